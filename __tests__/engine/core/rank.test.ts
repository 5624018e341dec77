import type { Criterion } from '@/engine/core/rank';
import { isNonEmpty, rank, winnerOf } from '@/engine/core/rank';

interface Plot {
  readonly name: string;
  readonly wigs: number;
  readonly row: number;
}

const plot = (name: string, wigs: number, row: number): Plot => ({ name, wigs, row });
const MOST_WIGS: Criterion<Plot, 'wigs' | 'row'> = { code: 'wigs', prefer: 'most', score: ({ wigs }) => wigs };
const TOPMOST: Criterion<Plot, 'wigs' | 'row'> = { code: 'row', prefer: 'least', score: ({ row }) => row };

describe('rank', () => {
  const a = plot('a', 4, 2);
  const b = plot('b', 8, 3);
  const c = plot('c', 8, 1);

  it('an only candidate wins without being judged', () => {
    const score = jest.fn(() => 0);
    expect(rank([a], [{ code: 'wigs', prefer: 'most', score }])).toEqual({ kind: 'only', winner: a, rounds: [] });
    expect(score).not.toHaveBeenCalled();
  });

  it('says which criterion decided, and what each round saw, kept and dropped', () => {
    expect(rank([a, b, c], [MOST_WIGS, TOPMOST])).toEqual({
      kind: 'decided',
      winner: c,
      decidedBy: 'row',
      rounds: [
        { code: 'wigs', best: 8, kept: [b, c], dropped: [{ candidate: a, score: 4 }] },
        { code: 'row', best: 1, kept: [c], dropped: [{ candidate: b, score: 3 }] },
      ],
    });
  });

  it('stops at the criterion that leaves one candidate', () => {
    const ranking = rank([a, b], [MOST_WIGS, TOPMOST]);
    expect(ranking).toMatchObject({ kind: 'decided', winner: b, decidedBy: 'wigs' });
    expect(ranking.rounds).toHaveLength(1);
  });

  it('the order of the criteria is the rule', () => {
    expect(rank([a, b, c], [TOPMOST, MOST_WIGS])).toMatchObject({ winner: c, decidedBy: 'row' });
    expect(rank([a, b], [TOPMOST, MOST_WIGS])).toMatchObject({ winner: a, decidedBy: 'row' });
  });

  it('names everyone who is still tied when the criteria run out', () => {
    const twin = plot('twin of b', 8, 3);
    const ranking = rank([a, b, twin], [MOST_WIGS, TOPMOST]);
    expect(ranking).toMatchObject({ kind: 'tied', among: [b, twin] });
    expect(ranking.rounds.map(({ code }) => code)).toEqual(['wigs', 'row']);
  });

  it('without criteria everyone is tied', () => {
    expect(rank([a, b], [])).toEqual({ kind: 'tied', among: [a, b], rounds: [] });
  });

  it('winnerOf takes the first of a full tie', () => {
    expect(winnerOf(rank([a], [MOST_WIGS]))).toBe(a);
    expect(winnerOf(rank([a, b], [MOST_WIGS]))).toBe(b);
    expect(winnerOf(rank([b, c], [MOST_WIGS]))).toBe(b);
  });

  it('isNonEmpty tells an empty list from others', () => {
    expect(isNonEmpty([])).toBe(false);
    expect(isNonEmpty([a])).toBe(true);
  });
});
