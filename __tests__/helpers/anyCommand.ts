import * as fc from 'fast-check';

import { SOLO_SITES } from '@/engine/board/sites';
import type { Command, CommandKind, OfficialAt } from '@/engine/game/command';
import type { Correction } from '@/engine/game/correction';
import type { Payment } from '@/engine/influence/waysToPay';
import type { Reward } from '@/engine/model/boardSheet';
import { LASTING_REWARDS, PLAIN_REWARDS } from '@/engine/model/boardSheet';
import type { ClergyTile, Face } from '@/engine/model/state';
import { DEPTHS } from '@/engine/model/state';
import {
  ARCHITECTS,
  COLOURS,
  DECKS,
  GAPS,
  GOODS,
  HOUSE_GROUPS,
  NOBLES,
  RUBBLE_KINDS,
  SEATS,
  SPACES,
  STATE_ACTIONS,
} from '@/engine/model/vocabulary';

/** Numbers people mistype: mostly small, sometimes absurd. */
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 99, Number.NaN, Number.POSITIVE_INFINITY, -0) },
);
const of = <T>(list: readonly T[]) => fc.constantFrom(...list);
const some = <T>(list: readonly T[], maxLength: number) => fc.array(of(list), { maxLength });

const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ kind: of(['reis', 'wigs', ...LASTING_REWARDS] as const), amount }),
  fc.record({ kind: fc.constant('goods' as const), good: of([...GOODS, 'any'] as const), amount }),
  fc.record({ kind: of(PLAIN_REWARDS) }),
  fc.record({ kind: fc.constant('other' as const), note: fc.string() }),
);
const rewards = fc.array(reward, { maxLength: 3 });
const printed = { reward: rewards };
const pay: fc.Arbitrary<Payment> = fc.record({
  influence: amount,
  wigs: amount,
  reis: amount,
  coins: fc.constant(0),
  benefits: fc.constant(0),
});
const face: fc.Arbitrary<Face> = fc.tuple(of(GOODS), of(GOODS));
const ship = fc.record({ owner: of(SEATS), index: amount });
const official: fc.Arbitrary<OfficialAt> = fc.record({ noble: of(NOBLES), from: of(['office', 'plaza'] as const) });
const place = fc.oneof(
  fc.constant({ how: 'new' as const }),
  fc.record({ how: of(['replace', 'discard'] as const), index: amount }),
);
const cube = fc.option(fc.record({ from: of(['row', 'column'] as const), kind: of(RUBBLE_KINDS) }));

/** Anything somebody may say of a clergy tile. */
const clergyTile: fc.Arbitrary<ClergyTile> = fc.record(
  { reis: amount, perGood: amount, fewerOfficials: amount, visit: amount, influence: amount, note: fc.string() },
  { requiredKeys: [] },
);

const correction: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ of: of(['treasury', 'reis', 'pile', 'round'] as const), value: amount }),
  fc.record({ of: fc.constant('clergy' as const), value: fc.array(clergyTile, { maxLength: 5 }) }),
  fc.record({ of: of(['wigs', 'influence'] as const), at: of(SEATS), value: amount }),
  fc.record({ of: of(['price', 'goods'] as const), at: of(GOODS), value: amount }),
  fc.record({ of: fc.constant('deck' as const), at: of(DECKS), value: amount }),
  fc.record({
    of: of(['office', 'plaza'] as const),
    at: fc.record({ noble: of(NOBLES), colour: of(COLOURS) }),
    value: amount,
  }),
  fc.record({ of: fc.constant('cardinal' as const), value: of(GAPS) }),
  fc.record({
    of: fc.constant('store' as const),
    at: of(SPACES),
    value: fc.option(fc.record({ owner: of(SEATS), good: of(GOODS) })),
    house: fc.option(of(HOUSE_GROUPS)),
  }),
  fc.record({ of: fc.constant('building' as const), at: of(SOLO_SITES), value: fc.option(face) }),
);

type Fields = { readonly [Kind in CommandKind]: object };

/** The fields of every kind of command; one without its line does not compile. */
const FIELDS: Fields = {
  'get-gold': {},
  'play-noble-card': { noble: of(NOBLES), influence: amount, ...printed },
  'play-treasury-card': { ...printed, number: amount },
  visit: { noble: of(NOBLES), pay },
  sponsor: { ...printed, coins: amount },
  'make-room': { index: amount },
  sell: { good: of(GOODS), ship },
  trade: { good: of(GOODS), action: of(STATE_ACTIONS) },
  'recruit-officials': { nobles: some(NOBLES, 3) },
  'take-plan': { architect: of(ARCHITECTS) },
  'build-ship': { pay: some(GOODS, 4), place },
  produce: { extra: fc.option(of(GOODS)) },
  'meet-cardinal': { steps: of([1, 2] as const), tile: clergyTile },
  'take-favour': { noble: of(NOBLES) },
  'build-store': { space: of(SPACES), good: of(GOODS) },
  'buy-land': { cube, house: of(HOUSE_GROUPS), coins: amount },
  'take-decree': { wigs: amount },
  'open-building': { site: of(SOLO_SITES) },
  'staff-building': { plan: amount, returned: fc.array(official, { maxLength: 3 }), coins: amount },
  'take-cube': { cube: of(RUBBLE_KINDS) },
  'take-good': { good: of(GOODS) },
  'lose-good': { good: of(GOODS) },
  'lose-official': { official },
  decline: {},
  follow: { pay },
  'decline-follow': {},
  'take-card': { deck: of(DECKS) },
  'church-choice': { tiles: amount, which: fc.array(amount, { maxLength: 3 }), wigs: amount },
  'decline-church': {},
  'end-turn': {},
  'period-discard': { rewards: fc.record({ king: rewards, builder: rewards }) },
  tell: {
    fact: fc.oneof(
      fc.record({ about: fc.constant('plan'), architect: of(ARCHITECTS), officials: fc.option(amount) }),
      fc.record({ about: fc.constant('building'), architect: of(ARCHITECTS), colours: fc.option(face) }),
      fc.record({ about: fc.constant('reward'), place: fc.oneof(of(SPACES), fc.string()), rewards }),
    ),
  },
  correct: { correction },
  'set-depth': { depth: of(DEPTHS) },
};

const commandOf = (kind: CommandKind): fc.Arbitrary<Command> =>
  fc.record({ kind: fc.constant(kind), ...FIELDS[kind] }) as unknown as fc.Arbitrary<Command>;

/** Any command of the union, sensible or not. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(...(Object.keys(FIELDS) as CommandKind[]).map(commandOf));
