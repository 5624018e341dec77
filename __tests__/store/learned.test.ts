import { DEFAULT_SHEET, type BoardSheet, type Reward } from '@/engine';
import { blankCopy, withConfirmed, withSheet } from '@/store/boardCopy';
import { withLearned } from '@/store/learned';

const two: readonly Reward[] = [{ kind: 'reis', amount: 2 }];
const ship: readonly Reward[] = [{ kind: 'ship' }];
const knowing = (rewards: BoardSheet['rewards']): BoardSheet => ({ ...DEFAULT_SHEET, rewards });

describe('rewards met while playing', () => {
  it('fill in on the copy the game is played on', () => {
    const copy = withSheet(blankCopy('1'), { rewards: { C1: ship } });
    expect(withLearned(copy, knowing({}), knowing({ B2: two })).sheet.rewards).toEqual({ C1: ship, B2: two });
  });

  it('replace what was entered wrongly before, and only then', () => {
    const copy = withSheet(blankCopy('1'), { rewards: { B2: ship } });
    expect(withLearned(copy, knowing({}), knowing({ B2: two })).sheet.rewards).toEqual({ B2: two });
    expect(withLearned(copy, knowing({ B2: two }), knowing({ B2: two }))).toBe(copy);
  });

  it('stay known when the move is undone: the board still prints them', () => {
    const copy = withSheet(blankCopy('1'), { rewards: { B2: two } });
    expect(withLearned(copy, knowing({ B2: two }), knowing({}))).toBe(copy);
  });

  it('of a game on another copy change nothing', () => {
    const copy = withConfirmed(withSheet(blankCopy('1'), { toolsMajority: '6/3/1' }), ['toolsMajority'], true);
    expect(withLearned(copy, knowing({}), knowing({ B2: two }))).toBe(copy);
    const offices = withSheet(blankCopy('1'), { officeSpaces: 7 });
    expect(withLearned(offices, knowing({}), knowing({ B2: two }))).toBe(offices);
  });

  it('R1: of a game begun while another tools majority was assumed still fill in, until it is matched', () => {
    const began = (rewards: BoardSheet['rewards']): BoardSheet => ({ ...knowing(rewards), toolsMajority: '6/3/1' });
    expect(withLearned(blankCopy('1'), began({}), began({ B2: two })).sheet).toEqual(knowing({ B2: two }));
  });
});

describe('clergy tiles met while playing (clergy.benefit)', () => {
  const showing = (clergy: BoardSheet['clergy']): BoardSheet => ({ ...DEFAULT_SHEET, clergy });

  it('are tiles of the copy from then on, each once', () => {
    const copy = withSheet(blankCopy('1'), { clergy: [{ visit: 1 }] });
    const learned = withLearned(copy, showing([]), showing([{ visit: 1 }, { reis: 2 }]));
    expect(learned.sheet.clergy).toEqual([{ visit: 1 }, { reis: 2 }]);
    expect(withLearned(learned, showing([]), showing([{ visit: 1 }, { reis: 2 }]))).toBe(learned);
  });

  it('do not keep rewards of the same game from being learnt', () => {
    const copy = withSheet(blankCopy('1'), { clergy: [{ visit: 1 }] });
    expect(withLearned(copy, knowing({}), knowing({ B2: two })).sheet).toMatchObject({
      rewards: { B2: two },
      clergy: [{ visit: 1 }],
    });
  });
});
