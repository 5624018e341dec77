import { recordOf } from '../core/record';
import { MOST_WIGS_OF_A_DECREE } from '../decrees/decrees';
import { HIS_START, YOUR_START } from '../game/setup/start';
import { HOUSES_IN_GROUP } from '../houses/houses';
import type { Fault } from '../model/fault';
import { LIMITS } from '../model/limits';
import { SOLO } from '../model/players';
import type { Reader } from '../model/reading';
import { choice, distinct, fault, fields, isObject, list, over, truth, where, whole } from '../model/reading';
import type { Lacerda, NobleCard, Person, Plan, PortfolioCard, Ship, ShipCard, TreasuryCard } from '../model/state';
import { MAX_CUBES_OF_A_KIND, MAX_INFLUENCE, OFFICIALS_EACH } from '../model/state';
import { ARCHITECTS, GOODS, HOUSE_GROUPS, HULLS, NOBLES, RUBBLE_KINDS } from '../model/vocabulary';
import { clergy } from './clergy';

const SET_MARKERS = 5;

/** An amount of something: none or more. */
export const amount = whole(0);
/** What stands on a card. */
const printed = whole(0, LIMITS.printed);
const cards = whole(0, LIMITS.cards);
export const planOfficials = whole(1, OFFICIALS_EACH);

/** More goods than the hull holds, or more of them paid for than there are. */
function overloaded({ hull, cargo, paid = 0 }: Ship): Fault | undefined {
  if (cargo > hull) return { code: 'cargo-over-hull', hull, cargo };
  return paid > cargo ? { code: 'paid-over-cargo', paid, cargo } : undefined;
}

const ship: Reader<Ship> = where(
  fields<Ship>({ hull: choice(HULLS), cargo: amount, paid: amount }, { defaults: { cargo: 0 }, optional: ['paid'] }),
  overloaded,
);

const CARDS: Readonly<Record<PortfolioCard['card'], Reader<PortfolioCard>>> = {
  noble: fields<NobleCard>(
    { card: choice(['noble']), noble: choice(NOBLES), influence: printed },
    { defaults: { influence: 0 } },
  ),
  ship: where(
    fields<ShipCard>(
      { card: choice(['ship']), hull: choice(HULLS), cargo: amount, paid: amount },
      { defaults: { cargo: 0 }, optional: ['paid'] },
    ),
    overloaded,
  ),
  treasury: fields<TreasuryCard>(
    {
      card: choice(['treasury']),
      reis: printed,
      perGood: printed,
      fewerOfficials: printed,
      cheaperOfficials: printed,
      visit: printed,
    },
    { defaults: { reis: 0 }, optional: ['perGood', 'fewerOfficials', 'cheaperOfficials', 'visit'] },
  ),
};

const cardKind = fields({ card: choice(['noble', 'ship', 'treasury']) });

/** A portfolio card: its kind says which fields it has. */
const card: Reader<PortfolioCard> = (value, place) => {
  if (!isObject(value)) return fault(place, { code: 'not-an-object' });
  const { card: told } = value;
  const kind = cardKind(told === undefined ? {} : { card: told }, place);
  return kind === undefined ? undefined : CARDS[kind.card](value, place);
};

const plan: Reader<Plan> = fields<Plan>(
  { architect: choice(ARCHITECTS), officials: planOfficials, done: truth },
  { defaults: { done: false } },
);

const favours = distinct(choice(NOBLES));

/** What you hold, over your setup. */
export const person: Reader<Person> = over<Person>(YOUR_START, {
  wigs: amount,
  influence: whole(0, MAX_INFLUENCE),
  reis: amount,
  goods: over(
    YOUR_START.goods,
    recordOf(GOODS, () => whole(0, LIMITS.goods)),
  ),
  rubble: over(
    YOUR_START.rubble,
    recordOf(RUBBLE_KINDS, () => whole(0, MAX_CUBES_OF_A_KIND)),
  ),
  houses: over(
    YOUR_START.houses,
    recordOf(HOUSE_GROUPS, (group) => whole(0, HOUSES_IN_GROUP[group])),
  ),
  portfolio: list(card),
  favours,
  plans: list(plan),
  clergy,
  decrees: list(whole(0, MOST_WIGS_OF_A_DECREE)),
  markers: whole(0, SET_MARKERS),
});

type Told = Omit<Lacerda, 'clergyOwed'>;

const toldLacerda: Reader<Told> = over<Told>(withoutOwed(HIS_START), {
  wigs: amount,
  influence: whole(0, MAX_INFLUENCE),
  cubes: whole(0, SOLO.cubes),
  decrees: cards,
  ships: list(ship),
  favours,
  plans: list(planOfficials),
});

/** Between turns Lacerda is owed nothing, so a position does not speak of it. */
export function withoutOwed({ clergyOwed: _, ...told }: Lacerda): Told {
  return told;
}

/** What Lacerda holds, over his setup. */
export const lacerda: Reader<Lacerda> = (value, place) => {
  const told = toldLacerda(value, place);
  return told === undefined ? undefined : { ...told, clergyOwed: 0 };
};
