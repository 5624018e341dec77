import type { ReactNode } from 'react';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import type { ChecklistItem } from '@/components/ui/Checklist';
import type { GameState, MoveWhy, Played, Seat } from '@/engine';
import type { moments } from '@/i18n/en/moments';

type Words = (typeof moments)['period'];
type Step = Omit<ChecklistItem, 'done'>;
type Wigs = Extract<MoveWhy, { readonly code: 'period-wigs' }>;

const SIZE = 36;

const wigsOf = ({ why }: Played, seat: Seat): Wigs | undefined =>
  why.filter((one): one is MoveWhy & Wigs => one.code === 'period-wigs').find((one) => one.seat === seat);

function wigSteps(change: Played, words: Words): readonly Step[] {
  const [yours, his] = [wigsOf(change, 'you'), wigsOf(change, 'lacerda')];
  const icon = <PieceIcon piece="wig" size={SIZE} />;
  const { you, lacerda } = change.after;
  return [
    ...(yours === undefined
      ? []
      : [{ id: 'your-wigs', icon, label: words.yourWigs(yours.of, yours.of * yours.each, you.wigs) }]),
    ...(his === undefined
      ? []
      : [{ id: 'his-wigs', icon, label: words.hisWigs(his.of, his.of * his.each, lacerda.wigs) }]),
  ];
}

/** What the hands do between the periods, in the rulebook's order (`end.period`, `solo.period`); `rewards` is entered below the discards. */
export function periodSteps(
  { aide, courtier }: GameState,
  change: Played,
  words: Words,
  rewards: ReactNode,
): readonly Step[] {
  return [
    { id: 'cards', icon: <DeckIcon deck={aide} size={SIZE} />, ...words.cards },
    ...wigSteps(change, words),
    { id: 'ships', icon: <ShipIcon hull={3} size={SIZE} />, ...words.ships },
    { id: 'discard', icon: <PieceIcon piece="favour" size={SIZE} />, ...words.discard, below: rewards },
    { id: 'hand', icon: <DeckIcon deck="king" size={SIZE} />, ...words.hand },
    { id: 'decks', icon: <DeckIcon deck="minister" size={SIZE} />, ...words.decks },
    { id: 'refill', icon: <PieceIcon piece="decree" size={SIZE} />, ...words.refill },
    { id: 'stays', icon: <PieceIcon piece="aide" fill="stone" size={SIZE} />, ...words.stays(aide, courtier) },
  ];
}
