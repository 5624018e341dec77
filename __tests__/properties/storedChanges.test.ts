import { unopened } from '../helpers/storedChanges';

/** So many games; `STORED_GAMES=1000` plays that many, which is what a longer run does. */
const GAMES = Number(process.env['STORED_GAMES'] ?? 2);
/** With this seed the app once wrote a game that it refused to open: entry 22 changed, the table kept, back to entry 33. */
const ONCE_LOST = 74;

jest.setTimeout(180_000 + GAMES * 5_000);

describe('a game whose earlier entries are changed', () => {
  it('opens again, and can be imported again, wherever in its log it was left', async () => {
    const seeds = [ONCE_LOST, ...Array.from({ length: GAMES }, (_, index) => index + 1)];
    for (const seed of seeds) expect(await unopened(seed)).toBeNull();
  });
});
