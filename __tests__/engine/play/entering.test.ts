import type { Command } from '@/engine/game/command';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import type { Entering, Stepped } from '@/engine/play/enteringMove';
import {
  acceptUpTo,
  beginWith,
  choiceInstead,
  choose,
  editChoice,
  goOn,
  intend,
  intendFirst,
  isUntouched,
  startEntering,
  stepBack,
  enterPrinted,
  withoutChoice,
} from '@/engine/play/enteringMove';
import { filledIn } from '@/engine/play/guesses';
import { placeMeant, reopenPlace, stateMeant } from '@/engine/play/meant';
import { placeOffers } from '@/engine/play/offers';
import { options } from '@/engine/play/options';
import type { Scratch } from '@/engine/play/scratch';
import { previewOf, startScratch } from '@/engine/play/scratch';
import { tryMoves } from '@/engine/play/tries';
import { questionAbout, questionAt } from '@/engine/play/yourQuestion';
import type { GameState } from '@/engine/model/state';

import { aState, knownRewards, yourTurn, type StateOverrides } from '../../helpers/state';

const yours = (change: StateOverrides = {}): GameState =>
  aState({ toMove: 'you', sheet: { rewards: knownRewards() }, you: { influence: 9, reis: 20 }, ...change });

const after = ({ entering, refusal }: Stepped): Entering => {
  if (refusal !== null) throw new Error(refusal.code);
  return entering;
};
const tip = ({ branch }: Entering): GameState => previewOf(branch).state;
const tries = (entering: Entering) => tryMoves(tip(entering));
const asked = (entering: Entering): string => questionAt(tip(entering), tries(entering), entering.intent).ask;
const kinds = ({ branch }: Entering): readonly string[] => branch.choices.map(({ command }) => command.kind);
const legalOf = (entering: Entering, fits: (command: Command) => boolean): Command => {
  const found = tries(entering).legal.find(fits);
  if (found === undefined) throw new Error('not legal here');
  return found;
};
const visit = (entering: Entering, noble: string): Entering =>
  after(
    choose(
      entering,
      legalOf(entering, (one) => one.kind === 'visit' && one.noble === noble),
    ),
  );
const storeOn = (entering: Entering, space: string): Entering => {
  const option = options(tip(entering)).find((one) => one.kind === 'store' && one.space === space);
  if (option === undefined) throw new Error('no such land');
  return after(beginWith(entering, option));
};

describe('a move begun on the map', () => {
  it('visit.order: the state action is offered all the same, with neither as an equal choice', () => {
    const begun = storeOn(startEntering(yours()), 'A3');
    expect(asked(begun)).toBe('first');
    expect(kinds(begun)).toEqual(['visit']);
    const without = after(intendFirst(begun, 'neither', tries(begun)));
    expect(kinds(without)).toEqual(['visit', 'build-store']);
    expect(asked(without)).toBe('buy-land');
  });

  it('visit.order: the aim follows by itself after the state action', () => {
    const begun = storeOn(startEntering(yours()), 'A3');
    const meant = after(intendFirst(begun, 'officials', tries(begun)));
    expect(asked(meant)).toBe('recruit-officials');
    const both = after(choose(meant, { kind: 'recruit-officials', nobles: ['builder', 'king'] }));
    expect(kinds(both)).toEqual(['visit', 'recruit-officials', 'build-store']);
  });

  it('state.officials: one official of two leaves the offices open, continuing enters the aim', () => {
    const begun = storeOn(startEntering(yours()), 'A3');
    const meant = after(intendFirst(begun, 'officials', tries(begun)));
    const one = after(choose(meant, { kind: 'recruit-officials', nobles: ['king'] }));
    expect(one.editing).toBe(1);
    expect(kinds(one)).toEqual(['visit', 'recruit-officials']);
    expect(kinds(after(goOn(one)))).toEqual(['visit', 'recruit-officials', 'build-store']);
    const two = after(choose(one, { kind: 'recruit-officials', nobles: ['builder', 'king'] }));
    expect(kinds(two)).toEqual(['visit', 'recruit-officials', 'build-store']);
  });

  it('visit.order: land named while the state action is asked becomes the aim', () => {
    const there = visit(startEntering(yours()), 'builder');
    const land = legalOf(there, (one) => one.kind === 'build-store');
    const aimed = after(choose(there, land));
    expect([aimed.intent.aim, asked(aimed)]).toEqual([land, 'first']);
  });
});

describe('a follow of yours', () => {
  const atHisTurn = (favours: readonly ['king'] | readonly []): GameState =>
    aState({
      toMove: 'lacerda',
      courtier: 'king',
      you: { favours, influence: 8 },
      turn: { kind: 'lacerda', next: 'follow', due: { church: null, end: null }, inputs: NO_INPUTS },
    });

  it('follow: is chosen already when his turn was noted for it; a step back asks again', () => {
    const begun = startEntering(atHisTurn(['king']));
    expect([kinds(begun), asked(begun), isUntouched(begun)]).toEqual([['follow'], 'first', true]);
    const back = stepBack(begun);
    expect([kinds(back), asked(back)]).toEqual([[], 'follow']);
  });

  it('follow: once the action is taken nothing more is asked', () => {
    const begun = startEntering(atHisTurn(['king']));
    const favour = after(
      choose(
        begun,
        legalOf(begun, ({ kind }) => kind === 'take-favour'),
      ),
    );
    expect([kinds(favour), asked(favour)]).toEqual([['follow', 'take-favour'], 'nothing']);
  });

  it('follow: nothing is chosen for someone without the favour', () => {
    expect(kinds(startEntering(atHisTurn([])))).toEqual([]);
  });
});

describe('what is printed', () => {
  it('reward.beforePaying: an unknown reward is asked before the store is entered, and remembered', () => {
    const begun = storeOn(startEntering(yours({ sheet: { rewards: {} } })), 'A3');
    const draft = after(intendFirst(begun, 'neither', tries(begun)));
    expect(asked(draft)).toBe('printed');
    const command = draft.intent.draft?.command;
    if (command?.kind !== 'build-store') throw new Error('no draft');
    const saved = after(enterPrinted(draft, { ...command, reward: [{ kind: 'reis', amount: 2 }] }));
    expect(kinds(saved)).toEqual(['visit', 'build-store']);
    expect(tip(saved).sheet.rewards['A3']).toEqual([{ kind: 'reis', amount: 2 }]);
  });

  it('reward.beforePaying: other land touched meanwhile asks for its street instead', () => {
    const begun = storeOn(startEntering(yours({ sheet: { rewards: {} } })), 'A3');
    const draft = after(intendFirst(begun, 'neither', tries(begun)));
    expect(asked(draft)).toBe('printed');
    expect(asked(after(intend(draft, { space: 'D2' })))).toBe('street');
  });

  it('reward.beforePaying: land that is too dear asks for its reward; one that does not help is remembered, and other land asked for', () => {
    const begun = storeOn(
      startEntering(yours({ sheet: { rewards: {} }, treasury: 5, you: { influence: 5, reis: 0 } })),
      'A3',
    );
    const draft = after(intendFirst(begun, 'neither', tries(begun)));
    const command = draft.intent.draft?.command;
    if (command?.kind !== 'build-store') throw new Error('no draft');
    const { entering, refusal } = enterPrinted(draft, { ...command, reward: [] });
    expect([refusal?.code, kinds(entering), asked(entering)]).toEqual(['too-poor', ['visit', 'tell'], 'build-store']);
    expect(tip(entering).sheet.rewards.A3).toEqual([]);
    expect(kinds(stepBack(stepBack(entering)))).toEqual(['visit']);
  });
});

describe('guesses', () => {
  it('store.price: the cube that leaves the land cheapest, and the deck of the card just played', () => {
    const begun = storeOn(startEntering(yours({ rubble: { rows: { A: ['tsunami', 'earthquake'] } } })), 'A3');
    const paid = after(intendFirst(begun, 'neither', tries(begun)));
    const filled = filledIn(paid.branch).choices.map(({ command }) => command);
    expect(filled[2]).toMatchObject({ kind: 'buy-land', cube: { from: 'row', kind: 'earthquake' } });
    expect(filled[3]).toEqual({ kind: 'take-card', deck: 'builder' });
  });

  it('end.period: nobody ends a period by a guess', () => {
    const decks = { builder: 1, minister: 1, king: 0, treasury: 0 };
    const gold = after(choose(startEntering(yours({ decks })), { kind: 'get-gold' }));
    expect(filledIn(gold.branch).choices).toHaveLength(1);
  });

  const oneFromTheEnd: StateOverrides['you'] = {
    influence: 9,
    reis: 20,
    rubble: { earthquake: 1, fire: 2, tsunami: 2 },
    markers: 1,
  };
  const landWith = (rubble: NonNullable<StateOverrides['rubble']>, change: StateOverrides = {}): Scratch => {
    const begun = storeOn(startEntering(yours({ you: oneFromTheEnd, ...change, rubble })), 'A3');
    return after(intendFirst(begun, 'neither', tries(begun))).branch;
  };
  const cubesTaken = (branch: Scratch) =>
    filledIn(branch).choices.flatMap(({ command }) => (command.kind === 'buy-land' ? [command.cube?.kind] : []));

  it('end.period: the cube that ends nothing, though another leaves the land as cheap', () => {
    expect(cubesTaken(landWith({ rows: { A: ['earthquake', 'fire'] } }))).toEqual(['fire']);
  });

  it('end.period: no cube where each of them would end the period', () => {
    expect(cubesTaken(landWith({ rows: { A: ['earthquake'] } }))).toEqual([]);
  });

  it('end.game: no cube where each of them would end the game', () => {
    const you = { ...oneFromTheEnd, rubble: { earthquake: 3, fire: 4, tsunami: 4 }, markers: 3 };
    expect(cubesTaken(landWith({ rows: { A: ['earthquake'] } }, { period: 2, you }))).toEqual([]);
  });

  it('reward.must: a granted store is not given up while free land only asks for its reward', () => {
    const turn = yourTurn({ at: 'card' }, { tasks: [{ do: 'store' }] });
    const state = yours({ turn, sheet: { rewards: {} }, you: { influence: 0, reis: 0 } });
    const { legal, asked: waiting } = tryMoves(state);
    expect([legal.map(({ kind }) => kind), waiting.length > 0]).toEqual([['decline'], true]);
    expect(filledIn(startScratch(state)).choices).toEqual([]);
  });

  it('a guess is answered differently: what stands before it is accepted', () => {
    const gold = after(choose(startEntering(yours()), { kind: 'get-gold' }));
    const filled = filledIn(gold.branch);
    const open = acceptUpTo(gold, filled, 1);
    expect(asked(open)).toBe('take-card');
  });
});

describe('what the move is for', () => {
  const unread = { sheet: { rewards: {} } } as const;
  const standing = (entering: Entering) => stateMeant(entering)?.stores.A3?.owner;

  it('reward.beforePaying: land named stands for whoever looks ahead, before its reward is read and while it is', () => {
    const begun = storeOn(startEntering(yours(unread)), 'A3');
    const read = after(intendFirst(begun, 'neither', tries(begun)));
    expect([standing(begun), standing(read)]).toEqual(['you', 'you']);
    expect([placeMeant(begun), placeMeant(read)]).toMatchObject([{ space: 'A3' }, { space: 'A3' }]);
  });

  it('reward.beforePaying: so does land that only its reward could pay for', () => {
    const poor = yours({ ...unread, treasury: 5, you: { influence: 5, reis: 0 } });
    expect(standing(storeOn(startEntering(poor), 'A3'))).toBe('you');
  });

  it('store.tile: so does land whose street is still asked', () => {
    const start = startEntering(yours());
    const there = visit(start, 'builder');
    expect([start, there].map((one) => standing(after(intend(one, { space: 'A3' }))))).toEqual(['you', 'you']);
  });

  it('nothing more is meant than what is chosen', () => {
    expect(stateMeant(visit(startEntering(yours()), 'builder'))).toBeNull();
  });

  it('state.cardinal: his tile read is as far as the Cardinal has moved', () => {
    const king = yours({ you: { influence: 9, reis: 20, plans: [{ architect: 'blue', officials: 1, done: false }] } });
    const there = visit(startEntering(king), 'king');
    const moving = after(choose(there, { kind: 'meet-cardinal', steps: 1 }));
    expect(asked(moving)).toBe('printed');
    expect(stateMeant(moving)?.cardinal).toBe((king.cardinal + 1) % 6);
  });

  it('visit.order: it is taken back for the other street, and the state action is asked again', () => {
    const begun = storeOn(startEntering(yours(unread)), 'A3');
    const officials = after(intendFirst(begun, 'officials', tries(begun)));
    const open = reopenPlace(officials);
    expect([asked(open), placeMeant(open), open.intent.first]).toEqual(['street', null, null]);
    const neither = reopenPlace(after(intendFirst(begun, 'neither', tries(begun))));
    expect([asked(neither), neither.intent.first]).toEqual(['street', 'neither']);
  });
});

describe('what has one sensible answer', () => {
  const stores = { A1: { owner: 'you', good: 'gold', facing: 'east' } } as const;
  const atMarquis = (you: StateOverrides['you'], change: StateOverrides = {}): Entering =>
    visit(startEntering(yours({ ...change, you: { influence: 9, reis: 20, ...you } })), 'minister');
  const meant = (entering: Entering, action: 'produce' | 'ship'): Entering =>
    after(intendFirst(entering, action, tries(entering)));
  const last = ({ branch }: Entering): Command | undefined => branch.choices.at(-1)?.command;
  const twoTypes = { ...stores, A2: { owner: 'you', good: 'cloth', facing: 'east' } } as const;
  const houses = { left: 1, middle: 0, right: 1 };

  it('state.produce: the one extra good there is room for is taken', () => {
    const full = { gold: 3, books: 0, cloth: 0, tools: 0 };
    const there = atMarquis({ houses, goods: full }, { stores: twoTypes });
    expect(last(meant(there, 'produce'))).toEqual({ kind: 'produce', extra: 'cloth' });
  });

  it('state.produce: no extra good is asked for when none would fit', () => {
    const full = { gold: 1, books: 0, cloth: 0, tools: 0 };
    const there = atMarquis({ houses: { left: 0, middle: 0, right: 1 }, goods: full }, { stores });
    expect(last(meant(there, 'produce'))).toEqual({ kind: 'produce', extra: null });
  });

  it('state.produce: the extra good is not asked for where goods are not tracked', () => {
    const there = atMarquis({ houses }, { stores: twoTypes, depth: 'lacerda-needs' });
    expect(last(meant(there, 'produce'))).toEqual({ kind: 'produce', extra: null });
  });

  it('state.produce: which of two goods is asked', () => {
    const none = { gold: 0, books: 0, cloth: 0, tools: 0 };
    expect(asked(meant(atMarquis({ houses, goods: none }, { stores: twoTypes }), 'produce'))).toBe('produce');
  });

  it('portfolio.size: a ship goes to an empty slot; its question offers the other slots', () => {
    const goods = { gold: 1, books: 1, cloth: 1, tools: 1 };
    const card = { card: 'noble', noble: 'king', influence: 3 } as const;
    const there = atMarquis({ goods, portfolio: [card] }, { shipyard: [2] });
    const built = meant(there, 'ship');
    expect(last(built)).toMatchObject({ kind: 'build-ship', place: { how: 'new' } });
    const about = questionAbout(tip(there), tries(there), last(built) ?? { kind: 'end-turn' });
    expect(about).toMatchObject({ ask: 'build-ship' });
    expect('commands' in about && about.commands.some((one) => 'place' in one && one.place.how === 'discard')).toBe(
      true,
    );
  });

  it('trade: a state action paid with a good is guessed as well', () => {
    const full = { gold: 3, books: 0, cloth: 0, tools: 1 };
    const start = startEntering(yours({ stores: twoTypes, you: { houses, goods: full, reis: 20 } }));
    const card = after(enterPrinted(start, { kind: 'play-treasury-card', reward: [] }));
    const traded = after(
      choose(
        card,
        legalOf(card, (one) => one.kind === 'trade' && one.action === 'produce'),
      ),
    );
    expect(filledIn(traded.branch).choices.map(({ command }) => command)).toContainEqual({
      kind: 'produce',
      extra: 'cloth',
    });
  });
});

describe('changing the move', () => {
  const built = (): Entering => {
    const begun = storeOn(startEntering(yours()), 'A3');
    return after(intendFirst(begun, 'neither', tries(begun)));
  };

  it('another choice keeps what came after it as far as it fits', () => {
    const { branch } = built();
    const cheaper = choiceInstead(branch, 0, branch.choices[0]?.command ?? { kind: 'get-gold' });
    expect(cheaper.ok && cheaper.value.choices.map(({ command }) => command.kind)).toEqual(['visit', 'build-store']);
    const gold = choiceInstead(branch, 0, { kind: 'get-gold' });
    expect(gold.ok && gold.value.choices.map(({ command }) => command.kind)).toEqual(['get-gold']);
  });

  it('a step back forgets what is only meant first', () => {
    const there = visit(startEntering(yours()), 'builder');
    const meant = after(intend(there, { first: 'neither' }));
    expect(asked(stepBack(meant))).toBe('first');
    expect(kinds(stepBack(stepBack(meant)))).toEqual([]);
    expect(editChoice(there, 0).editing).toBe(0);
  });

  it('sell.goods: one of several sales is taken out, the others stay', () => {
    const state = yours({
      you: { influence: 9, reis: 5, goods: { gold: 1, books: 1, cloth: 1, tools: 0 } },
      lacerda: { ships: [{ hull: 3, cargo: 0 }] },
    });
    const card = startEntering(state);
    const command = legalOf(card, (one) => one.kind === 'play-noble-card');
    const open = after(enterPrinted(after(choose(card, command)), command));
    const ship = { owner: 'lacerda', index: 0 } as const;
    const one = after(choose(open, { kind: 'sell', good: 'gold', ship }));
    const two = after(choose(one, { kind: 'sell', good: 'books', ship }));
    expect(kinds(withoutChoice(two, 1))).toEqual(['play-noble-card', 'sell']);
  });
});

it('offers: what earns more comes first, then what costs less', () => {
  const there = visit(startEntering(yours({ buildings: { 'E-A': ['gold', 'cloth'] } })), 'builder');
  const stores = tries(there).legal.filter(({ kind }) => kind === 'build-store');
  const offers = placeOffers(tip(there), stores);
  const isSorted = offers.every(({ wigs, reis }, at) => {
    const next = offers[at + 1];
    return next === undefined || wigs > next.wigs || (wigs === next.wigs && reis <= next.reis);
  });
  expect(offers.length).toBeGreaterThan(3);
  expect(isSorted).toBe(true);
});
