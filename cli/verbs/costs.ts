import type { GameState, LandOffer, Noble, Seat, ShipCost, Space } from '@/engine';
import { NOBLES, SEATS, hireOne, landOffers, reading, shipOffer, sponsorPrice, visitOffer } from '@/engine';
import { position } from '../input';
import type { Verb } from '../verb';

interface Input {
  readonly position: GameState;
  readonly seat: Seat;
}

const input = reading.fields<Input>({ position, seat: reading.choice(SEATS) }, { defaults: { seat: 'you' } });

function visit(state: GameState, seat: Seat, noble: Noble) {
  const { total, treasury, officials, affordable, pay } = visitOffer(state, seat, noble);
  return {
    cost: total,
    treasury,
    officials,
    affordable,
    pay: pay.map(({ influence, wigs, reis, coins }) => ({ influence, wigs, reis, coins })),
  };
}

function plot({ cheapest, prices, wigs }: LandOffer) {
  const { total, treasury, rubble, benefits, affordable, take } = cheapest;
  const cubes = prices.flatMap((price) => (price.take === null ? [] : [{ ...price.take, price: price.total }]));
  return { price: total, treasury, rubble, benefits, affordable, wigs: wigs.total, take, cubes };
}

function land(state: GameState) {
  const bySpace: Partial<Record<Space, Record<string, ReturnType<typeof plot>>>> = {};
  for (const offer of landOffers(state, 'you')) {
    bySpace[offer.space] = { ...bySpace[offer.space], [offer.good]: plot(offer) };
  }
  return bySpace;
}

const goods = ({ goods: different, affordable }: ShipCost) => ({ goods: different, affordable });

function ship(state: GameState) {
  const offer = shipOffer(state);
  if (offer === null) return null;
  const replacing = Object.fromEntries(offer.replacing.map(({ hull, cost }) => [hull, goods(cost)]));
  return { hull: offer.hull, new: goods(offer.asNew), replacing };
}

function hire(state: GameState) {
  const { total, benefits } = hireOne(state);
  return { each: total, benefits };
}

function sponsor(state: GameState) {
  const { total, benefits, affordable } = sponsorPrice(state, 'you');
  return { price: total, benefits, affordable };
}

/** Lacerda pays for nothing but visits: he takes land and ships, hires nobody and sponsors nothing. */
const prices = (state: GameState, seat: Seat) =>
  seat === 'you'
    ? { land: land(state), ship: ship(state), hire: hire(state), sponsor: sponsor(state) }
    : { land: {}, ship: null, hire: null, sponsor: null };

/** Everything that has a price in a position. */
export const costs: Verb = (json) => {
  const read = reading.readAll(input, json);
  if (!read.ok) return read;
  const { position: state, seat } = read.value;
  const visits = Object.fromEntries(NOBLES.map((noble) => [noble, visit(state, seat, noble)]));
  return { ok: true, value: { visit: visits, ...prices(state, seat) } };
};
