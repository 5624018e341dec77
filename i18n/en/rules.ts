import { translate } from '../translate';

const { number, plural } = translate('en');

/** The rules screen. */
export const rules = {
  title: 'Rules',
  intro:
    'The rules in short, in our own words. They do not replace the rulebook; they help you find your way back to it.',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: (count: number) =>
    count === 0
      ? 'No rule speaks of that. Try a shorter word.'
      : plural(count, { one: '# rule found', other: '# rules found' }),
  count: (count: number) => plural(count, { one: '# rule', other: '# rules' }),
  topicName: (topic: string, count: number) => `${topic}, ${number(count)} rules`,
  related: 'See also',
  ruling: (id: string) => `Ruling ${id}`,
  inSettings: 'Change it in the settings',
  onBoard: 'Match it on my board',
  topics: {
    setup: 'Set-up',
    turn: 'Your turn',
    portfolio: 'Portfolio, warehouse and rubble',
    influence: 'Influence and treasury',
    goods: 'Goods and ships',
    state: 'State actions',
    visit: 'Visiting and following',
    store: 'Land and stores',
    building: 'Decrees, public buildings, events',
    end: 'The ends',
    score: 'Final scoring',
    lacerda: 'Lacerda’s turn',
    solo: 'Solo: set-up, end and title',
  },
};
