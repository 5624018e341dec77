import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { CostsScreen } from '@/components/costs/CostsScreen';

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;

const open = async () => {
  const app = renderRouter(
    { _layout: layout, index: Empty, costs: CostsScreen, board: Empty, rules: Empty },
    { initialUrl: '/costs' },
  );
  await act(async () => undefined);
  return app;
};
/** By name first, then its role: on a screen of a hundred targets that is far faster than the other way round. */
function named(name: string | RegExp, role: string, inside: Pick<typeof screen, 'getAllByLabelText'> = screen) {
  const [found, other] = inside.getAllByLabelText(name).filter(({ props }) => props.role === role);
  if (found === undefined || other !== undefined)
    throw new Error(`${found === undefined ? 'no' : 'more than one'} ${role} named ${name}`);
  return found;
}
const group = (name: string) => within(named(name, 'radiogroup'));
const pick = (name: string, answer: string) => fireEvent.press(named(answer, 'radio', group(name)));
const ask = (question: string) => pick('What does it cost?', question);
const press = (name: string | RegExp) => fireEvent.press(named(name, 'button'));
const turn = (name: string | RegExp) => fireEvent.press(named(name, 'switch'));
const answer = (name: string) => within(screen.getByLabelText(name));
const expectTold = (name: string, ...texts: readonly string[]): void =>
  texts.forEach((text) => expect(answer(name).getByText(text)).toBeOnTheScreen());

describe('the cost check', () => {
  it('visit.cost: answers in three taps, with its parts and the ways to pay', async () => {
    await open();
    ask('Visit');
    pick('Which noble?', 'King');
    pick('Others’ officials in that office', '4');
    expectTold(
      'Visiting the King costs',
      '5',
      'treasury 1 + others’ officials 4 = 5',
      'What influence can’t cover: wigs, 1 for 1',
    );
  });

  it('treasury: a tap on the track changes the price', async () => {
    await open();
    ask('Sponsor');
    pick('Treasury: where is the marker?', 'Visits +3, payments 6 réis');
    expectTold('Sponsoring an event costs', 'treasury 6');
    pick('Treasury: where is the marker?', 'Visits +1, payments 3 réis');
    expectTold('Sponsoring an event costs', 'treasury 3');
  });

  it('visit.pay: names every way once it knows what you hold', async () => {
    await open();
    ask('Visit');
    turn(/^Enter what I have/);
    pick('Influence', '2');
    const visit = answer('Visiting the King costs');
    expect(visit.getByText('2 influence and 3 wigs')).toBeOnTheScreen();
    expect(visit.getByText('Leaves 0 influence, 2 wigs and 10 réis')).toBeOnTheScreen();
    pick('Others’ officials in that office', '6');
    pick('Influence', '1');
    expect(visit.getByText('1 short')).toBeOnTheScreen();
    turn('Both left houses built');
    expect(visit.getByText('1 influence and 6 réis')).toBeOnTheScreen();
    turn('Both left houses built');
    turn(/^Enter what I have/);
  });

  it('store.price: shows the price for each cube that could be taken', async () => {
    await open();
    ask('Land');
    expectTold('Land costs', 'No cube to take.');
    for (const kind of ['earthquake', 'fire', 'tsunami']) {
      press(`Add a cube to the row: ${kind}`);
      press(`Add a cube to the column: ${kind}`);
    }
    const land = answer('Land costs at least');
    expect(land.getByText('treasury 3 + rubble 9 = 12')).toBeOnTheScreen();
    expect(land.getByText('Column: tsunami')).toBeOnTheScreen();
    expect(land.getAllByText('14 réis')).toHaveLength(2);
    press('Remove a cube from the row: fire');
    expect(land.getByText('treasury 3 + rubble 7 = 10')).toBeOnTheScreen();
    press('Add a cube to the row: earthquake');
    expect(land.getByText('treasury 3 + rubble 10 = 13')).toBeOnTheScreen();
    press('Add a cube to the row: tsunami');
    expect(land.getByText('treasury 3 + rubble 8 = 11')).toBeOnTheScreen();
    press('Coins on them: 1 more');
    expect(land.getByText('treasury 3 + rubble 8 − benefit 1 = 10')).toBeOnTheScreen();
    press('Coins on them: 1 less');
  });

  it('state.ship: prices a ship as a further one and in place of another', async () => {
    await open();
    ask('Ship');
    pick('Which ship?', 'Size 3');
    pick('Middle houses built', '1');
    expectTold('A size-3 ship costs', 'ship size 3 − middle houses 1 = 2', 'Replacing size 2', '1 good');
  });

  it('building.hire: returns those who are out before hiring', async () => {
    await open();
    ask('Hire');
    pick('Officials on the plan', '3');
    pick('Your officials in offices and plazas', '2');
    expectTold('Opening it costs', 'Return 2 officials from offices and plazas, then hire 1 for 3 réis each');
  });

  it('sell.goods: sells what is tapped, says who earns wigs, and takes it back', async () => {
    await open();
    ask('Sell');
    pick('Ship size', 'Size 2');
    press('Sell 1 gold, market 5');
    press('Sell 1 book, market 6');
    const sale = answer('Selling this earns');
    expect(sale.getByText('market 11 + ship bonus 2 = 13')).toBeOnTheScreen();
    expect(sale.getByText('you get 2 wigs')).toBeOnTheScreen();
    expect(named('Sell 1 gold, market 5', 'button')).toBeDisabled();
    press('Don’t sell 1 book');
    expect(sale.getByText('market 5 + ship bonus 1 = 6')).toBeOnTheScreen();
  });

  it('leads to the rule behind the answer, and to the board where it rests on an assumption', async () => {
    const app = await open();
    ask('Land');
    expect(named(/^1 board panel not checked yet: treasury/, 'link')).toBeOnTheScreen();
    fireEvent.press(named('Rule: What land costs', 'link'));
    expect(app.getPathnameWithParams()).toBe('/rules#store.price');
  });

  it('is where it was left', async () => {
    await open();
    ask('Hire');
    screen.unmount();
    await open();
    expect(named('Hire', 'radio', group('What does it cost?'))).toBeChecked();
  });
});
