import { roundsLeft } from '@/engine/play/roundsLeft';
import { scoreInputOf, standing } from '@/engine/play/standing';
import { aState, his, yours, yourTurn } from '../../helpers/state';

const mid = aState({
  stores: { ...yours({ A1: 'gold', C3: 'books' }), ...his({ A3: 'books', B3: 'books' }) },
  you: {
    wigs: 20,
    reis: 13,
    influence: 0,
    houses: { left: 1, middle: 1, right: 0 },
    favours: ['king'],
    decrees: [2, 6],
    markers: 0,
    rubble: { earthquake: 2, fire: 1, tsunami: 1 },
    portfolio: [{ card: 'ship', hull: 2, cargo: 0 }],
    plans: [
      { architect: 'blue', officials: 3, done: true },
      { architect: 'green', officials: 4, done: false },
    ],
  },
  lacerda: {
    wigs: 30,
    cubes: 4,
    decrees: 2,
    ships: [{ hull: 1, cargo: 0 }],
    favours: ['builder', 'minister'],
    plans: [2, 2],
    clergyOwed: 1,
  },
});

describe('standing', () => {
  it('score.*: counts both as if the game ended now', () => {
    expect(scoreInputOf(mid).players).toEqual([
      {
        id: 'you',
        kind: 'person',
        wigs: 20,
        ships: [2],
        sets: 1,
        cubes: 0,
        stores: { gold: 1, books: 1, cloth: 0, tools: 0 },
        reis: 13,
        influence: 0,
        decrees: [2, 6],
        officialsAtWork: 3,
        plansDone: 1,
        favours: 1,
      },
      {
        id: 'lacerda',
        kind: 'lacerda',
        wigs: 30,
        ships: [1],
        sets: 0,
        cubes: 4,
        stores: { gold: 0, books: 2, cloth: 0, tools: 0 },
        reis: 0,
        influence: 5,
        decrees: 2,
        officialsAtWork: 4,
        plansDone: 0,
        favours: 2,
      },
    ]);
    // You: 20 + 2 ship + 3 set + 3 gold + 3 books + 2 réis + 8 decrees + 5 officials + 2 favour.
    // He: 30 + 1 ship + 4 cubes + 9 books + 6 decrees + 15 officials + 4 favours.
    expect(standing(mid).score.players.map(({ total }) => total)).toEqual([48, 69]);
    expect(standing(mid)).toMatchObject({ clergyOwed: 1, partial: false });
  });

  it('R11 offices: his officials standing in offices and plazas count, not those on his plans', () => {
    const officials = (R11: 'plans' | 'offices') =>
      scoreInputOf(
        aState({
          you: mid.you,
          lacerda: mid.lacerda,
          offices: { minister: { you: 1, lacerda: 1 }, king: { you: 2, lacerda: 3 } },
          plazas: { builder: { you: 1, lacerda: 2 } },
          rulings: { R11 },
        }),
      ).players.map(({ officialsAtWork }) => officialsAtWork);
    expect(officials('plans')).toEqual([3, 4]);
    expect(officials('offices')).toEqual([3, 6]);
  });

  it('R11: the reading decides the majority, the totals and what a title needs', () => {
    const game = (R11: 'plans' | 'offices') =>
      standing(
        aState({ you: mid.you, lacerda: { ...mid.lacerda, plans: [2, 2] }, stores: mid.stores, rulings: { R11 } }),
      );
    const of = (R11: 'plans' | 'offices') => game(R11).majorities.find((one) => one.of === 'officials');
    expect(of('plans')).toMatchObject({ leader: 'lacerda', seats: { lacerda: { count: 4, points: 15 } } });
    expect(of('offices')).toMatchObject({ leader: 'you', seats: { you: { count: 3, points: 15 } } });
    const held = (R11: 'plans' | 'offices') =>
      game(R11).score.title?.conditions.find(({ what }) => what === 'majorities')?.has;
    expect([held('plans'), held('offices')]).toEqual([1, 2]);
  });

  it('score.*: réis and decrees that are not kept count as nothing, and it says so', () => {
    const now = standing({ ...mid, depth: 'lacerda-needs' });
    expect(now.partial).toBe(true);
    expect(now.score.players.map(({ total }) => total)).toEqual([38, 69]);
  });

  it('score.stores: says how many more tie and lead', () => {
    expect(standing(mid).majorities.find(({ of }) => of === 'books')).toEqual({
      of: 'books',
      leader: 'lacerda',
      seats: {
        you: { count: 1, points: 3, toTie: 1, toLead: 2 },
        lacerda: { count: 2, points: 9, toTie: 0, toLead: 0 },
      },
    });
    expect(standing(mid).majorities.find(({ of }) => of === 'tools')).toEqual({
      of: 'tools',
      leader: null,
      seats: {
        you: { count: 0, points: 0, toTie: 0, toLead: 1 },
        lacerda: { count: 0, points: 0, toTie: 0, toLead: 1 },
      },
    });
  });

  it('solo.title: tells the title and what is missing', () => {
    const { title } = standing(mid).score;
    expect(title).toMatchObject({ id: 'jester', next: { title: 'servant' } });
    expect(title?.next?.missing).toContainEqual({ what: 'stores', needs: 4, has: 2, by: 2 });
  });
});

describe('rounds left at most', () => {
  const decks = (builder: number, minister: number, king: number, treasury: number) => ({
    builder,
    minister,
    king,
    treasury,
  });

  it.each([
    ['end.period: your card ends it', decks(1, 0, 0, 0), 'you', 1],
    ['end.period: his discard ends it', decks(0, 1, 4, 0), 'lacerda', 1],
    ['end.period: you can wait, he cannot', decks(1, 0, 5, 0), 'you', 2],
  ] as const)('%s', (_, piles, toMove, most) => {
    const aide = piles.minister > 0 ? 'minister' : 'king';
    expect(roundsLeft(aState({ decks: piles, toMove, aide }))).toEqual({ most, ends: 'period' });
  });

  it('end.game: this round and one more once triggered, then only this one', () => {
    expect(roundsLeft(aState({ period: 2, ending: 'this-round' }))).toEqual({ most: 2, ends: 'game' });
    expect(roundsLeft(aState({ period: 2, ending: 'last-round' }))).toEqual({ most: 1, ends: 'game' });
    expect(roundsLeft(aState({ turn: { kind: 'over' } }))).toEqual({ most: 0, ends: 'game' });
  });

  it('turn.end: a card already taken is not taken again', () => {
    expect(roundsLeft(aState({ decks: decks(1, 0, 5, 0), aide: 'builder', turn: yourTurn({ at: 'end' }) }))).toEqual({
      most: 1,
      ends: 'period',
    });
  });

  it('end.period: while the period changes the new decks count', () => {
    const changing = aState({
      decks: decks(0, 0, 0, 2),
      toMove: 'lacerda',
      turn: { kind: 'period', triggeredBy: 'you' },
    });
    const begun = aState({ period: 2, toMove: 'lacerda' });
    expect(roundsLeft(changing)).toEqual(roundsLeft(begun));
  });
});
