import type { GameState } from '../../model/state';
import type { Good, Hull, Noble, StateAction } from '../../model/vocabulary';
import { ARCHITECTS, GOODS, NOBLES } from '../../model/vocabulary';
import { typesOf } from '../../market/market';
import { shipCost } from '../../ships/shipCost';
import type { Command, ShipPlace } from '../command';

/** Every choice of so many different items, in the order of the list. */
export function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

const OFFICES: readonly (readonly Noble[])[] = [...subsets(NOBLES, 1), ...subsets(NOBLES, 2)];

function shipAt(state: GameState, hull: Hull, place: ShipPlace, replaces: Hull | null): readonly Command[] {
  const { goods } = shipCost(state.you, hull, replaces);
  const payments: readonly (readonly Good[])[] = subsets(typesOf(state.you.goods), goods);
  return payments.map((pay) => ({ kind: 'build-ship', pay, place }));
}

function ships(state: GameState): readonly Command[] {
  const hull = state.shipyard[0];
  if (hull === undefined) return [];
  return [
    ...shipAt(state, hull, { how: 'new' }, null),
    ...state.you.portfolio.flatMap((card, index) => [
      ...(card.card === 'ship' ? shipAt(state, hull, { how: 'replace', index }, card.hull) : []),
      ...shipAt(state, hull, { how: 'discard', index }, null),
    ]),
  ];
}

type Choices = Readonly<Record<StateAction, (state: GameState) => readonly Command[]>>;

const CHOICES: Choices = {
  officials: () => OFFICES.map((nobles) => ({ kind: 'recruit-officials', nobles })),
  plan: () => ARCHITECTS.map((architect) => ({ kind: 'take-plan', architect })),
  ship: ships,
  produce: () => [null, ...GOODS].map((extra) => ({ kind: 'produce', extra })),
  cardinal: () => ([1, 2] as const).map((steps) => ({ kind: 'meet-cardinal', steps })),
  favour: () => NOBLES.map((noble) => ({ kind: 'take-favour', noble })),
};

/** The ways a state action could be done. */
export const stateChoices = (state: GameState, action: StateAction): readonly Command[] => CHOICES[action](state);
