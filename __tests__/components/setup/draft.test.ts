import { newDraft, withAnswer, type Answer, type SetupDraft } from '@/components/setup/draft';
import { draftFormat } from '@/components/setup/draftFormat';
import { createDraftStore } from '@/store/record/draftStore';
import { quarantinedRecords } from '@/store/record/quarantine';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

import { watchedStorage } from '@/__tests__/helpers/watchedStorage';

const KEY = 'setup/draft';
const said = (told: number): Answer => ({ about: 'yourPlan', told });
const plans = (draft: SetupDraft | null) => draft?.answers.map(({ told }) => told);

async function opened(storage: SharedStorage) {
  const store = createDraftStore(draftFormat, storage);
  await store.getState().load();
  return store;
}

it('a tap is shown only when it is saved', async () => {
  const storage = memoryStorage();
  const store = await opened(storage);
  await store.getState().begin(newDraft('dealt', 1));
  const order: string[] = [];
  const watched = await opened(watchedStorage(storage, () => order.push('saved')));
  watched.subscribe(({ draft }) => order.push(`shown ${plans(draft)?.length}`));
  await watched.getState().change((draft) => withAnswer(draft, said(2)));
  expect(order).toEqual(['saved', 'shown 1']);
});

it('quick taps are one after the other, and a reload finds them all', async () => {
  const storage = memoryStorage();
  const store = await opened(storage);
  void store.getState().begin(newDraft('entered', 1));
  for (const count of [1, 2, 3]) void store.getState().change((draft) => withAnswer(draft, said(count)));
  await store.getState().change((draft) => withAnswer(draft, said(4)));
  expect(plans(store.getState().draft)).toEqual([1, 2, 3, 4]);
  expect(plans((await opened(storage)).getState().draft)).toEqual([1, 2, 3, 4]);
});

it('an edit in a second window applies to what the first one left', async () => {
  const storage = memoryStorage();
  const one = await opened(storage);
  await one.getState().begin(newDraft('dealt', 1));
  const other = await opened(storage);
  await one.getState().change((draft) => withAnswer(draft, said(1)));
  await other.getState().change((draft) => withAnswer(draft, said(2)));
  expect(plans(other.getState().draft)).toEqual([1, 2]);
});

it('a tap in one window does not bring back what another has put away', async () => {
  const storage = memoryStorage();
  const one = await opened(storage);
  await one.getState().begin(newDraft('dealt', 1));
  const other = await opened(storage);
  await one.getState().drop();
  await other.getState().change((draft) => withAnswer(draft, said(2)));
  expect(other.getState().draft).toBeNull();
  expect(await storage.get(KEY)).toBeUndefined();
});

it.each([
  ['no JSON', '{"version":1,'],
  [
    'a heap with a cube too many',
    JSON.stringify({
      version: 1,
      content: { ...newDraft('entered', 1), answers: [{ about: 'W-A', told: ['fire', 'fire', 'fire'] }] },
    }),
  ],
  [
    'a building of one colour',
    JSON.stringify({
      version: 1,
      content: { ...newDraft('dealt', 1), answers: [{ about: 'blue', told: ['gold', 'gold'] }] },
    }),
  ],
  [
    'an answer about nothing',
    JSON.stringify({ version: 1, content: { ...newDraft('dealt', 1), answers: [{ about: 'moon', told: 1 }] } }),
  ],
  ['a record of a later app', JSON.stringify({ version: 2, content: newDraft('dealt', 1) })],
])('%s is put into quarantine as it is, and said', async (_, text) => {
  const storage = memoryStorage();
  await storage.set(KEY, text);
  const store = await opened(storage);
  expect(store.getState()).toMatchObject({ draft: null, quarantined: true, loaded: true });
  await store.getState().begin(newDraft('dealt', 2));
  expect((await quarantinedRecords(storage)).map((record) => [record.kind, record.text])).toEqual([['setup', text]]);
});

it('a device that keeps nothing says so and lets the setup continue', async () => {
  const broken: SharedStorage = {
    ...memoryStorage(),
    get: () => Promise.reject(new Error('closed')),
    swap: () => Promise.reject(new Error('closed')),
  };
  const store = await opened(broken);
  await store.getState().begin(newDraft('dealt', 1));
  await store.getState().change((draft) => withAnswer(draft, said(3)));
  expect(store.getState()).toMatchObject({ loaded: true, unsaved: true });
  expect(plans(store.getState().draft)).toEqual([3]);
});
