import { afterCashing, cashableCoins } from '@/engine/influence/cash';
import { gainInfluence } from '@/engine/influence/gain';
import { markerAfterCashing } from '@/engine/influence/marker';
import type { Part } from '@/engine/model/reason';
import { portfolioInfluence } from '@/engine/portfolio/portfolio';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import type { PortfolioCard } from '@/engine/model/cards';
import { aState } from '../../helpers/state';

const granted = (...amounts: readonly number[]): readonly Part<string>[] =>
  amounts.map((amount) => ({ code: 'portfolio-noble', amount, rule: 'influence.gain' }));

const holding = (...portfolio: readonly PortfolioCard[]) => aState({ you: { portfolio } });

describe('influence.gain', () => {
  it('EN p. Gaining Influence: 7 + 5 stops at 10 with one wig', () => {
    expect(gainInfluence(7, granted(3, 2))).toMatchObject({ granted: 5, to: 10, lost: 2, wigs: 1 });
  });

  it('ending exactly on 10 gives the wig as well', () => {
    expect(gainInfluence(7, granted(3))).toMatchObject({ to: 10, lost: 0, wigs: 1 });
  });

  it('gives the wig even if already on 10, and never more than one', () => {
    expect(gainInfluence(10, granted(9))).toMatchObject({ to: 10, lost: 9, wigs: 1 });
  });

  it('short of 10 there is no wig', () => {
    expect(gainInfluence(4, granted(5))).toMatchObject({ to: 9, lost: 0, wigs: 0 });
  });

  it('R7: a gain of 0 is no gain and gives none', () => {
    expect(gainInfluence(10, [])).toMatchObject({ granted: 0, to: 10, lost: 0, wigs: 0 });
    expect(gainInfluence(10, granted(0))).toMatchObject({ wigs: 0 });
  });

  it('hands back the parts it was granted for', () => {
    expect(gainInfluence(0, granted(3, 2)).parts).toEqual(granted(3, 2));
  });

  it('counts every noble and ship card, ships at sea too, and no treasury card', () => {
    const state = holding(
      { card: 'noble', noble: 'king', influence: 3 },
      { card: 'ship', hull: 1, cargo: 1 },
      { card: 'treasury', reis: 1 },
    );
    expect(portfolioInfluence(state)).toEqual([
      { code: 'portfolio-noble', amount: 3, rule: 'influence.gain' },
      { code: 'portfolio-ship', amount: 2, rule: 'influence.gain' },
    ]);
  });

  it('EN p. Build a Ship: hull 1 and hull 2 grant 4', () => {
    const state = holding({ card: 'ship', hull: 1, cargo: 0 }, { card: 'ship', hull: 2, cargo: 0 });
    expect(gainInfluence(0, portfolioInfluence(state)).granted).toBe(4);
  });

  it('EN p. Build a Ship (Upgrade), and p. Church Scoring: hull 3 and a 5-influence noble grant 6', () => {
    const state = holding({ card: 'noble', noble: 'minister', influence: 5 }, { card: 'ship', hull: 3, cargo: 0 });
    expect(gainInfluence(0, portfolioInfluence(state)).granted).toBe(6);
  });
});

describe('influence.cash', () => {
  const { coins } = DEFAULT_SHEET;

  it('counts the coins left of the marker, not the one below it', () => {
    expect([0, 1, 2, 3, 7, 8, 10].map((influence) => cashableCoins(coins, influence))).toEqual([0, 1, 2, 2, 4, 5, 6]);
  });

  it('each real moves the marker left to the next space that shows a coin', () => {
    expect([10, 8, 7, 5, 3, 2, 1].map((influence) => afterCashing(coins, influence))).toEqual([8, 7, 5, 3, 1, 1, 0]);
  });

  it('nothing comes from 0, nor from below the last coin', () => {
    expect(afterCashing(coins, 0)).toBeUndefined();
    expect(afterCashing([2], 2)).toBeUndefined();
  });

  it('EN p. Spending Influence instead of Réis: three coins cashed one after another give 3 réis', () => {
    const first = afterCashing(coins, 7) ?? Number.NaN;
    const second = afterCashing(coins, first) ?? Number.NaN;
    expect([first, second, afterCashing(coins, second)]).toEqual([5, 3, 1]);
    expect(cashableCoins(coins, 7) - cashableCoins(coins, 1)).toBe(3);
  });

  it('the marker moves once for every real cashed, and stays where no coin is left of it', () => {
    expect([0, 1, 3, 5].map((cashed) => markerAfterCashing(coins, 7, cashed))).toEqual([7, 5, 1, 0]);
  });

  it('EN p. Endgame Scoring (score.money): 13 réis + 4 on the track are 3 wigs', () => {
    expect(Math.floor((13 + cashableCoins(coins, 7)) / 5)).toBe(3);
  });
});
