import type { Storage } from '../storage/storage';

/** Where the games of this device lie. The keys keep the names of the first version. A change counts as soon as the header that names it lies there, and only then. */
const HEADERS = 'games/slip/';
const RECORDS = 'games/record/';
const QUARANTINE = 'games/aside/';
const FALLBACKS = 'games/fallback/';

/** Which game was played last. */
export const RUNNING = 'games/running';

/** The demo lies under an address of its own. It is never the running game: a real one would be hidden behind it. */
export const DEMO = 'demo';

export const headerKey = (id: string): string => HEADERS + id;
export const recordsOf = (id: string): string => `${RECORDS}${id}/`;
export const quarantineKey = (id: string): string => QUARANTINE + id;
/** The header before the last one; what it names lies there as long as it does. */
export const fallbackKey = (id: string): string => FALLBACKS + id;

type Ids = (storage: Pick<Storage, 'keys'>) => Promise<readonly string[]>;

/** The ids that keys under a prefix begin with. */
const idsIn =
  (prefix: string): Ids =>
  async ({ keys }) =>
    (await keys(prefix)).map((key) => key.slice(prefix.length).replace(/\/.*/, ''));

const headerIds = idsIn(HEADERS);
const recordIds = idsIn(RECORDS);

/** Every game that lies here, also one that has lost its header. */
export const storedIds: Ids = async (storage) => [
  ...new Set((await Promise.all([headerIds(storage), recordIds(storage)])).flat()),
];

/** Whether anything of a game lies here, whatever it is. */
export const isStored = async (storage: Pick<Storage, 'keys'>, id: string): Promise<boolean> => {
  const [headers, records] = await Promise.all([storage.keys(headerKey(id)), storage.keys(recordsOf(id))]);
  return headers.includes(headerKey(id)) || records.length > 0;
};

/** The games that could not be read when someone tried. */
export const quarantinedIds = idsIn(QUARANTINE);
