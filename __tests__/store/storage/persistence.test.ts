import { askToKeep } from '@/store/storage/persistence.web';

it('asks the browser once per visit, and takes no for an answer', async () => {
  const persist = jest.fn(() => Promise.reject(new Error('not here')));
  askToKeep();
  Object.defineProperty(globalThis, 'navigator', { value: { storage: { persist } } });
  askToKeep();
  askToKeep();
  await Promise.resolve();
  expect(persist).toHaveBeenCalledTimes(1);
});
