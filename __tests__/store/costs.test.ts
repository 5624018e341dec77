import { NOTHING_ENTERED } from '@/store/costsEntered';
import { createCosts } from '@/store/costs';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('what was asked about a cost', () => {
  it('starts with the setup of a game', async () => {
    const costs = createCosts(memoryStorage());
    await costs.getState().load();
    expect(costs.getState()).toMatchObject({ loaded: true, unsaved: false, entered: NOTHING_ENTERED });
    expect(NOTHING_ENTERED).toMatchObject({
      treasury: null,
      others: { builder: 1, minister: 2, king: 1 },
      held: { influence: 4, wigs: 5, reis: 10 },
    });
  });

  it('is there again next time', async () => {
    const storage = memoryStorage();
    const first = createCosts(storage);
    await first.getState().load();
    first.getState().enter({ question: 'land', treasury: 4, row: ['fire'], column: [], told: true });
    first.getState().enter({
      market: { gold: 2, books: 3, cloth: 4, tools: 1 },
      ships: [{ owner: 'lacerda', hull: 3, cargo: 1, goods: ['gold'] }],
    });
    await settled();
    const second = createCosts(storage);
    await second.getState().load();
    expect(second.getState().entered).toEqual(first.getState().entered);
  });

  it('lets what was entered before the device answered stand', async () => {
    const storage = memoryStorage();
    const first = createCosts(storage);
    await first.getState().load();
    first.getState().enter({ noble: 'king', plan: 5 });
    await settled();
    const second = createCosts(storage);
    second.getState().enter({ plan: 2 });
    await settled();
    expect(second.getState().entered).toMatchObject({ noble: 'king', plan: 2 });
    const third = createCosts(storage);
    await third.getState().load();
    expect(third.getState().entered).toMatchObject({ noble: 'king', plan: 2 });
  });

  it('starts anew over a record that cannot be read', async () => {
    const storage = memoryStorage();
    await storage.set('costs', '{"version":1,"content":{"question":"sing","plan":7}}');
    const costs = createCosts(storage);
    await costs.getState().load();
    expect(costs.getState().entered).toEqual(NOTHING_ENTERED);
  });

  it('says when the device keeps nothing', async () => {
    const full: SharedStorage = { ...memoryStorage(), swap: () => Promise.reject(new Error('full')) };
    const costs = createCosts(full);
    await costs.getState().load();
    costs.getState().enter({ plan: 2 });
    await settled();
    expect(costs.getState()).toMatchObject({ unsaved: true, entered: { plan: 2 } });
  });
});
