import { View } from 'react-native';

import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import {
  gainAfter,
  isMirrored,
  lacerdaChurchGain,
  MAX_CLERGY,
  type Answer,
  type Command,
  type GameState,
  type HandLine,
} from '@/engine';
import { momentWords } from '@/i18n/moments';
import { useWords } from '@/i18n/useWords';

import { Ask } from '../his/Ask';
import { LineRow } from '../his/lines/LineRow';

interface ChurchMomentProps {
  readonly state: GameState;
  readonly onChoose: (command: Command) => void;
}

/** The Cardinal lies down at the end of your turn: your clergy tiles first, then Lacerda, then he stands up again. */
export function ChurchMoment({ state, onChoose }: ChurchMomentProps) {
  const words = useWords(momentWords).church;
  const his = lacerdaChurchGain(state);
  const ships = his.parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);
  const tiles = isMirrored(state, 'clergy') ? state.you.clergy : null;
  const question = { kind: 'church', tiles: tiles?.length ?? MAX_CLERGY } as const;
  return (
    <Column gap="s">
      <Ask
        question={question}
        church={{ gain: (discard) => gainAfter(state, discard).granted, tiles }}
        onAnswer={(answer) => onChoose(commandOf(answer))}
        onFollow={() => undefined}
      />
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
    </Column>
  );
}

/** What the hands do once you have chosen. */
const thenHe = ({ lacerda }: GameState, to: number, granted: number): readonly HandLine[] => [
  granted === 0
    ? { code: 'no-gain' }
    : { code: 'influence', by: 'church', seat: 'lacerda', from: lacerda.influence, to },
  { code: 'cardinal-up' },
];

const commandOf = (answer: Answer): Command =>
  answer.kind === 'church' && answer.choice !== 'declined'
    ? { kind: 'church-choice', ...answer.choice }
    : { kind: 'decline-church' };
