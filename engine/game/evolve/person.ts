import type { GameState, Person, ShipCard } from '../../model/state';
import type { Hull } from '../../model/vocabulary';
import { hasRoomFor } from '../../rubble/sets';
import type { EventOf } from '../event';

const withYou = (state: GameState, change: Partial<Person>): GameState => ({
  ...state,
  you: { ...state.you, ...change },
});

const replaceAt = <T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
  list.map((item, at) => (at === index ? change(item) : item));

const loaded = <S extends { readonly cargo: number }>(ship: S): S => ({ ...ship, cargo: ship.cargo + 1 });

/** The cargo stays under the new ship (`ship.replace`); at sea it was all paid for (`sell.sail`). */
const replaced = (ship: ShipCard, hull: Hull): ShipCard => ({
  ...ship,
  hull,
  ...(ship.cargo >= ship.hull && { paid: ship.cargo }),
});

/** Puts a crate under the n-th ship among the cards. */
function loadOwn(state: GameState, index: number): GameState {
  let ships = -1;
  const portfolio = state.you.portfolio.map((card) => {
    if (card.card !== 'ship') return card;
    ships += 1;
    return ships === index ? loaded(card) : card;
  });
  return withYou(state, { portfolio });
}

const lessOfficial = (state: GameState, { noble, from }: EventOf<'official-returned'>): GameState => {
  const place = from === 'office' ? 'offices' : 'plazas';
  const here = state[place][noble];
  return { ...state, [place]: { ...state[place], [noble]: { ...here, you: here.you - 1 } } };
};

export const personEvolvers = {
  'reis-changed': (state: GameState, { by }: EventOf<'reis-changed'>): GameState =>
    withYou(state, { reis: state.you.reis + by }),
  'goods-changed': (state: GameState, { good, by }: EventOf<'goods-changed'>): GameState =>
    withYou(state, { goods: { ...state.you.goods, [good]: state.you.goods[good] + by } }),
  'cargo-loaded': (state: GameState, { owner, index }: EventOf<'cargo-loaded'>): GameState =>
    owner === 'you'
      ? loadOwn(state, index)
      : { ...state, lacerda: { ...state.lacerda, ships: replaceAt(state.lacerda.ships, index, loaded) } },
  'card-tucked': (state: GameState, { card }: EventOf<'card-tucked'>): GameState =>
    withYou(state, { portfolio: [...state.you.portfolio, card] }),
  'card-discarded': (state: GameState, { index }: EventOf<'card-discarded'>): GameState =>
    withYou(state, { portfolio: state.you.portfolio.filter((_, at) => at !== index) }),
  'ship-replaced': (state: GameState, { index, hull }: EventOf<'ship-replaced'>): GameState => ({
    ...withYou(state, {
      portfolio: replaceAt(state.you.portfolio, index, (card) => (card.card === 'ship' ? replaced(card, hull) : card)),
    }),
    shipyard: state.shipyard.slice(1),
  }),
  'official-returned': lessOfficial,
  'plan-completed': (state: GameState, { index }: EventOf<'plan-completed'>): GameState =>
    withYou(state, { plans: replaceAt(state.you.plans, index, (plan) => ({ ...plan, done: true })) }),
  'decree-taken': (state: GameState, { wigs }: EventOf<'decree-taken'>): GameState =>
    withYou(state, { decrees: [...state.you.decrees, wigs] }),
  'markers-changed': (state: GameState, { by }: EventOf<'markers-changed'>): GameState =>
    withYou(state, { markers: state.you.markers + by }),
  'pile-cube-taken': (state: GameState, { cube }: EventOf<'pile-cube-taken'>): GameState => {
    const taken: GameState = { ...state, pile: state.pile - 1 };
    return hasRoomFor(state.you, cube)
      ? withYou(taken, { rubble: { ...state.you.rubble, [cube]: state.you.rubble[cube] + 1 } })
      : taken;
  },
};
