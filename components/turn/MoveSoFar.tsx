import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { GOODS, SEATS, type GameState } from '@/engine';
import { nameWords } from '@/i18n/names';
import { soloWords } from '@/i18n/solo';
import type { solo } from '@/i18n/en/solo';
import { commandWords } from '@/i18n/turnCommands';
import { useTranslate, useWords } from '@/i18n/useWords';

import { commandSaid } from './commandSaid';
import { Printed } from './Printed';
import type { YourMove } from './useYourMove';

interface Effect {
  readonly what: string;
  readonly by: number;
  readonly now: number;
}

/** What you hold more or less than before; in the smaller depth réis and goods are not kept. */
function yourEffects({ you: was }: GameState, { you: now, depth }: GameState, words: typeof solo, good: Readonly<Record<string, string>>): readonly Effect[] {
  const amounts = (['wigs', 'influence', 'reis'] as const).map((amount) => ({ what: words.amounts[amount], by: now[amount] - was[amount], now: now[amount] }));
  const goods = GOODS.map((one) => ({ what: good[one] ?? one, by: now.goods[one] - was.goods[one], now: now.goods[one] }));
  const all = depth === 'everything' ? [...amounts, ...goods] : amounts.filter(({ what }) => what !== words.amounts.reis);
  return all.filter(({ by }) => by !== 0);
}

const hisEffects = ({ lacerda: was }: GameState, { lacerda: now }: GameState, words: typeof solo): readonly Effect[] =>
  (['wigs', 'influence'] as const)
    .map((amount) => ({ what: words.amounts[amount], by: now[amount] - was[amount], now: now[amount] }))
    .filter(({ by }) => by !== 0);

interface MoveSoFarProps {
  readonly start: GameState;
  readonly move: YourMove;
}

/** The move as entered, what it does to both of you, and what the cardboard still has to say about it. */
export function MoveSoFar({ start, move: { chosen, preview, commands, change } }: MoveSoFarProps) {
  const words = useWords(soloWords);
  const said = useWords(commandWords);
  const { good } = useWords(nameWords);
  const { list } = useTranslate();
  if (chosen.length === 0) return null;
  const effects = { you: yourEffects(start, preview.state, words, good), lacerda: hisEffects(start, preview.state, words) };
  return (
    <Card tone="primarySoft" title={words.entered} style={{ padding: SPACE.m, gap: SPACE.s }}>
      {chosen.map((command, at) => (
        <AppText key={`${at} ${command.kind}`}>{commandSaid(command, said)}</AppText>
      ))}
      <Printed command={chosen.at(-1)} onChange={change} />
      {SEATS.filter((seat) => effects[seat].length > 0).map((seat) => (
        <AppText key={seat} variant="label" live>
          {`${words.seat[seat]}: ${list(effects[seat].map(({ by, what, now }) => words.change(by, what, now)))}`}
        </AppText>
      ))}
      {commands.length === 0 && <AppText tone="inkSoft">{words.nothingLeft}</AppText>}
    </Card>
  );
}
