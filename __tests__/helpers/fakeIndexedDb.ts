/** As much of IndexedDB as idb-keyval uses, in memory: one transaction after the other, complete when nothing more is asked of it. */
interface Request {
  result?: unknown;
  onsuccess?: () => void;
  onupgradeneeded?: () => void;
}

interface Transaction extends Request {
  oncomplete?: () => void;
  readonly asked: (() => void)[];
}

interface Range {
  readonly lower: string;
  readonly upper: string;
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function run(transaction: Transaction): Promise<void> {
  await tick();
  for (let next = transaction.asked.shift(); next !== undefined; next = transaction.asked.shift()) {
    next();
    await tick();
  }
  transaction.oncomplete?.();
}

function storeOf(kept: Map<unknown, unknown>, transaction: Transaction) {
  const ask = (answer: () => unknown): Request => {
    const request: Request = {};
    transaction.asked.push(() => {
      request.result = answer();
      request.onsuccess?.();
    });
    return request;
  };
  const isIn = (key: unknown, { lower, upper }: Range): boolean =>
    typeof key === 'string' && lower <= key && key <= upper;
  return {
    transaction,
    get: (key: unknown) => ask(() => kept.get(key)),
    put: (value: unknown, key: unknown) => ask(() => kept.set(key, value)),
    delete: (key: unknown) => ask(() => kept.delete(key)),
    getAllKeys: (range: Range) => ask(() => [...kept.keys()].filter((key) => isIn(key, range))),
  };
}

/** A database holding what it is given at first; put on `globalThis` as `indexedDB` and `IDBKeyRange`. */
export function fakeIndexedDb(entries: readonly (readonly [unknown, unknown])[]) {
  const kept = new Map(entries);
  let running: Promise<void> = Promise.resolve();
  const durabilities = new Set<string | undefined>();
  const database = {
    createObjectStore: () => undefined,
    transaction: (_: string, mode: string, options?: { readonly durability?: string }) => {
      if (mode === 'readwrite') durabilities.add(options?.durability);
      const transaction: Transaction = { asked: [] };
      running = running.then(() => run(transaction));
      return { ...transaction, objectStore: () => storeOf(kept, transaction) };
    },
  };
  const open = (): Request => {
    const request: Request = { result: database };
    void tick().then(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  return {
    indexedDB: { open },
    IDBKeyRange: { bound: (lower: string, upper: string): Range => ({ lower, upper }) },
    /** How durable every writing so far was asked to be. */
    durabilities,
  };
}
