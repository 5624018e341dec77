import type { Storage } from '../storage/storage';

/** Where the games of this device lie. A change counts as soon as the slip that names it lies there, and only then. */
const SLIPS = 'games/slip/';
const RECORDS = 'games/record/';
const ASIDE = 'games/aside/';
const FALLBACKS = 'games/fallback/';

/** Which game was played last. */
export const RUNNING = 'games/running';

export const slipKey = (id: string): string => SLIPS + id;
export const recordsOf = (id: string): string => `${RECORDS}${id}/`;
export const asideKey = (id: string): string => ASIDE + id;
/** The slip before the last one; what it names lies there as long as it does. */
export const fallbackKey = (id: string): string => FALLBACKS + id;

type Ids = (storage: Pick<Storage, 'keys'>) => Promise<readonly string[]>;

/** The ids that keys under a prefix begin with. */
const idsIn =
  (prefix: string): Ids =>
  async ({ keys }) =>
    (await keys(prefix)).map((key) => key.slice(prefix.length).replace(/\/.*/, ''));

const slipIds = idsIn(SLIPS);
const recordIds = idsIn(RECORDS);

/** Every game that lies here, also one that has lost its slip. */
export const storedIds: Ids = async (storage) => [
  ...new Set((await Promise.all([slipIds(storage), recordIds(storage)])).flat()),
];

/** Whether anything of a game lies here, whatever it is. */
export const isStored = async (storage: Pick<Storage, 'keys'>, id: string): Promise<boolean> => {
  const [slips, records] = await Promise.all([storage.keys(slipKey(id)), storage.keys(recordsOf(id))]);
  return slips.includes(slipKey(id)) || records.length > 0;
};

/** The games that could not be read when someone tried. */
export const asideIds = idsIn(ASIDE);
