import { useMemo } from 'react';

import { Note } from '@/components/ui/Note';
import { Column } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { cashableCoins, keepsHoldings, waysOf, type Command, type GameState } from '@/engine';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

type Paying = Command & { readonly coins: number };
const withoutCoins = (command: Command): string => JSON.stringify({ ...command, coins: 0 });
const isPaying = (command: Command): command is Paying => 'coins' in command;

interface CoinsProps {
  readonly state: GameState;
  readonly command: Paying;
  /** The usual payments here: as little from the track as must be. */
  readonly commands: readonly Command[];
  readonly onChoose: (command: Command) => void;
}

/** Réis may come from the influence track instead of the hand: asked for only where there is a choice. */
export function Coins({ state, command, commands, onChoose }: CoinsProps) {
  const words = useWords(yourMoveWords);
  const { number } = useTranslate();
  const ways = useMemo(() => {
    if (!keepsHoldings(state) || cashableCoins(state.sheet.coins, state.you.influence) === 0) return [];
    const usual = commands.find((one) => withoutCoins(one) === withoutCoins(command)) ?? command;
    return waysOf(state, usual, [usual]).filter(isPaying);
  }, [state, command, commands]);
  if (ways.length < 2) return null;
  return (
    <Column gap="xs">
      <Note>{words.asks.coins}</Note>
      <Segment
        label={words.asks.coins}
        options={ways.map(({ coins }) => ({ value: coins, label: number(coins) }))}
        value={command.coins}
        onChange={(coins) => ways.filter((way) => way.coins === coins).forEach(onChoose)}
      />
    </Column>
  );
}
