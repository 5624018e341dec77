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

function wigSteps({ you, lacerda }: GameState, change: Played, words: Words): readonly Step[] {
  const [yours, his] = [wigsOf(change, 'you'), wigsOf(change, 'lacerda')];
  const icon = <PieceIcon piece="wig" size={SIZE} />;
  const { after } = change;
  return [
    ...(yours === undefined ? [] : [{ id: 'your-wigs', icon, ...words.yourWigs(yours.of, you.wigs, after.you.wigs) }]),
    ...(his === undefined
      ? []
      : [{ id: 'his-wigs', icon, ...words.hisWigs(his.of, lacerda.wigs, after.lacerda.wigs) }]),
  ];
}

/** What the hands do between the periods, in the rulebook's order (`end.period`, `solo.period`); `rewards` is entered below the discards. */
export function periodSteps(state: GameState, change: Played, words: Words, rewards: ReactNode): readonly Step[] {
  const { aide, courtier } = state;
  return [
    { id: 'cards', icon: <DeckIcon deck={aide} size={SIZE} />, ...words.cards },
    ...wigSteps(state, change, words),
    { id: 'ships', icon: <ShipIcon size={SIZE} />, ...words.ships },
    { id: 'new-ships', icon: <ShipIcon hull={3} size={SIZE} />, ...words.newShips },
    { id: 'discard', icon: <PieceIcon piece="favour" size={SIZE} />, ...words.discard, below: rewards },
    { id: 'hand', icon: <DeckIcon deck="king" size={SIZE} />, ...words.hand },
    { id: 'decks', icon: <DeckIcon deck="minister" size={SIZE} />, ...words.decks },
    { id: 'clergy', icon: <PieceIcon piece="clergy" size={SIZE} />, ...words.clergy },
    { id: 'decrees', icon: <PieceIcon piece="decree" size={SIZE} />, ...words.decrees },
    { id: 'stays', icon: <PieceIcon piece="aide" fill="stone" size={SIZE} />, ...words.stays(aide, courtier) },
  ];
}
