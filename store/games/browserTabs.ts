import { hubTabs, type TabLock, type Listener, type Role, type Tabs } from './tabs';

/** What windows say to each other about a game. */
type Message = 'written' | 'taken';

const channelOf = (id: string): string => `lisboa-game-${id}`;

interface Held {
  readonly role: () => Role;
  readonly take: () => void;
  readonly release: () => void;
  /** Another window has written or says that it plays. */
  readonly outdone: () => void;
}

/** Holds the browser's lock on a game for as long as this window plays it; the browser frees it when a window dies. */
class LockHolder implements Held {
  private now: Role = 'following';
  private readonly left = new AbortController();
  private isQueued = false;
  private letGo: () => void = () => undefined;

  constructor(
    private readonly locks: LockManager,
    private readonly name: string,
    private readonly onRole: (role: Role) => void,
  ) {}

  /** Answers once it is known whether another window plays. */
  async ask(): Promise<void> {
    await new Promise<void>((resolve) => {
      const asked = this.locks.request(this.name, { ifAvailable: true }, (lock) => {
        const held = lock === null ? undefined : this.hold();
        resolve();
        return held;
      });
      asked.catch(() => this.lose()).finally(resolve);
    });
    if (this.now === 'following') this.queue();
  }

  role(): Role {
    return this.now;
  }

  take(): void {
    if (this.now === 'following')
      this.locks.request(this.name, { steal: true }, () => this.hold()).catch(() => this.lose());
  }

  release(): void {
    this.left.abort();
    this.letGo();
  }

  /** The lock alone says who plays. */
  outdone(): void {}

  private hold(): Promise<void> {
    this.become('playing');
    return new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  /** Losing a lock to a thief ends the request with an error; this window plays again when the thief is gone. */
  private lose(): void {
    this.become('following');
    this.queue();
  }

  private queue(): void {
    const { signal } = this.left;
    if (this.isQueued || signal.aborted) return;
    this.isQueued = true;
    const granted = (): Promise<void> => {
      this.isQueued = false;
      return this.hold();
    };
    this.locks.request(this.name, { signal }, granted).catch(() => this.lose());
  }

  private become(next: Role): void {
    if (this.now === next || this.left.signal.aborted) return;
    this.now = next;
    this.onRole(next);
  }
}

async function holdLock(locks: LockManager, name: string, onRole: (role: Role) => void): Promise<Held> {
  const holder = new LockHolder(locks, name, onRole);
  await holder.ask();
  return holder;
}

/** Without locks whoever writes plays; the storage refuses the other one. */
function holdNothing(onRole: (role: Role) => void, say: (message: Message) => void): Held {
  let role: Role = 'playing';
  const become = (next: Role): void => {
    if (role === next) return;
    role = next;
    onRole(next);
  };
  return {
    role: () => role,
    take: () => {
      // Stryker disable next-line StringLiteral: whoever hears anything follows; only a writing is told apart.
      say('taken');
      become('playing');
    },
    release: () => undefined,
    outdone: () => become('following'),
  };
}

/** The tabs of one browser: a lock says who plays, a channel says what was written. */
export function browserTabs(locks: LockManager | undefined): Tabs {
  const channels = new Map<Listener | undefined, BroadcastChannel>();
  return {
    join: async (id, listener): Promise<TabLock> => {
      const channel = new BroadcastChannel(channelOf(id));
      channels.set(listener, channel);
      const say = (message: Message): void => channel.postMessage(message);
      const held =
        locks === undefined ? holdNothing(listener.onRole, say) : await holdLock(locks, channelOf(id), listener.onRole);
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        held.outdone();
        if (data === 'written') listener.onWritten();
      };
      return {
        role: () => held.role(),
        takeOver: () => held.take(),
        leave: () => {
          held.release();
          channels.delete(listener);
          channel.close();
        },
      };
    },
    announce: (id, from) => {
      const open = channels.get(from);
      if (open !== undefined) return open.postMessage('written' satisfies Message);
      const passing = new BroadcastChannel(channelOf(id));
      passing.postMessage('written' satisfies Message);
      passing.close();
    },
  };
}

/** What a page may find around it. */
interface Surroundings {
  readonly BroadcastChannel?: unknown;
  readonly navigator?: { readonly locks?: LockManager };
}

/** The tabs of the browser a page is in; where tabs cannot talk to each other, none hears of another. */
export const tabsIn = ({ BroadcastChannel: channel, navigator }: Surroundings): Tabs =>
  channel === undefined ? hubTabs() : browserTabs(navigator?.locks);
