import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { RulesScreen } from '@/components/rules/RulesScreen';

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;

const open = async (initialUrl = '/rules') => {
  const app = renderRouter(
    { _layout: layout, index: Empty, rules: RulesScreen, settings: Empty, board: Empty },
    { initialUrl },
  );
  await act(async () => undefined);
  return app;
};
const search = (words: string) => fireEvent.changeText(screen.getByLabelText('Search the rules'), words);
const rule = (title: string) => within(screen.getByLabelText(title));

describe('the rules', () => {
  it('fold by topic', async () => {
    await open();
    const topic = screen.getByRole('button', { name: /^Visiting and following, 4 rules/ });
    expect(topic).not.toBeExpanded();
    fireEvent.press(topic);
    expect(rule('What a visit costs').getByText(/^The influence value left of the treasury marker/)).toBeOnTheScreen();
    fireEvent.press(topic);
    expect(screen.queryByLabelText('What a visit costs')).toBeNull();
  });

  it('are found without accents, and the number is said politely', async () => {
    await open();
    search('REIS influence track');
    expect(screen.getByText('1 rule found')).toHaveProp('aria-live', 'polite');
    expect(rule('Endgame wigs for money').getByText(/1 per 5 réis/)).toBeOnTheScreen();
    search('bicycle');
    expect(screen.getByText(/^No matching rule/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('button', { name: /^Setup/ })).toBeOnTheScreen();
  });

  it('are reached by id, after # or as ?rule=', async () => {
    await open('/rules?rule=visit.cost');
    expect(rule('What a visit costs').getByText(/Neutral ones count/)).toBeOnTheScreen();
    screen.unmount();
    await open('/rules#solo.building');
    expect(rule('He opens a public building').getByText('Ruling R10')).toBeOnTheScreen();
  });

  it('an unknown id shows the topics', async () => {
    await open('/rules?rule=visit.horse');
    expect(screen.getByRole('button', { name: /^Setup/ })).not.toBeExpanded();
  });

  it('lead to related rules, out of a search too', async () => {
    const app = await open();
    search('visit costs');
    fireEvent.press(rule('What a visit costs').getByRole('link', { name: 'Rule: Paying for a visit' }));
    await act(async () => undefined);
    expect(app.getPathnameWithParams()).toBe('/rules#visit.pay');
    expect(screen.getByLabelText('Search the rules')).toHaveProp('value', '');
    expect(rule('Paying for a visit').getByText(/^Pay with influence/)).toBeOnTheScreen();
  });

  it('lead to where a ruling can be decided otherwise', async () => {
    const app = await open('/rules?rule=state.officials');
    fireEvent.press(rule('Recruiting officials').getByRole('link', { name: 'Change in Settings' }));
    expect(app.getPathname()).toBe('/settings');
  });
});
