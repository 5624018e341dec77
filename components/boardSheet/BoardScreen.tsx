import { useGlobalSearchParams } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { printPage } from '@/components/transfer/printPage';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { SHEET_ENTRIES, unconfirmed, type SheetEntry } from '@/engine';
import { printWords } from '@/i18n/print';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { withSheet } from '@/store/boardCopy';
import { useBoardCopy, useBoardSheets } from '@/store/boardSheets';

import { ClergyPanel } from './clergy/ClergyPanel';
import { ConfirmForLacerda } from './ConfirmForLacerda';
import { Copies } from './Copies';
import { mustConfirmForLacerda } from './lacerdaEntries';
import { nameOfCopy } from './nameOfCopy';
import { Panel } from './Panel';
import { RewardsPanel } from './rewards/RewardsPanel';

/** My board: every panel beside how it lies on the table, matched once. */
export function BoardScreen() {
  const words = useWords(sheetWords);
  const { loaded } = useBoardCopy();
  const [quick, setQuick] = useState(false);
  return (
    <Screen title={quick ? words.lacerda.title : words.title} wide={!quick}>
      {quick ? <QuickPath onLeave={() => setQuick(false)} /> : <Introduction onQuick={() => setQuick(true)} />}
      {loaded && !quick && <Panels />}
    </Screen>
  );
}

function QuickPath({ onLeave }: { readonly onLeave: () => void }) {
  const words = useWords(sheetWords).lacerda;
  return (
    <>
      <ConfirmForLacerda onDone={onLeave} />
      <Button kind="quiet" label={words.leave} onPress={onLeave} />
    </>
  );
}

function Introduction({ onQuick }: { readonly onQuick: () => void }) {
  const words = useWords(sheetWords);
  const { links } = useWords(printWords);
  const { copy, loaded } = useBoardCopy();
  const [several, unsaved, unreadable] = [
    useBoardSheets(({ copies }) => copies.length > 1),
    useBoardSheets((sheets) => sheets.unsaved),
    useBoardSheets((sheets) => sheets.unreadable),
  ];
  const place = useBoardSheets(({ copies }) => copies.findIndex(({ id }) => id === copy.id));
  const left = unconfirmed(copy.confirmed, SHEET_ENTRIES).length;
  return (
    <View style={{ gap: SPACE.m }}>
      <AppText>{words.intro}</AppText>
      {several && <AppText variant="label">{words.copies.lies(nameOfCopy(copy, place, words))}</AppText>}
      {loaded && (
        <AppText variant="label" live>
          {left === 0 ? words.allMatched : words.progress(SHEET_ENTRIES.length - left, SHEET_ENTRIES.length)}
        </AppText>
      )}
      {unsaved && <Notice text={words.unsaved} />}
      {unreadable > 0 && <Notice text={words.unreadable(unreadable)} />}
      {loaded && mustConfirmForLacerda(copy.confirmed) && (
        <Button kind="secondary" label={words.lacerda.start} onPress={onQuick} />
      )}
      {printPage !== undefined && <LinkButton kind="secondary" href="/print?page=board" label={links.board} />}
    </View>
  );
}

const Notice = ({ text }: { readonly text: string }) => (
  <Card tone="primarySoft">
    <AppText>{text}</AppText>
  </Card>
);

/** Two columns by wrapping: the first half beside the second where there is room. */
const COLUMNS: readonly (readonly SheetEntry[])[] = [SHEET_ENTRIES.slice(0, 5), SHEET_ENTRIES.slice(5)];

function Panels() {
  const { copy } = useBoardCopy();
  const change = useBoardSheets((sheets) => sheets.change);
  const { '#': wanted } = useGlobalSearchParams<{ readonly '#'?: string }>();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l, alignItems: 'flex-start' }}>
      {COLUMNS.map((entries, place) => (
        <View
          key={place}
          style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, minWidth: 0, maxWidth: '100%', gap: SPACE.l }}
        >
          {entries.map((entry) => (
            <Panel key={`${copy.id} ${entry}`} entry={entry} copy={copy} wanted={entry === wanted} onChange={change} />
          ))}
        </View>
      ))}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, minWidth: 0, maxWidth: '100%' }}>
        <RewardsPanel sheet={copy.sheet} onChange={(part) => void change((now) => withSheet(now, part))} />
      </View>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, minWidth: 0, maxWidth: '100%' }}>
        <ClergyPanel sheet={copy.sheet} onChange={(part) => void change((now) => withSheet(now, part))} />
      </View>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, minWidth: 0, maxWidth: '100%' }}>
        <Copies />
      </View>
    </View>
  );
}
