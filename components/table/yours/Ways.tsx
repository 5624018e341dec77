import { useMemo, useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { legal, waysOf, type Command, type CommandOf, type GameState } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

/** The choices that can be paid or carried out in several ways. */
const KINDS = [
  'play-noble-card',
  'play-treasury-card',
  'visit',
  'follow',
  'buy-land',
  'staff-building',
  'build-ship',
  'sponsor',
] as const;
type WithWays = CommandOf<(typeof KINDS)[number]>;

const hasWays = (command: Command): command is WithWays => KINDS.some((kind) => kind === command.kind);

/** Every way of a choice, itself included; none where there is only one. */
export function useWays(before: GameState, command: Command): readonly Command[] {
  return useMemo(() => {
    if (!hasWays(command)) return [];
    const ways = waysOf(before, command, legal(before));
    return ways.length > 1 ? ways : [];
  }, [before, command]);
}

const AT_FIRST = 4;
const key = (command: Command): string => JSON.stringify(command);

/** Taking more from the influence track than must be is rare: it is folded away. */
const isUsual = (way: Command, ways: readonly Command[]): boolean =>
  !('coins' in way) || way.coins === Math.min(...ways.map((one) => ('coins' in one ? one.coins : 0)));

interface WaysProps {
  readonly command: Command;
  readonly ways: readonly Command[];
  readonly onChange: (command: Command) => void;
}

/** From what it is paid, by which house or officials: the usual way is chosen already, the others are one tap. */
export function Ways({ command, ways, onChange }: WaysProps) {
  const words = useWords(yourTurnWords).ways;
  const [all, showAll] = useState(false);
  const shown = ways.filter((way, at) => all || (at < AT_FIRST && isUsual(way, ways)) || key(way) === key(command));
  if (ways.length === 0 || !hasWays(command)) return null;
  const said = words.said as Readonly<Record<WithWays['kind'], (way: Command) => string>>;
  const choose = (chosen: string): void => ways.filter((way) => key(way) === chosen).forEach(onChange);
  return (
    <Column gap="xs">
      <AppText variant="small" tone="inkSoft">
        {words[command.kind]}
      </AppText>
      <Segment
        label={words[command.kind]}
        options={shown.map((way) => ({ value: key(way), label: said[command.kind](way) }))}
        value={key(command)}
        onChange={choose}
      />
      {shown.length < ways.length && (
        <Button kind="quiet" label={words.more(ways.length - shown.length)} onPress={() => showAll(true)} />
      )}
    </Column>
  );
}
