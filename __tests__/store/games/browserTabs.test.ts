import { browserTabs, tabsIn } from '@/store/games/browserTabs';
import { deviceTabs } from '@/store/games/deviceTabs.web';
import type { TabLock, Role, Tabs } from '@/store/games/tabs';

type Callback = (lock: unknown) => unknown;
interface Asked {
  readonly callback: Callback;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The browser's locks as far as they are asked for here: one holder, a queue, and thieves. */
function fakeLocks() {
  let holder: Asked | undefined;
  const queue: Asked[] = [];
  const grant = (asked: Asked): void => {
    holder = asked;
    void Promise.resolve(asked.callback({})).then((value) => {
      if (holder !== asked) return;
      holder = undefined;
      asked.resolve(value);
      const next = queue.shift();
      if (next !== undefined) grant(next);
    });
  };
  const request = (_: string, { ifAvailable, steal, signal }: LockOptions, callback: Callback): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const asked = { callback, resolve, reject };
      signal?.addEventListener('abort', () => {
        if (queue.includes(asked)) queue.splice(queue.indexOf(asked), 1);
        reject(new Error('aborted'));
      });
      if (steal === true) holder?.reject(new Error('stolen'));
      if (steal === true || holder === undefined) grant(asked);
      else if (ifAvailable === true) resolve(callback(null));
      else queue.push(asked);
    });
  return { request } as unknown as LockManager;
}

/** Channels of one browser: everyone but the sender hears, a little later. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(private readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    const others = [...FakeChannel.open].filter((channel) => channel !== this && channel.name === this.name);
    queueMicrotask(() => others.forEach((channel) => channel.onmessage?.({ data })));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function aTab(tabs: Tabs) {
  const heard: (Role | 'written')[] = [];
  const listener = { onRole: (role: Role) => void heard.push(role), onWritten: () => void heard.push('written') };
  const lock: TabLock = await tabs.join('game', listener);
  return { heard, lock, listener };
}

/** A browser with two tabs of the game: the first plays. */
async function twoTabs() {
  const tabs = browserTabs(fakeLocks());
  return { tabs, first: await aTab(tabs), second: await aTab(tabs) };
}

beforeAll(() => Object.assign(globalThis, { BroadcastChannel: FakeChannel }));
afterEach(() => FakeChannel.open.clear());

describe('tabs of a browser with locks', () => {
  it('let the first play and the second follow', async () => {
    const { first, second } = await twoTabs();
    expect([first.lock.role(), second.lock.role()]).toEqual(['playing', 'following']);
  });

  it('hear what another wrote, not what they wrote themselves', async () => {
    const { tabs, first, second } = await twoTabs();
    tabs.announce('game', first.listener);
    await settle();
    expect(first.heard).toEqual(['playing']);
    expect(second.heard).toEqual(['written']);
    tabs.announce('game');
    await settle();
    expect(first.heard).toEqual(['playing', 'written']);
  });

  it('pass the play on to a thief, and back when the thief is gone', async () => {
    const { first, second } = await twoTabs();
    second.lock.takeOver();
    await settle();
    expect([first.lock.role(), second.lock.role()]).toEqual(['following', 'playing']);
    second.lock.leave();
    await settle();
    expect(first.lock.role()).toBe('playing');
    expect(first.heard).toEqual(['playing', 'following', 'playing']);
  });

  it('pass the play back to a thief that was robbed, when the robber is gone', async () => {
    const tabs = browserTabs(fakeLocks());
    const [first, second, third] = [await aTab(tabs), await aTab(tabs), await aTab(tabs)];
    second.lock.takeOver();
    third.lock.takeOver();
    await settle();
    expect([first, second, third].map(({ lock }) => lock.role())).toEqual(['following', 'following', 'playing']);
    third.lock.leave();
    await settle();
    expect([first.lock.role(), second.lock.role()]).toEqual(['following', 'playing']);
  });

  it('pass the play back to one that had waited for it, as well', async () => {
    const { tabs, first, second } = await twoTabs();
    first.lock.leave();
    await settle();
    const third = await aTab(tabs);
    third.lock.takeOver();
    await settle();
    expect([second.lock.role(), third.lock.role()]).toEqual(['following', 'playing']);
    third.lock.leave();
    await settle();
    expect(second.heard).toEqual(['playing', 'following', 'playing']);
  });

  it('pass the play on when the player leaves', async () => {
    const { first, second } = await twoTabs();
    first.lock.leave();
    await settle();
    expect(second.lock.role()).toBe('playing');
    second.lock.leave();
    expect(FakeChannel.open.size).toBe(0);
  });
});

describe('what is asked of the browser', () => {
  /** The locks, and which were asked for. */
  function askedLocks() {
    const asked: string[] = [];
    const locks = fakeLocks();
    const request = (name: string, options: LockOptions, callback: Callback) => {
      asked.push(`${name}${options.steal === true ? ' steal' : ''}${options.ifAvailable === true ? ' if free' : ''}`);
      return locks.request(name, options, callback as LockGrantedCallback<unknown>);
    };
    return { asked, tabs: browserTabs({ request } as unknown as LockManager) };
  }

  it('one lock for each game, asked for once, in a row where another holds it', async () => {
    const { asked, tabs } = askedLocks();
    const [first, second] = [await aTab(tabs), await aTab(tabs)];
    expect(asked).toEqual(['lisboa-game-game if free', 'lisboa-game-game if free', 'lisboa-game-game']);
    first.lock.takeOver();
    expect(asked).toHaveLength(3);
    second.lock.takeOver();
    expect(asked.slice(3)).toEqual(['lisboa-game-game steal']);
    await settle();
    expect([first.heard, second.heard]).toEqual([['playing', 'following'], ['playing']]);
  });

  it('no second place in the row, and none for a tab that has left', async () => {
    const { asked, tabs } = askedLocks();
    const [, second, third] = [await aTab(tabs), await aTab(tabs), await aTab(tabs)];
    second.lock.takeOver();
    third.lock.takeOver();
    await settle();
    const rows = (): number => asked.filter((one) => one === 'lisboa-game-game').length;
    expect(rows()).toBe(3);
    second.lock.leave();
    third.lock.leave();
    await settle();
    expect(rows()).toBe(3);
  });

  it('a channel for each game: what is written to another is not heard', async () => {
    const tabs = browserTabs(fakeLocks());
    const first = await aTab(tabs);
    tabs.announce('another');
    await settle();
    expect(first.heard).toEqual(['playing']);
  });

  it('nothing any more of a tab that has left', async () => {
    const { first, second } = await twoTabs();
    second.lock.leave();
    first.lock.leave();
    await settle();
    expect(second.heard).toEqual([]);
    expect(second.lock.role()).toBe('following');
  });

  it('nothing of a theft either that comes while a tab leaves', async () => {
    const { first, second } = await twoTabs();
    first.lock.leave();
    second.lock.takeOver();
    await settle();
    expect([first.heard, second.heard]).toEqual([['playing'], ['playing']]);
  });

  it('and where it refuses, the tab follows without being told so', async () => {
    const request = async () => Promise.reject(new Error('no locks here'));
    const tab = await aTab(browserTabs({ request } as unknown as LockManager));
    await settle();
    expect([tab.lock.role(), tab.heard]).toEqual(['following', []]);
  });
});

describe('tabs of this browser', () => {
  it('without locks each plays until another writes, also across games', async () => {
    const [first, second] = [await aTab(deviceTabs), await aTab(deviceTabs)];
    expect([first.lock.role(), second.lock.role()]).toEqual(['playing', 'playing']);
    first.lock.leave();
    second.lock.leave();
  });
});

describe('tabs of the browser a page is in', () => {
  const channel = { BroadcastChannel: FakeChannel };

  it.each<[string, () => Tabs, readonly Role[]]>([
    [
      'a lock says who plays',
      () => tabsIn({ ...channel, navigator: { locks: fakeLocks() } }),
      ['playing', 'following'],
    ],
    ['without locks each plays', () => tabsIn({ ...channel, navigator: {} }), ['playing', 'playing']],
    ['without anything to ask for locks, too', () => tabsIn(channel), ['playing', 'playing']],
    ['without channels the first of one page plays', () => tabsIn({}), ['playing', 'following']],
  ])('%s', async (_, tabsThere, roles) => {
    const tabs = tabsThere();
    const [first, second] = [await aTab(tabs), await aTab(tabs)];
    expect([first.lock.role(), second.lock.role()]).toEqual(roles);
  });
});

describe('tabs of a browser without locks', () => {
  it('hear who took over, which is not a writing, and nothing twice', async () => {
    const tabs = browserTabs(undefined);
    const [first, second] = [await aTab(tabs), await aTab(tabs)];
    second.lock.takeOver();
    await settle();
    second.lock.takeOver();
    await settle();
    expect([first.heard, second.heard]).toEqual([['following'], []]);
  });

  it('let play who wrote last', async () => {
    const tabs = browserTabs(undefined);
    const [first, second] = [await aTab(tabs), await aTab(tabs)];
    tabs.announce('game', first.listener);
    await settle();
    expect([first.lock.role(), second.lock.role()]).toEqual(['playing', 'following']);
    second.lock.takeOver();
    await settle();
    expect([first.lock.role(), second.lock.role()]).toEqual(['following', 'playing']);
  });
});
