import { AppText } from '@/components/ui/AppText';
import { Column } from '@/components/ui/layout';
import {
  gainAfter,
  isMirrored,
  lacerdaChurchGain,
  MAX_CLERGY,
  type Answer,
  type Command,
  type GameState,
} from '@/engine';
import { momentWords } from '@/i18n/moments';
import { useWords } from '@/i18n/useWords';

import { Ask } from '../his/Ask';

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
      <AppText>{words.his(his.granted, his.granted - ships, ships)}</AppText>
      <AppText>{words.standUp}</AppText>
    </Column>
  );
}

const commandOf = (answer: Answer): Command =>
  answer.kind === 'church' && answer.choice !== 'declined'
    ? { kind: 'church-choice', ...answer.choice }
    : { kind: 'decline-church' };
