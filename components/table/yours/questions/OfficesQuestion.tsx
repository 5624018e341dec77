import { NobleIcon } from '@/components/pieces/NobleIcon';
import { decide, NOBLES, type Command, type GameState, type Noble } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChoiceTile, TileRow } from '../../ChoiceTile';
import { isKind } from './isKind';

const isRecruit = isKind('recruit-officials');
const of = (nobles: readonly Noble[]): string => NOBLES.filter((noble) => nobles.includes(noble)).join();

/** The officials sent out when an office is touched: added, taken away, or instead of the first where no more may go. */
export function withOffice(commands: readonly Command[], sent: readonly Noble[], noble: Noble): Command | undefined {
  const all = commands.filter(isRecruit);
  const find = (nobles: readonly Noble[]): Command | undefined => all.find((one) => of(one.nobles) === of(nobles));
  if (sent.includes(noble)) return find(sent.filter((one) => one !== noble));
  return find([...sent, noble]) ?? find([...sent.slice(1), noble]) ?? find([noble]);
}

/** How many of yours are in the office once the officials are sent: in a full one, one of yours may be pushed out (`state.officials`). */
function officialsAfter(state: GameState, move: Command, noble: Noble): number {
  const decided = decide(state, move);
  return (decided.ok ? decided.value.after : state).offices[noble].you;
}

interface OfficesQuestionProps {
  readonly state: GameState;
  readonly commands: readonly Command[];
  readonly chosen: Command | null;
  readonly onChoose: (command: Command) => void;
}

/** The three offices with how many of yours are in each. */
export function OfficesQuestion({ state, commands, chosen, onChoose }: OfficesQuestionProps) {
  const words = useWords(yourMoveWords);
  const sent = chosen?.kind === 'recruit-officials' ? chosen.nobles : [];
  return (
    <TileRow basis={80}>
      {NOBLES.map((noble) => {
        const was = state.offices[noble].you;
        const isSent = sent.includes(noble);
        const next = withOffice(commands, sent, noble);
        const move = isSent ? chosen : (next ?? null);
        const then = move === null ? was : officialsAfter(state, move, noble);
        const isOpen = commands.some((one) => isRecruit(one) && one.nobles.includes(noble));
        return (
          <ChoiceTile
            key={noble}
            many
            selected={isSent}
            name={words.officeName(noble, was, isSent ? then : was)}
            label={was === then ? words.count(was) : words.change(was, then)}
            icon={<NobleIcon noble={noble} size={32} />}
            why={isOpen ? undefined : words.noRoom}
            onPress={() => next !== undefined && onChoose(next)}
          />
        );
      })}
    </TileRow>
  );
}
