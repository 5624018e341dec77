import { lines, node } from './process';

it('Expo’s doctor finds nothing in any check that needs no network', async () => {
  const { code, out, err } = await node(['scripts/doctor.mjs']);
  expect([code, err]).toEqual([0, '']);
  expect(lines(out).filter((line) => line.startsWith('✔')).length).toBeGreaterThanOrEqual(19);
}, 300_000);
