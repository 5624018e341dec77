import { whileDeviceIsClosed } from '@/__tests__/helpers/closedDevice';
import { changeNotes, loadNotes, takeNotes, useGameNotes } from '@/store/games/gameNotes';
import { quarantinedRecords } from '@/store/record/quarantine';
import { deviceStorage } from '@/store/storage/device';

const PIECES = { at: '3', parts: [{ title: 'Set on the table', lines: ['D2: no store.'] }], ticked: ['0 0'] };

/** As after a reload: nothing is in memory. */
const forget = (): void => useGameNotes.setState({}, true);

describe('what the device notes beside a game', () => {
  beforeEach(forget);

  it('is nothing before it is asked for', () => {
    expect(useGameNotes.getInitialState()).toEqual({});
  });

  it('is there again after a reload, each note beside the others', async () => {
    await changeNotes('evening', (notes) => ({ ...notes, pieces: PIECES }));
    await changeNotes('evening', (notes) => ({ ...notes, hidesUnconfirmed: true }));
    forget();
    await loadNotes('evening');
    await loadNotes('morning');
    expect(useGameNotes.getState()).toEqual({ evening: { pieces: PIECES, hidesUnconfirmed: true }, morning: {} });
  });

  it('is seen at once where it is known, and two changes in a row are both written', async () => {
    await loadNotes('night');
    void changeNotes('night', (notes) => ({ ...notes, pieces: PIECES }));
    const written = changeNotes('night', (notes) => ({ ...notes, hidesUnconfirmed: true }));
    expect(useGameNotes.getState()['night']).toEqual({ pieces: PIECES, hidesUnconfirmed: true });
    await written;
    expect(await deviceStorage.get('games/notes/night')).toContain('hidesUnconfirmed');
  });

  it('is asked for once', async () => {
    await loadNotes('noon');
    await whileDeviceIsClosed(async () => {
      const kept = useGameNotes.getState()['noon'];
      await loadNotes('noon');
      expect(useGameNotes.getState()['noon']).toBe(kept);
    });
  });

  it('lasts until the app is closed where the device does not answer', async () => {
    await whileDeviceIsClosed(async () => {
      await changeNotes('dawn', () => ({ hidesUnconfirmed: true }));
      expect(useGameNotes.getState()['dawn']).toEqual({ hidesUnconfirmed: true });
      expect(await takeNotes('dawn')).toEqual({});
    });
    expect(useGameNotes.getState()['dawn']).toEqual({});
  });

  it('is kept and named where it cannot be read, and counts as nothing', async () => {
    await deviceStorage.set('games/notes/dusk', 'noise');
    await loadNotes('dusk');
    expect(useGameNotes.getState()).toEqual({ dusk: {} });
    expect(await quarantinedRecords(deviceStorage)).toContainEqual(
      expect.objectContaining({ kind: 'notes', text: 'noise', isNewer: false }),
    );
  });

  it('leaves nothing on the device once it is taken away', async () => {
    await changeNotes('late', () => ({ hidesUnconfirmed: true }));
    expect(await takeNotes('late')).toEqual({ hidesUnconfirmed: true });
    expect(await deviceStorage.keys('games/notes/late')).toEqual([]);
  });
});
