import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MAP_PLACES } from '@/components/board/places';
import { SoloScreen } from '@/components/table/SoloScreen';
import { session } from '@/store/games/games';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The map has its own tests; here its places are plain buttons, and what is lit is a line of text. */
const mockBoard = ({ lit = [], selectable = {}, onPress }: BoardProps) => (
  <View>
    <Text>{`lit: ${lit.join(' ')}`}</Text>
    {MAP_PLACES.filter(({ id }) => id in selectable).map((place) => (
      <Text key={place.id} role="button" aria-label={`map ${place.id}`} onPress={() => onPress?.(place)} />
    ))}
  </View>
);

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;

/** Lets the device save and the table be laid again; the router's helper stops the clock. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

const openDemo = async () => {
  renderRouter(
    { _layout: layout, index: Empty, 'solo/index': SoloScreen, rules: Empty },
    { initialUrl: '/solo?game=demo' },
  );
  await settle();
};
const pickDeck = async (deck: string) =>
  act(async () => void fireEvent.press(screen.getByRole('radio', { name: `Card from the ${deck} deck` })));
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const heading = (name: string) => expect(screen.getByRole('heading', { name })).toBeOnTheScreen();

/** The shortest turn of yours: gold, a card, confirm. */
const shortTurn = async () => {
  await press('Discard a card, get 1 gold');
  await pickDeck('Treasury');
  await press(/^Confirm my move/);
};

beforeEach(async () => {
  await openDemo();
  await act(async () => void (await session.getState().jump(0)));
});

describe('Lacerda’s turn', () => {
  it('solo.courtier: one movement a line, in the order of the hands', () => {
    heading('Lacerda’s turn');
    const lines = within(screen.getByLabelText('Lacerda’s turn')).getAllByRole('button');
    expect(lines.map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel']))).toEqual([
      'Courtier to the Builder',
      'His officials: 1 to the Builder, 1 to the Marquis',
      'Cloth store on D2, facing east, 8 wigs: his marker to 25',
      'Tsunami cube from column 2 to him',
      'His influence 6 → 2',
      'Discard the top King card; flip the next',
      'Aide to the Treasury deck',
    ]);
    expect(screen.getByText(/^lit: noble-builder .*deck-king deck-treasury$/)).toBeOnTheScreen();
  });

  it('one tap finishes it when nothing is asked', async () => {
    await press('Done');
    heading('Your turn');
  });

  it('solo.store: a touch of the line opens the comparison, in words and with the deciding column', async () => {
    await press(/^Cloth store on D2/);
    expect(screen.getByRole('heading', { name: 'Which store' })).toBeOnTheScreen();
    expect(screen.getByText('D2 cloth: decided by “Most wigs”.')).toBeOnTheScreen();
    expect(screen.getByLabelText('Most wigs, decides')).toBeOnTheScreen();
  });

  it('a step changed: the other deck becomes the step, marked as such', async () => {
    await press(/^Discard the top King card/);
    await press('Change this step');
    await press('Builder deck');
    expect(
      screen.getByRole('button', { name: 'Discard the top Builder card; flip the next, changed by you' }),
    ).toBeOnTheScreen();
  });

  it('follow: asked in the middle of his turn; declined, he continues', async () => {
    await press('Done');
    await shortTurn();
    expect(screen.getByText('You have the Marquis’ favor. Follow him?')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await press('Don’t follow');
    await press('Done');
    heading('Your turn');
  });

  it('follow: taken, you choose how to pay', async () => {
    await press('Done');
    await shortTurn();
    await press(/^Follow, \d+ influence/);
    heading('Follow Lacerda?');
    expect(screen.getAllByRole('button', { name: /^Follow for/ }).length).toBeGreaterThan(0);
  });
});

describe('your turn', () => {
  beforeEach(() => press('Done'));

  it('the log says it, and Undo undoes it', async () => {
    await shortTurn();
    heading('Lacerda’s turn');
    await press('Log, undo and redo');
    expect(
      screen.getByText(/^2\. Discarded a card for 1 gold\. Took a card from the Treasury deck\./),
    ).toBeOnTheScreen();
    await press('Undo');
    expect(screen.queryByText(/^2\. /)).toBeNull();
    await press('Redo');
    expect(screen.getByText(/^2\. /)).toBeOnTheScreen();
  });
});
