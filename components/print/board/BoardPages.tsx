import { rewardText, placeName } from '@/components/boardSheet/rewards/rewardText';
import { nameOfCopy } from '@/components/boardSheet/nameOfCopy';
import { summaryOf } from '@/components/boardSheet/summaries';
import { SHEET_ENTRIES, unconfirmed, type BoardSheet, type SheetEntry } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { nameWords } from '@/i18n/names';
import { printWords } from '@/i18n/print';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { useBoardCopy, useBoardSheets } from '@/store/boardSheets';

import { Line } from '../Line';
import { Columns, Part, Sheet } from '../Sheet';
import { DRAWN } from './tracks';

/** What this copy prints: its tracks and values on one page; what was met while playing, if anything was, on the next. */
export function BoardPages() {
  const words = useWords(sheetWords);
  const { copy } = useBoardCopy();
  const place = useBoardSheets(({ copies }) => copies.findIndex(({ id }) => id === copy.id));
  const title = `Lisboa · ${nameOfCopy(copy, Math.max(place, 0), words)}`;
  const met = givingPlaces(copy.sheet).length + copy.sheet.clergy.length > 0;
  return (
    <>
      <Sheet title={title}>
        {SHEET_ENTRIES.map((entry) => (
          <Panel key={entry} entry={entry} sheet={copy.sheet} open={unconfirmed(copy.confirmed, [entry]).length > 0} />
        ))}
      </Sheet>
      {met && <Met title={`${title}, 2`} sheet={copy.sheet} />}
    </>
  );
}

interface PanelProps {
  readonly entry: SheetEntry;
  readonly sheet: BoardSheet;
  readonly open: boolean;
}

function Panel({ entry, sheet, open }: PanelProps) {
  const words = { sheet: useWords(sheetWords), names: useWords(nameWords) };
  const paper = useWords(printWords).board;
  const { title } = words.sheet.panels[entry];
  const Drawn = DRAWN[entry];
  return (
    <Part plain={Drawn !== undefined} title={open ? paper.unconfirmed(title) : title}>
      {Drawn === undefined ? <Line>{summaryOf(entry, sheet, words)}</Line> : <Drawn sheet={sheet} />}
    </Part>
  );
}

/** The places that give something; of some it is known that they don't. */
const givingPlaces = ({ rewards }: BoardSheet) => Object.entries(rewards).filter(([, given]) => given.length > 0);

/** Rewards and clergy tiles of this copy. */
function Met({ title, sheet }: { readonly title: string; readonly sheet: BoardSheet }) {
  const words = useWords(sheetWords);
  const clergy = useWords(clergyWords);
  const places = givingPlaces(sheet);
  return (
    <Sheet title={title}>
      {places.length > 0 && (
        <Part title={words.rewards.title}>
          <Columns>
            {places.map(([place, given]) => (
              <Line key={place} name={placeName(place, words)}>
                {words.rewards.list(given.map((reward) => rewardText(reward, words)))}
              </Line>
            ))}
          </Columns>
        </Part>
      )}
      {sheet.clergy.length > 0 && (
        <Part title={clergy.title}>
          {sheet.clergy.map((tile) => (
            <Line key={clergy.tile(tile)}>{clergy.tile(tile)}</Line>
          ))}
        </Part>
      )}
    </Sheet>
  );
}
