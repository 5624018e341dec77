import { act, fireEvent, screen } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MAP_PLACES } from '@/components/board/places';
import { SoloScreen } from '@/components/table/SoloScreen';
import { session } from '@/store/games/games';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The map has its own tests; here its places are plain buttons, and what is lit is a line of text. */
const mockBoard = ({ panel, lit = [], selectable = {}, onPress }: BoardProps) => (
  <View>
    <Text>{`lit: ${lit.join(' ')}`}</Text>
    {MAP_PLACES.filter(({ id }) => id in selectable).map((place) => (
      <Text key={place.id} role="button" aria-label={`map ${place.id}`} onPress={() => onPress?.(place)} />
    ))}
    {panel}
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
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const heading = (name: string) => expect(screen.getByRole('heading', { name })).toBeOnTheScreen();

/** The shortest turn of yours: gold, a card, confirm. */
const shortTurn = async () => {
  await press('Discard a card, get 1 gold');
  await press('From the Treasury deck');
  await press('Confirm my move');
};

beforeEach(async () => {
  await openDemo();
  await act(async () => void (await session.getState().jump(0)));
});

describe('Lacerda’s turn', () => {
  it('solo.courtier: his steps stand in the order the hands do them', () => {
    heading('Lacerda’s turn');
    const steps = screen.getAllByText(/^(Move|Place|Build|Discard)/);
    expect(steps.map(({ props }) => String(props['children']))).toEqual([
      'Move the courtier to the Builder.',
      'Place 1 of his officials in each office: Builder, Marquis.',
      'Build his cloth store on D2: 8 wigs. Give him the tsunami cube from the column. His visit costs 4 influence.',
      'Discard the top card of the King deck; flip the next.',
      'Move the aide to the Treasury deck.',
    ]);
    expect(screen.getByText(/^lit: noble-builder .*deck-king deck-treasury$/)).toBeOnTheScreen();
  });

  it('one tap finishes it when nothing is asked', async () => {
    await press('Done');
    heading('Your turn');
  });

  it('solo.store: why opens the comparison, in words and with the deciding cell', async () => {
    await press(/^Why\? Build his/);
    expect(screen.getByRole('heading', { name: 'Which store' })).toBeOnTheScreen();
    expect(screen.getByText(/^[A-D]\d \w+ wins: “.*” decided\.$/)).toBeOnTheScreen();
    expect(screen.getAllByText(/· decides$/).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'What the visit cost him' })).toBeOnTheScreen();
  });

  it('differs on my table: the other deck becomes the step, marked as such', async () => {
    await press(/^Differs on my table: Discard the top card/);
    await press('the Builder deck');
    expect(screen.getByText('Discard the top card of the Builder deck; flip the next.')).toBeOnTheScreen();
    expect(screen.getByText('as on your table')).toBeOnTheScreen();
  });

  it('follow: asked in the middle of his turn; declined, he goes on', async () => {
    await press('Done');
    await shortTurn();
    expect(screen.getByText(/^You hold the favour of the Marquis\. Follow him for/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await press('I do not follow');
    await press('Done');
    heading('Your turn');
  });

  it('follow: taken, you choose how to pay', async () => {
    await press('Done');
    await shortTurn();
    await press('I follow');
    heading('Follow Lacerda?');
    expect(screen.getAllByRole('button', { name: /^Follow for/ }).length).toBeGreaterThan(0);
  });
});

describe('your turn', () => {
  beforeEach(() => press('Done'));

  it('the log tells it, undo takes it back', async () => {
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
