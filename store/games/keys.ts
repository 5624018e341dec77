/** Where the games of this device lie. A game counts as soon as its slip lies there, and only then. */
const SLIPS = 'games/slip/';
const RECORDS = 'games/record/';
const ASIDE = 'games/aside/';

/** Which game was played last. */
export const RUNNING = 'games/running';

export const slipKey = (id: string): string => SLIPS + id;
export const recordsOf = (id: string): string => `${RECORDS}${id}/`;
export const asideKey = (id: string): string => ASIDE + id;

/** The ids under a prefix of one record per game. */
const idsIn =
  (prefix: string) =>
  async ({ keys }: { readonly keys: (prefix: string) => Promise<readonly string[]> }): Promise<readonly string[]> =>
    (await keys(prefix)).map((key) => key.slice(prefix.length));

export const storedIds = idsIn(SLIPS);
/** The games that could not be read when someone tried. */
export const asideIds = idsIn(ASIDE);
