import { plural } from './grammar';

/** The rules screen. */
export const rules = {
  title: 'Rules',
  intro: 'The rules in brief, in our own words. They don’t replace the rulebook. They help you find your place in it.',
  search: 'Search the rules',
  clear: 'Clear search',
  found: (count: number) =>
    count === 0
      ? 'No matching rule. Try a shorter word.'
      : plural(count, { one: '# rule found', other: '# rules found' }),
  count: (count: number) => plural(count, { one: '# rule', other: '# rules' }),
  topicName: (topic: string, count: number) => `${topic}, ${plural(count, { one: '# rule', other: '# rules' })}`,
  related: 'See also',
  ruling: (id: string) => `Ruling ${id}`,
  inSettings: 'Change in Settings',
  onBoard: 'Check on My board',
  topics: {
    setup: 'Setup',
    turn: 'Your turn',
    portfolio: 'Portfolio, warehouse and rubble',
    influence: 'Influence and treasury',
    goods: 'Goods and ships',
    state: 'State actions',
    visit: 'Visiting and following',
    store: 'Land and stores',
    building: 'Decrees, public buildings, events',
    end: 'End of period and game',
    score: 'Endgame scoring',
    lacerda: 'Lacerda’s turn',
    solo: 'Solo: setup, end and title',
  },
};
