import { DEMO, RUNNING, fallbackKey, headerKey, quarantineKey, recordsOf } from '@/store/games/keys';

it('games lie where every version of the app has put them, and the demo has its address', () => {
  expect([headerKey('a'), recordsOf('a'), quarantineKey('a'), fallbackKey('a'), RUNNING, DEMO]).toEqual([
    'games/slip/a',
    'games/record/a/',
    'games/aside/a',
    'games/fallback/a',
    'games/running',
    'demo',
  ]);
});
