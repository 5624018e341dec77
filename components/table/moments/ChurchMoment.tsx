import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import {
  gainAfter,
  isMirrored,
  lacerdaChurchGain,
  MAX_CLERGY,
  type ChurchChoice,
  type ClergyTile,
  type Command,
  type GameState,
  type HandLine,
} from '@/engine';
import { momentWords } from '@/i18n/moments';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { churchChoice, ClergyChoice, withinBacks } from '../his/AskChurch';
import { LineRow } from '../his/lines/LineRow';

interface ChurchMomentProps {
  readonly state: GameState;
  readonly choice: ChurchChoice;
  readonly onChange: (choice: ChurchChoice) => void;
}

/** The Cardinal lies down at the end of your turn: your clergy tiles are asked, and on wish it is said what Lacerda gains. */
export function ChurchMoment({ state, choice, onChange }: ChurchMomentProps) {
  const words = useWords(momentWords).church;
  const [isOpen, setOpen] = useState(false);
  const tiles = tilesAtStake(state);
  return (
    <Column gap="s">
      <ClergyChoice
        tiles={tiles?.length ?? MAX_CLERGY}
        least={0}
        church={{ gain: (discard) => gainAfter(state, discard).granted, tiles }}
        choice={choice}
        onChange={onChange}
      />
      {isOpen ? <ThenHe state={state} /> : <Button kind="quiet" label={words.then} onPress={() => setOpen(true)} />}
    </Column>
  );
}

const tilesAtStake = (state: GameState): readonly ClergyTile[] | null =>
  isMirrored(state, 'clergy') ? state.you.clergy : null;

/** Until you choose, all tiles are kept. */
export const churchAtFirst = (state: GameState): ChurchChoice => churchChoice(tilesAtStake(state), 0);

interface ChurchButtonProps {
  readonly choice: ChurchChoice;
  readonly onChoose: (command: Command) => void;
}

/** The one button: it keeps them all, or says what is discarded and the wigs that brings. */
export function ChurchButton({ choice, onChoose }: ChurchButtonProps) {
  const { asks } = useWords(turnWords);
  const { confirm } = useWords(yourMoveWords);
  const told = withinBacks(choice);
  if (told.tiles === 0) return <Button wide label={asks.keep} onPress={() => onChoose({ kind: 'decline-church' })} />;
  const label = `${asks.discard(told.tiles)} · ${confirm.amount('wigs', told.wigs)}`;
  return <Button wide label={label} onPress={() => onChoose({ kind: 'church-choice', ...told })} />;
}

/** What Lacerda gains, and the Cardinal stands up again. */
function ThenHe({ state }: { readonly state: GameState }) {
  const words = useWords(momentWords).church;
  const his = lacerdaChurchGain(state);
  const ships = his.parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <Card style={{ padding: 0, gap: 0 }}>
        <View role="list" aria-label={words.then}>
          {thenHe(state, his.to, his.granted).map((line, at) => (
            <View key={line.code} role="listitem">
              <LineRow line={{ line, step: null, before: state }} first={at === 0} onOpen={undefined} />
            </View>
          ))}
        </View>
      </Card>
      <Note>{words.his(his.granted - ships, ships)}</Note>
    </>
  );
}

/** What the hands do once you have chosen. */
const thenHe = ({ lacerda }: GameState, to: number, granted: number): readonly HandLine[] => [
  granted === 0
    ? { code: 'no-gain' }
    : { code: 'influence', by: 'church', seat: 'lacerda', from: lacerda.influence, to },
  { code: 'cardinal-up' },
];
