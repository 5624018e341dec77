import { scoreInput, type ScoredPerson, type ScorePlayer } from '@/engine/scoring/input';
import { finalScore } from '@/engine/scoring/score';
import { TITLES, type TitleAspect, type TitleId } from '@/engine/scoring/title';
import { lacerda, person, scored, scoreSolo, stores } from './table';

const decrees = (count: number): readonly number[] => Array(count).fill(0);

/** He holds 4 stores, first in cloth; you are first in tools, gold and officials, and far ahead in wigs. */
const HIS = { wigs: 40, stores: stores({ cloth: 4 }) };
const RIGHT_ARM: Partial<ScoredPerson> = {
  wigs: 200,
  stores: stores({ tools: 3, gold: 2 }),
  officialsAtWork: 3,
  reis: 20,
  decrees: decrees(8),
  ships: [1, 1],
};
const titleFor = (you: Partial<ScoredPerson>, his = HIS) => scoreSolo(you, his).title;

describe('solo.title: the table of titles', () => {
  test('every condition of the highest title holds', () => {
    const title = titleFor(RIGHT_ARM);
    expect(title?.id).toBe('right-arm');
    expect(title?.next).toBeNull();
    expect(title?.conditions.map(({ title: of }) => of)).toEqual([
      ...Array(5).fill('jester'),
      ...Array(5).fill('servant'),
      ...Array(6).fill('favourite'),
      ...Array(6).fill('right-arm'),
    ]);
  });

  /** The same person, just short of one condition: the title reached, and what the next one needs. */
  const short: readonly (readonly [TitleId, TitleAspect, Partial<ScoredPerson>, TitleId, number])[] = [
    ['right-arm', 'stores', { stores: stores({ tools: 3, gold: 1 }) }, 'favourite', 1],
    ['right-arm', 'majorities', { officialsAtWork: 0 }, 'favourite', 1],
    ['right-arm', 'reis', { reis: 19 }, 'favourite', 1],
    ['right-arm', 'decrees', { decrees: decrees(7) }, 'favourite', 1],
    ['right-arm', 'ships', { ships: [4] }, 'favourite', 1],
  ];
  test.each(short)('%s fails for want of %s alone', (of, what, lacking, reached, by) => {
    const title = titleFor({ ...RIGHT_ARM, ...lacking });
    expect(title?.id).toBe(reached);
    expect(title?.conditions.filter(({ title: id, met }) => id === of && !met)).toHaveLength(1);
    expect(title?.next?.title).toBe(of);
    expect(title?.next?.missing).toEqual([expect.objectContaining({ what, by })]);
  });

  const FAVOURITE = {
    ...RIGHT_ARM,
    stores: stores({ tools: 3, gold: 2 }),
    officialsAtWork: 0,
    reis: 10,
    decrees: decrees(7),
    ships: [1],
  } as const;
  const shortOfFavourite: readonly (readonly [TitleAspect, Partial<ScoredPerson>, number])[] = [
    ['majorities', { stores: stores({ tools: 5 }) }, 1],
    ['reis', { reis: 9 }, 1],
    ['decrees', { decrees: decrees(6) }, 1],
    ['ships', { ships: [] }, 1],
  ];
  test('King’s Favourite', () => expect(titleFor(FAVOURITE)?.id).toBe('favourite'));
  test.each(shortOfFavourite)('favourite fails for want of %s alone', (what, lacking, by) => {
    const title = titleFor({ ...FAVOURITE, ...lacking });
    expect(title?.id).toBe('servant');
    expect(title?.next).toEqual({ title: 'favourite', missing: [expect.objectContaining({ what, by })] });
  });
  test('favourite fails for want of stores alone: fewer than his', () => {
    const title = titleFor(FAVOURITE, { ...HIS, stores: stores({ cloth: 6 }) });
    expect(title?.id).toBe('servant');
    expect(title?.next).toEqual({ title: 'favourite', missing: [{ what: 'stores', needs: 6, has: 5, by: 1 }] });
  });

  const SERVANT = { ...FAVOURITE, stores: stores({ tools: 4 }), reis: 5, decrees: decrees(6), ships: [] } as const;
  const jester: readonly (readonly [TitleAspect, Partial<ScoredPerson>])[] = [
    ['wigs', { wigs: 0 }],
    ['stores', { stores: stores({ tools: 3 }) }],
    ['majorities', { stores: stores({ cloth: 4 }) }],
    ['reis', { reis: 4 }],
    ['decrees', { decrees: decrees(3) }],
  ];
  test('Court Servant', () => expect(titleFor(SERVANT)?.id).toBe('servant'));
  test.each(jester)('Jester because of %s alone', (what, lacking) => {
    const title = titleFor({ ...SERVANT, ...lacking });
    expect(title?.id).toBe('jester');
    expect(title?.conditions.filter(({ title: id, met }) => id === 'jester' && met)).toEqual([
      expect.objectContaining({ what }),
    ]);
  });
});

describe('solo.title: the rulings', () => {
  const servant = { ...RIGHT_ARM, decrees: decrees(6) };

  test.each([4, 5])('R4: %i decrees are in the gap, so a Jester without a Jester condition', (count) => {
    const title = titleFor({ ...servant, decrees: decrees(count) });
    expect(title?.id).toBe('jester');
    expect(title?.conditions.some(({ title: id, met }) => id === 'jester' && met)).toBe(false);
    expect(title?.next).toEqual({
      title: 'servant',
      missing: [{ what: 'decrees', needs: 6, has: count, by: 6 - count }],
    });
  });

  test('R4: equal wigs are not fewer, nor more', () => {
    const bare = scoreSolo({ ...RIGHT_ARM, wigs: 0 }, HIS);
    const lines = bare.players[0]?.total ?? 0;
    const hisNow = bare.players[1]?.total ?? 0;
    const title = titleFor({ ...RIGHT_ARM, wigs: 0 }, { ...HIS, wigs: HIS.wigs + lines - hisNow });
    expect(title?.id).toBe('jester');
    expect(title?.conditions.filter(({ title: id, met }) => id === 'jester' && met)).toEqual([]);
    expect(title?.next?.missing).toEqual([{ what: 'wigs', needs: lines + 1, has: lines, by: 1 }]);
  });

  test('R4: fewer than 4 stores make a Jester even with more than his', () => {
    const few = { ...RIGHT_ARM, stores: stores({ tools: 2, gold: 1 }) };
    const title = titleFor(few, { wigs: 40, stores: stores({ cloth: 1 }) });
    expect(title?.conditions.filter(({ title: id }) => id === 'right-arm').every(({ met }) => met)).toBe(true);
    expect(title?.id).toBe('jester');
  });

  test('R12: a tie for first counts only when so agreed', () => {
    const tied = { ...RIGHT_ARM, stores: stores({ cloth: 4, gold: 1 }), officialsAtWork: 1 };
    const held = (R12: 'strictly-first' | 'ties-count') =>
      scoreSolo(tied, HIS, { rulings: { R11: 'plans', R12, R13: 'in-hand' } }).title?.conditions.find(
        ({ what }) => what === 'majorities',
      )?.has;
    expect(held('strictly-first')).toBe(2);
    expect(held('ties-count')).toBe(3);
  });

  test('R13: réis in hand, or with influence cashed when so agreed', () => {
    const you = { ...RIGHT_ARM, reis: 16, influence: 7 };
    const reis = (R13: 'in-hand' | 'influence-cashed') =>
      scoreSolo(you, HIS, { rulings: { R11: 'plans', R12: 'strictly-first', R13 } }).title;
    expect(reis('in-hand')?.id).toBe('favourite');
    expect(reis('influence-cashed')?.id).toBe('right-arm');
  });

  test('Lacerda may be named first', () => {
    const [you, his] = [
      { id: 'a', ...RIGHT_ARM },
      { id: 'b', kind: 'lacerda', ...HIS },
    ];
    expect(scored({ players: [his, you] }).title).toEqual(scored({ players: [you, his] }).title);
  });

  test('titles stand from the lowest to the highest', () => {
    expect(TITLES).toEqual(['jester', 'servant', 'favourite', 'right-arm']);
  });
});

describe('solo.title: only one person and Lacerda play for one', () => {
  const titleAt = (players: readonly ScorePlayer[]) => finalScore({ ...scoreInput(players), solo: true }).title;

  test('in whatever order they are entered', () => {
    const you = person('you', RIGHT_ARM);
    const he = lacerda(HIS);
    expect(titleAt([you, he])?.id).toBe('right-arm');
    expect(titleAt([he, you])).toEqual(titleAt([you, he]));
  });

  test.each<readonly [string, readonly ScorePlayer[]]>([
    ['nobody', []],
    ['a person alone', [person('you', RIGHT_ARM)]],
    ['Lacerda alone', [lacerda(HIS)]],
    ['two people', [person('you', RIGHT_ARM), person('green')]],
    ['two of Lacerda', [lacerda(HIS), lacerda()]],
  ])('%s gets none, even where the table is said to be solo', (_, players) => {
    expect(titleAt(players)).toBeNull();
  });
});
