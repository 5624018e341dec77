import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Where idb-keyval itself would keep things, and where this app always has. */
const DATABASE = 'keyval-store';
const OBJECTS = 'keyval';

/** A writing counts once it is on the disk, not once it is on its way there; a browser that knows no such option ignores it. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' };

let connection: Promise<IDBDatabase> | undefined;

const forget = (): void => {
  connection = undefined;
};

function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS);
  const opening = promisifyRequest(request);
  opening.then((database) => {
    // Some browsers close a connection by themselves, and say so here.
    database.onclose = forget;
  }, forget);
  return opening;
}

/** The browser's database, for everything that takes one of idb-keyval's stores. */
export const database: UseStore = async (mode, work) => {
  connection ??= connect();
  return work((await connection).transaction(OBJECTS, mode, DURABLE).objectStore(OBJECTS));
};
