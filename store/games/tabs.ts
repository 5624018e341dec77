/** Whether this window plays the game or looks on while another does. */
export type Role = 'playing' | 'following';

/** What a window hears about the game it has open. */
export interface Listener {
  /** Another window has written to the game. */
  readonly onWritten: () => void;
  readonly onRole: (role: Role) => void;
}

/** A window's place in the line for a game: the first one plays. */
export interface TabLock {
  readonly role: () => Role;
  /** Takes the play over from whoever has it. */
  readonly takeOver: () => void;
  readonly leave: () => void;
}

/** How the windows of one device keep out of each other's way: politeness only, the storage itself refuses a late writer. */
export interface Tabs {
  readonly join: (id: string, listener: Listener) => Promise<TabLock>;
  /** Tells every other window that the game was written. */
  readonly announce: (id: string, from?: Listener) => void;
}

/** Several windows in one program: phones have one, tests as many as they like. */
export function hubTabs(): Tabs {
  const windows = new Map<string, Listener[]>();
  const at = (id: string): Listener[] => windows.get(id) ?? [];
  /** The first in the list plays. */
  const order = (id: string, listeners: Listener[]): void => {
    const before = at(id)[0];
    windows.set(id, listeners);
    if (listeners[0] === before) return;
    listeners.find((listener) => listener === before)?.onRole('following');
    listeners[0]?.onRole('playing');
  };
  return {
    join: async (id, listener) => {
      windows.set(id, [...at(id), listener]);
      const others = (): Listener[] => at(id).filter((other) => other !== listener);
      return {
        role: () => (at(id)[0] === listener ? 'playing' : 'following'),
        takeOver: () => order(id, [listener, ...others()]),
        leave: () => order(id, others()),
      };
    },
    announce: (id, from) => {
      for (const listener of at(id)) if (listener !== from) listener.onWritten();
    },
  };
}
