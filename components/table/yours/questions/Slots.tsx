import { useMemo } from 'react';

import { legal, waysOf, type Command, type CommandOf, type GameState } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChoiceTile, TileRow } from '../../ChoiceTile';
import { Asking } from '../Asking';
import { CardIcon } from './PlainQuestion';

type Playing = CommandOf<'play-noble-card'> | CommandOf<'play-treasury-card'>;
const isPlaying = (command: Command): command is Playing =>
  command.kind === 'play-noble-card' || command.kind === 'play-treasury-card';

interface SlotsProps {
  readonly state: GameState;
  readonly command: Playing;
  readonly onChoose: (command: Command) => void;
}

/** An empty slot, or that of a card it replaces; asked for only where there is a choice. */
export function Slots({ state, command, onChoose }: SlotsProps) {
  const words = useWords(yourMoveWords);
  const { kind } = command;
  const noble = command.kind === 'play-noble-card' ? command.noble : null;
  const ways = useMemo(() => {
    const now = legal(state).filter(isPlaying);
    const alike = now.find((one) => one.kind === kind && (one.kind !== 'play-noble-card' || one.noble === noble));
    return alike === undefined ? [] : waysOf(state, alike, now).filter(isPlaying);
  }, [state, kind, noble]);
  if (ways.length < 2) return null;
  return (
    <Asking title={words.asks.slot}>
      <TileRow basis={70}>
        {ways.map(({ discard }) => {
          const card = discard === undefined ? undefined : state.you.portfolio[discard];
          return (
            <ChoiceTile
              key={discard ?? 'empty'}
              selected={discard === command.discard}
              name={words.slot(discard, card)}
              label={card === undefined ? words.emptySlot : words.cardShort(card)}
              icon={card === undefined ? undefined : <CardIcon card={card} size={24} />}
              onPress={() => onChoose(withDiscard(command, discard))}
            />
          );
        })}
      </TileRow>
    </Asking>
  );
}

function withDiscard({ discard: _, ...command }: Playing, discard: number | undefined): Command {
  return discard === undefined ? command : { ...command, discard };
}
