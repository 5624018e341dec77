import { act, fireEvent, screen, within } from '@testing-library/react-native';

import type { BoardProps } from '@/components/board/Board';
import { SoloScreen } from '@/components/table/SoloScreen';
import { useToasts } from '@/components/ui/toastStore';
import { session } from '@/store/games/games';

import { mockBoard } from '@/__tests__/helpers/mockMap';
import { pickDeck, press, visiting } from '@/__tests__/helpers/visiting';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

const openDemo = () => visiting('/solo?game=demo', { 'solo/index': SoloScreen }, ['rules']);
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

  it('a double touch finishes it once, and nothing is said against the second half', async () => {
    const done = screen.getByRole('button', { name: 'Done' });
    await act(async () => {
      fireEvent.press(done);
      fireEvent.press(done);
    });
    heading('Your turn');
    expect(useToasts.getState().shown).toBeUndefined();
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

  it('follow: asked once; a step back asks again, another leads to his turn as it was', async () => {
    await press('Done');
    await shortTurn();
    await press(/^Follow, −\d+ influence/);
    heading('Follow Lacerda');
    screen.getByRole('button', { name: /^Change: Follow/ });
    expect(screen.getByRole('button', { name: 'Choose an action', disabled: true })).toBeOnTheScreen();
    const said = () => screen.getByLabelText('Lacerda’s turn');
    await press('Undo last step');
    expect(screen.getAllByRole('button', { name: /^Follow for/ }).length).toBeGreaterThan(0);
    await press('Undo last step');
    heading('Lacerda’s turn');
    expect(within(said()).getAllByRole('button').length).toBeGreaterThan(1);
    await press('Don’t follow');
    await press('Done');
    heading('Your turn');
  });

  it('follow: the ways to pay are behind its chip', async () => {
    await press('Done');
    await shortTurn();
    await press(/^Follow, −\d+ influence/);
    await press(/^Change: Follow/);
    expect(screen.getAllByRole('radio', { name: /^Follow for/ })).toHaveLength(3);
  });

  it('pieces once moved are not told again when only an answer follows', async () => {
    await press('Done');
    await shortTurn();
    await press(/pieces moved/i);
    await press('Don’t follow');
    expect(screen.queryByRole('region', { name: 'First, move your pieces' })).toBeNull();
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
