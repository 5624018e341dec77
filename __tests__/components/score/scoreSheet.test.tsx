import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Share, View } from 'react-native';

import { GamesScreen } from '@/components/games/GamesScreen';
import { ResultScreen } from '@/components/score/ResultScreen';
import { ScoreScreen } from '@/components/score/ScoreScreen';
import { ToastHost } from '@/components/ui/ToastHost';
import { hideToast } from '@/components/ui/toastStore';

beforeEach(hideToast);

const layout = () => (
  <View>
    <Stack screenOptions={{ headerShown: false }} />
    <ToastHost />
  </View>
);
const ROUTES = {
  _layout: layout,
  index: () => <View />,
  'score/index': ScoreScreen,
  'score/result': ResultScreen,
  games: GamesScreen,
};

/** Everything the device answers arrives; renderRouter stops the clock. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(20));

const open = async (initialUrl: string) => {
  const app = renderRouter(ROUTES, { initialUrl });
  await settled();
  return app;
};
/** By name first, then its role: on a sheet of a hundred buttons that is ten times faster than the other way round. */
function named(name: string | RegExp, role = 'button', inside: Pick<typeof screen, 'getAllByLabelText'> = screen) {
  const [found, other] = inside.getAllByLabelText(name).filter(({ props }) => props.role === role);
  if (found === undefined || other !== undefined)
    throw new Error(`${found === undefined ? 'no' : 'more than one'} ${role} named ${name}`);
  return found;
}
const tap = (name: string | RegExp) => fireEvent.press(named(name));
const choose = (name: string) => fireEvent.press(named(name, 'radio'));
const field = (name: RegExp) => named(name);
const keys = (group: RegExp | string) => within(named(group, 'group'));
const key = (group: RegExp | string, name: string | RegExp) => fireEvent.press(named(name, 'button', keys(group)));

/** Types how many stores each one has in a street. */
function enterStores(street: string, counts: Readonly<Record<string, string>>) {
  for (const [who, count] of Object.entries(counts)) key(`${who}, ${street} stores`, count);
}

/** Whatever a test before left on the device is emptied: the sheet of two people with nothing on it. */
async function freshSheet() {
  const app = await open('/score');
  if (screen.queryByLabelText('Same players again')) tap('Same players again');
  tap('Clear sheet');
  choose('2');
  return app;
}

describe('the score sheet', () => {
  it('starts with zeros for everyone and the first field under the thumb', async () => {
    await freshSheet();
    expect(field(/^Green, Wigs: 0, being entered$/)).toBeOnTheScreen();
    expect(field(/^Purple, Favors: 0, gives 0 wigs$/)).toBeOnTheScreen();
    expect(screen.queryByText(/NaN/)).toBeNull();
  });

  it('takes digits and goes along the table with Next', async () => {
    await freshSheet();
    key('Green, wigs on the track', '6');
    key('Green, wigs on the track', '2');
    key('Green, wigs on the track', 'Next field');
    key('Purple, wigs on the track', '1');
    key('Purple, wigs on the track', '0');
    key('Purple, wigs on the track', '4');
    expect(field(/^Purple, Wigs: 104, being entered$/)).toBeOnTheScreen();
    key('Purple, wigs on the track', 'Next field');
    expect(field(/^Green, Wigs: 62$/)).toBeOnTheScreen();
    expect(field(/^Purple, Wigs: 104$/)).toBeOnTheScreen();
    expect(field(/^Green, Ships: 0, gives 0 wigs, being entered$/)).toBeOnTheScreen();
  });

  it('replaces a number when a field is chosen again, and deletes digits', async () => {
    await freshSheet();
    key(/wigs on the track/, '7');
    key(/wigs on the track/, '5');
    fireEvent.press(field(/^Purple, Wigs/));
    fireEvent.press(field(/^Green, Wigs/));
    key('Green, wigs on the track', '8');
    key('Green, wigs on the track', '8');
    key('Green, wigs on the track', 'Delete last digit');
    expect(field(/^Green, Wigs: 8, being entered$/)).toBeOnTheScreen();
  });

  it('shows the majority of a street while it is entered, with its sentence', async () => {
    await freshSheet();
    choose('3');
    fireEvent.press(field(/^Green, Books/));
    enterStores('book', { Green: '3', Purple: '3', Orange: '1' });
    expect(field(/^Green, Books: 3, gives 7 wigs$/)).toBeOnTheScreen();
    expect(field(/^Orange, Books: 1, gives 3 wigs$/)).toBeOnTheScreen();
    fireEvent.press(field(/^Green, Books/));
    expect(screen.getByText('Books: Green 3, Purple 3, tied for 9 + 6: 7 each; Orange 1, third: 3')).toBeOnTheScreen();
  });

  it('adds ships by hull, at most three, and takes the last back', async () => {
    await freshSheet();
    fireEvent.press(field(/^Green, Ships/));
    for (const hull of [1, 3, 4]) key('Green, ships, by size', `Add a size-${hull} ship`);
    expect(field(/^Green, Ships: 1\+3\+4, gives 8 wigs$/)).toBeOnTheScreen();
    fireEvent.press(field(/^Green, Ships/));
    expect(named('Add a size-2 ship', 'button', keys('Green, ships, by size'))).toBeDisabled();
    key('Green, ships, by size', 'Undo last one');
    expect(field(/^Green, Ships: 1\+3, gives 4 wigs/)).toBeOnTheScreen();
  });

  it('adds decrees as quick keys', async () => {
    await freshSheet();
    fireEvent.press(field(/^Green, Decrees/));
    key(/wigs each decree gives/, 'Add a decree worth 2 wigs');
    key(/wigs each decree gives/, 'Add a decree worth 6 wigs');
    expect(field(/^Green, Decrees: 2, gives 8 wigs/)).toBeOnTheScreen();
  });

  it('shows the coins of the influence track and counts them as money', async () => {
    await freshSheet();
    fireEvent.press(field(/^Green, Réis/));
    key('Green, réis in hand', '1');
    key('Green, réis in hand', '3');
    fireEvent.press(field(/^Green, Influence/));
    key('Green, influence', '7, with a coin');
    expect(field(/^Green, Réis: 13, gives 3 wigs$/)).toBeOnTheScreen();
  });

  it('notes what the pieces cannot show, at the field and beside the result, and scores it', async () => {
    await freshSheet();
    fireEvent.press(field(/^Green, Gold/));
    key('Green, gold stores', '8');
    fireEvent.press(field(/^Green, Tools/));
    key('Green, tool stores', '1');
    fireEvent.press(field(/^Green, Gold/));
    expect(screen.getByText('9 stores, but each player has 8 houses')).toBeOnTheScreen();
    expect(screen.getByText(/^Some counts exceed what’s in the box/)).toBeOnTheScreen();
    tap('Show result');
    await settled();
    expect(screen.getByText('Green: 9 stores, but each player has 8 houses')).toBeOnTheScreen();
  });

  it('score.stores: takes the rulebook’s cloth 4, 3, 3, 1 and notes it, there and beside the result', async () => {
    const note = '11 cloth stores, but we count 10 spaces there. Scored as entered.';
    await freshSheet();
    choose('4');
    fireEvent.press(field(/^Green, Cloth/));
    enterStores('cloth', { Green: '4', Purple: '3', Orange: '3', Yellow: '1' });
    expect(field(/^Orange, Cloth: 3, gives 4 wigs$/)).toBeOnTheScreen();
    expect(screen.queryByText(note)).toBeNull();
    fireEvent.press(field(/^Yellow, Cloth/));
    expect(screen.getByText(note)).toBeOnTheScreen();
    expect(screen.getByText(/^Cloth: Green 4, most: 9; Purple 3, Orange 3, tied/)).toBeOnTheScreen();
    tap('Show result');
    await settled();
    expect(screen.getByText(note)).toBeOnTheScreen();
    expect(screen.getByText(/^Cloth: Green 4, most: 9/)).toBeOnTheScreen();
  });

  it('R11: asks for Lacerda’s officials as agreed, at most 8 of them in offices', async () => {
    await freshSheet();
    choose('Solo');
    fireEvent.press(field(/^Lacerda, Officials/));
    key('Lacerda, officials on all his plans', '9');
    expect(named('Show result')).toBeEnabled();
    choose('In offices and plazas');
    fireEvent.press(field(/^Lacerda, Officials/));
    expect(screen.getByText('9 is too many. Maximum: 8')).toBeOnTheScreen();
    key('Lacerda, his officials in offices and plazas', '8');
    expect(named('Show result')).toBeEnabled();
  });

  it('has no field for what Lacerda does not have', async () => {
    await freshSheet();
    choose('Solo');
    expect(screen.queryByLabelText(/^Lacerda, Réis/)).toBeNull();
    expect(screen.getByLabelText('Réis: not counted for Lacerda')).toBeOnTheScreen();
    fireEvent.press(field(/^Lacerda, Rubble/));
    key('Lacerda, rubble cubes', '7');
    expect(field(/^Lacerda, Rubble: 7, gives 7 wigs/)).toBeOnTheScreen();
  });

  it('loses nothing when a chair is taken away and put back', async () => {
    await freshSheet();
    fireEvent.press(field(/^Purple, Wigs/));
    key('Purple, wigs on the track', '9');
    choose('1');
    expect(screen.queryByLabelText(/^Purple, Wigs/)).toBeNull();
    choose('2');
    expect(field(/^Purple, Wigs: 9/)).toBeOnTheScreen();
  });

  it('gives names and exchanges colors', async () => {
    await freshSheet();
    tap('Green: name and color');
    fireEvent.changeText(screen.getByLabelText('Name'), 'Inês');
    choose('Purple');
    tap('Done');
    expect(field(/^Inês, Wigs: 0/)).toBeOnTheScreen();
    expect(field(/^Green, Wigs: 0/)).toBeOnTheScreen();
    tap('Inês: name and color');
    fireEvent.changeText(screen.getByLabelText('Name'), '');
    choose('Green');
    tap('Done');
  });

  it('can undo that it was emptied', async () => {
    await freshSheet();
    key('Green, wigs on the track', '5');
    tap('Clear sheet');
    expect(field(/^Green, Wigs: 0/)).toBeOnTheScreen();
    tap('Undo');
    expect(field(/^Green, Wigs: 5/)).toBeOnTheScreen();
  });

  it('scores tools as the copy prints them', async () => {
    await freshSheet();
    fireEvent.press(field(/^Green, Tools/));
    key('Green, tool stores', '2');
    key('Purple, tool stores', '1');
    expect(field(/^Purple, Tools: 1, gives 2 wigs$/)).toBeOnTheScreen();
    choose('6/3/1');
    expect(field(/^Purple, Tools: 1, gives 1 wig$/)).toBeOnTheScreen();
    choose('6/4/2');
  });
});

describe('the result', () => {
  async function finished() {
    const app = await freshSheet();
    key('Green, wigs on the track', '5');
    key('Green, wigs on the track', '0');
    fireEvent.press(field(/^Green, Gold/));
    key('Green, gold stores', '2');
    key('Purple, gold stores', '2');
    tap('Show result');
    await settled();
    return app;
  }

  it('is shared as text', async () => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
    await finished();
    tap('Share as text');
    await settled();
    const [content] = share.mock.calls[0] ?? [];
    expect(content).toEqual({
      message: expect.stringMatching(
        /^Lisboa, final score, .*\n\n1\. Green: 52 wigs\n2\. Purple: 2 wigs\n\nGold: Green 2/,
      ),
    });
    share.mockRestore();
  });

  it('says when sharing does not work', async () => {
    const share = jest.spyOn(Share, 'share').mockRejectedValue(new Error('no'));
    await finished();
    tap('Share as text');
    await settled();
    expect(screen.getByText('Couldn’t share here.')).toBeOnTheScreen();
    share.mockRestore();
  });

  it('leads to a new sheet with the same people', async () => {
    const app = await finished();
    tap('Same players again');
    await settled();
    expect(app.getPathname()).toBe('/score');
    expect(field(/^Green, Wigs: 0/)).toBeOnTheScreen();
  });

  it('can be corrected, and stays one sheet', async () => {
    const app = await finished();
    tap('Edit');
    await settled();
    expect(app.getPathname()).toBe('/score');
    expect(screen.getByText('Saved. Changes will overwrite it.')).toBeOnTheScreen();
    expect(field(/^Green, Wigs: 50/)).toBeOnTheScreen();
  });

  it('says when there is no such sheet', async () => {
    await open('/score/result?sheet=nowhere');
    expect(screen.getByRole('heading', { name: 'No such sheet' })).toBeOnTheScreen();
  });
});

describe('finished games', () => {
  it('are listed, opened, deleted and undone', async () => {
    const app = await open('/games');
    const [first] = screen.getAllByLabelText(/Green \d+/);
    if (first === undefined) throw new Error('nothing is listed');
    const before = screen.getAllByLabelText(/Green \d+/).length;
    const [remove] = screen.getAllByLabelText(/^Delete the sheet from/);
    if (remove !== undefined) fireEvent.press(remove);
    await settled();
    expect(screen.queryAllByLabelText(/Green \d+/)).toHaveLength(before - 1);
    tap('Undo');
    await settled();
    expect(screen.getAllByLabelText(/Green \d+/)).toHaveLength(before);
    const [opened] = screen.getAllByLabelText(/Green \d+/);
    if (opened !== undefined) fireEvent.press(opened);
    expect(app.getPathname()).toBe('/score/result');
    await settled();
  });
});
