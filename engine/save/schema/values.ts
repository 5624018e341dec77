import { recordOf } from '../../core/record';
import type { Reward } from '../../model/boardSheet';
import type { NobleCard, PortfolioCard, Ship, ShipCard, TreasuryCard } from '../../model/cards';
import type { ClergyTile, Cubes, Face, Plan } from '../../model/state';
import { CLERGY_BENEFITS } from '../../model/cards';
import { LIMITS } from '../../model/limits';
import { DEPTHS, UNKNOWN } from '../../model/state';
import {
  ARCHITECTS,
  CITY_TILES,
  COLOURS,
  COLUMNS,
  DECKS,
  GAPS,
  GOODS,
  HOUSE_GROUPS,
  HULLS,
  NOBLES,
  ROWS,
  RUBBLE_KINDS,
  SEATS,
  SITES,
  SPACES,
  STATE_ACTIONS,
} from '../../model/vocabulary';
import type { ByGood } from '../../model/vocabulary';
import { hasReward } from '../../sheet/check';
import { rewardReader } from '../../sheet/read';
import type { Schema } from './shape';
import { choice, fields, list, orNull, orWord, text, truth, tuple, variant, where, whole } from './shape';

export const seat = choice(SEATS);
export const noble = choice(NOBLES);
export const deck = choice(DECKS);
export const good = choice(GOODS);
export const architect = choice(ARCHITECTS);
export const hull = choice(HULLS);
export const gap = choice(GAPS);
export const space = choice(SPACES);
export const site = choice(SITES);
export const row = choice(ROWS);
export const column = choice(COLUMNS);
export const colour = choice(COLOURS);
export const cube = choice(RUBBLE_KINDS);
export const cityTile = choice(CITY_TILES);
export const house = choice(HOUSE_GROUPS);
export const stateAction = choice(STATE_ACTIONS);
export const depth = choice(DEPTHS);

export const amount = whole(0);
export const difference = whole(-LIMITS.amount);

export const goods: Schema<ByGood<number>> = fields(recordOf(GOODS, () => amount));
export const cubes: Schema<Cubes> = list(cube);
export const face: Schema<Face> = tuple<Face>([good, good]);
/** What lies on top of a stack: known, not entered yet, or nothing left. */
export const faceOnTop = orNull(orWord(UNKNOWN, face));
export const planOnTop = orNull(orWord(UNKNOWN, amount));

export const ship: Schema<Ship> = fields<Ship>({ hull, cargo: amount, paid: amount }, { optional: ['paid'] });

const CARDS: { readonly [Kind in PortfolioCard['card']]: Schema<Extract<PortfolioCard, { readonly card: Kind }>> } = {
  noble: fields<NobleCard>({ card: choice(['noble']), noble, influence: amount }),
  ship: fields<ShipCard>({ card: choice(['ship']), hull, cargo: amount, paid: amount }, { optional: ['paid'] }),
  treasury: fields<TreasuryCard>(
    {
      card: choice(['treasury']),
      reis: amount,
      perGood: amount,
      fewerOfficials: amount,
      cheaperOfficials: amount,
      visit: amount,
    },
    { optional: ['perGood', 'fewerOfficials', 'cheaperOfficials', 'visit'] },
  ),
};

export const card: Schema<PortfolioCard> = variant<PortfolioCard>('card', CARDS);
/** As it was entered: what it does not give may be written as 0. */
export const clergyTile: Schema<ClergyTile> = fields<ClergyTile>(
  { ...recordOf(CLERGY_BENEFITS, () => amount), note: text },
  { optional: [...CLERGY_BENEFITS, 'note'] },
);
export const plan: Schema<Plan> = fields<Plan>({ architect, officials: amount, done: truth });
export const rewards: Schema<readonly Reward[]> = list(rewardReader);
/** A space, a site or the printed number of a card. */
export const rewardPlace: Schema<string> = where(text, (told) =>
  hasReward(told) ? undefined : { code: 'no-such-place', what: 'reward' },
);
