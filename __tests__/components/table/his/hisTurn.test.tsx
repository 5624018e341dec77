import { fireEvent, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';

import { mockBoard } from '@/__tests__/helpers/mockMap';
import { aState, treasuryAt, yourTurn } from '@/__tests__/helpers/state';
import { entered, expectHeading, lay, now, tap, tick } from '@/__tests__/helpers/laidTable';
import type { BoardProps } from '@/components/board/Board';
import { DEFAULT_SHEET } from '@/engine';
import { SETTINGS, settings } from '@/store/settings';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));
jest.mock('@/components/table/yours/YourDock', () => ({ YourDock: () => null }));
jest.mock('@/components/game/StandingLink', () => ({ StandingLink: () => null }));
jest.mock('@/components/game/CompareOffer', () => ({ CompareOffer: () => mockCompare() }));
jest.mock('@/components/boardSheet/UnconfirmedBadge', () => ({ UnconfirmedBadge: () => null }));
jest.mock('@/components/rules/RuleLink', () => ({ RuleLink: () => null }));
jest.mock('expo-speech', () => ({ speak: (...said: unknown[]) => mockSpeak(...said), stop: () => mockStop() }));

const mockSpeak = jest.fn();
const mockStop = jest.fn();
const mockCompare = () => <Text>Check the table</Text>;

/** His courtier goes to the builder: officials or a plan, then a store. */
const atBuilder = { toMove: 'lacerda', courtier: 'king', aide: 'king' } as const;
/** His courtier goes to the king: the Cardinal or a favour, then a building. */
const atKing = { toMove: 'lacerda', courtier: 'minister' } as const;

const list = () => within(screen.getByLabelText('Lacerda’s turn'));
/** The movements of his turn from top to bottom, as they are spoken; what only the end of the turn asks is no button. */
const lines = (title = 'Lacerda’s turn') =>
  within(screen.getByLabelText(title))
    .getAllByRole('button')
    .map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel']));
const asked = (text: string | RegExp) => within(screen.getByLabelText(text));
const places = () => screen.queryAllByRole('button', { name: /^map / }).length;
/** One touch of a line, then what its sheet offers. */
const differs = async (line: string | RegExp): Promise<void> => {
  await tap(line, 'Change this step');
};

describe('Lacerda’s turn', () => {
  it('solo.courtier: one movement a line in the order of the hands, with where it ends; the places are lit', async () => {
    await lay(
      aState({ ...atBuilder, rubble: { rows: { A: ['earthquake'] }, columns: [['tsunami'], [], [], [], []] } }),
    );
    expectHeading('Lacerda’s turn');
    expect(lines()).toEqual([
      'Courtier to the Builder',
      'His officials: 1 to the Builder, 1 to the King',
      'Gold store on A1, facing east, No wigs',
      'Tsunami cube from column 1 to him',
      'His influence 5 → 3',
      'Discard the top King card; flip the next',
      'Aide to the Treasury deck',
    ]);
    expect(list().getByText('gold tile')).toBeOnTheScreen();
    // His officials, the store, the cube and the price of the visit have a reason.
    expect(list().getAllByText('?', { includeHiddenElements: true })).toHaveLength(4);
    expect(screen.getByText(/^lit: noble-builder .*influence-lacerda.* deck-king deck-treasury$/)).toBeOnTheScreen();
  });

  it('the target stands in bold', async () => {
    await lay(aState(atBuilder));
    const target = list().getByText('A1');
    expect(target).toHaveStyle({ fontWeight: '700' });
  });

  it('one tap finishes it when nothing is asked', async () => {
    await lay(aState({ ...atBuilder, lacerda: { favours: ['builder', 'minister', 'king'] } }));
    expect(screen.queryByText(/\w\?$/)).toBeNull();
    await tap('Done');
    expect(entered()).toHaveLength(1);
    expectHeading('Your turn');
  });

  it.each([
    ['one up', 2, 'Treasury 3 → 4'],
    ['lost', DEFAULT_SHEET.treasury.length - 1, 'Treasury stays on 6, The end of its track'],
  ])('treasury.track: a step of the marker that is %s is said so', async (_, treasury, line) => {
    await lay(aState({ toMove: 'lacerda', courtier: 'builder', aide: 'king', treasury }));
    expect(lines()).toContain(line);
  });

  it('solo.store: one touch of a line opens its reason and what differs, in one sheet', async () => {
    await lay(aState(atBuilder));
    await tap(/^Gold store on A1/);
    expect(screen.getByRole('heading', { name: 'Gold store on A1, facing east' })).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Which store' })).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: 'What the visit cost him' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change this step' })).toBeOnTheScreen();
  });

  it('visit.cost: the line of his influence opens what the visit cost', async () => {
    await lay(aState(atBuilder));
    await tap(/^His influence 5 →/);
    expect(screen.getByRole('heading', { name: 'What the visit cost him' })).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: 'Which store' })).toBeNull();
  });

  it('solo.store: the reason has the criteria up to the one that decided, the winner and the first that fell', async () => {
    await lay(
      aState({ ...atBuilder, sheet: { scoringTiles: [3, 3, 4, 4] }, buildings: { 'N-gold': ['gold', 'cloth'] } }),
    );
    await tap(/store on /);
    const table = within(screen.getByLabelText('Which store'));
    const heads = table.getAllByText(/^(Wigs|On space|Row|Col\.|West)$/).map(({ props }) => String(props['children']));
    const decides = table.getByLabelText(/, decides$/);
    expect(within(decides).getByText(heads.at(-1) ?? '')).toBeOnTheScreen();
    expect(table.getAllByText(/^[A-D]\d \w+$/)).toHaveLength(4);
    await tap(/^Show all \d+$/);
    expect(within(screen.getByLabelText('Which store')).getAllByText(/^[A-D]\d \w+$/).length).toBeGreaterThan(4);
  });

  it('solo.store: what differs is answered by a place on the map, then by the street it faces', async () => {
    await lay(aState(atBuilder));
    await differs(/^Gold store on A1/);
    expectHeading('What happened?');
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(places()).toBeGreaterThan(15);
    await tap('map B3');
    expect(screen.getByText('B3: which street does it face?')).toBeOnTheScreen();
    await tap('Book street');
    expectHeading('Lacerda’s turn');
    expect(lines()).toContain('Book store on B3, facing east, No wigs, changed by you');
    expect(lines()).toContainEqual(expect.stringMatching(/^His influence \d+ → \d+$/));
    await tap('Done');
    expect(now().stores.B3).toEqual({ owner: 'lacerda', good: 'books' });
  });

  it('a space with one street is one touch; the answer on the map may be given up', async () => {
    await lay(aState(atBuilder));
    await differs(/^Gold store on A1/);
    await tap('Cancel');
    expectHeading('Lacerda’s turn');
    await differs(/^Gold store on A1/);
    await tap('map D1');
    expect(lines()).toContain('Gold store on D1, facing east, No wigs, changed by you');
  });

  it('a step changed: every step by touching its piece, through to the end', async () => {
    await lay(aState(atBuilder));
    await differs('Courtier to the Builder');
    await tap('Marquis');
    await differs(/^Top ship/);
    await tap('It was skipped');
    await differs(/^2 leftmost decrees/);
    await tap('It was skipped');
    await differs(/^Discard the top King card/);
    await tap('Builder deck');
    await differs(/^Aide to/);
    await tap('Marquis deck');
    expect(screen.getAllByText('changed by you')).toHaveLength(5);
    await tap('Done');
    expect({
      courtier: now().courtier,
      aide: now().aide,
      cards: now().decks.builder,
      ships: now().lacerda.ships.length,
    }).toEqual({ courtier: 'minister', aide: 'minister', cards: 4, ships: 0 });
  });

  it('solo.officials: other offices are touched, one or two', async () => {
    await lay(aState(atBuilder));
    await differs(/^His officials/);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(3);
    await tick('Marquis');
    await tap('Confirm');
    expect(lines()).toContain('His official to the Marquis, changed by you');
  });

  it('end.game: a line that follows from others says what to do instead', async () => {
    await lay(aState({ ...atBuilder, period: 2, decks: { builder: 3, minister: 0, king: 1, treasury: 0 } }));
    await differs(/^The end is triggered/);
    expect(screen.getByText(/^No other choice here\./)).toBeOnTheScreen();
    expect(screen.getByText('Check the table')).toBeOnTheScreen();
  });

  it('solo.store: the same store with another cube of the table, by touching the cube', async () => {
    await lay(
      aState({ ...atBuilder, rubble: { rows: { A: ['earthquake'] }, columns: [['tsunami'], [], [], [], []] } }),
    );
    await differs('Tsunami cube from column 1 to him');
    await tap('Earthquake, row');
    expect(lines()).toContain('Earthquake cube from row A to him, changed by you');
    await tap('Done');
    expect(now().rubble.rows.A).toEqual([]);
  });

  it('visit.pay: with both left houses the follow says what it takes, in influence and réis', async () => {
    await lay(
      aState({
        ...atBuilder,
        treasury: treasuryAt(6),
        you: { favours: ['builder'], influence: 1, wigs: 9, reis: 9, houses: { left: 2, middle: 0, right: 0 } },
      }),
    );
    expect(screen.getByRole('button', { name: 'Follow, −1 influence, −4 réis' })).toBeOnTheScreen();
  });

  it('solo.follow: his follow gives the favor back, and may not have happened on the table', async () => {
    const visited = aState({
      lacerda: { favours: ['builder'] },
      turn: yourTurn({ at: 'his-follow', noble: 'builder' }),
    });
    await lay(visited);
    expectHeading('Lacerda follows you');
    expect(lines('Lacerda follows you').slice(0, 2)).toEqual([
      'His favor back to the Builder',
      expect.stringMatching(/^\w+ store on /),
    ]);
    await differs(/ store on /);
    await tap('It was skipped', 'Done, back to my turn');
    expect(now().lacerda.favours).toEqual(['builder']);
    expectHeading('Your turn');
  });
});

describe('what he asks', () => {
  it('solo.plan: with many officials or none left', async () => {
    await lay(aState({ ...atBuilder, aide: 'builder', planStacks: { blue: 3, green: 2 } }));
    expect(lines().slice(0, 2)).toEqual([
      'Courtier to the Builder',
      'The blue architect’s plan to him, 3 officials. Flip the next plan',
    ]);
    expect(screen.getByText('Officials on the blue architect’s new top plan?')).toBeOnTheScreen();
    await tap('8 officials');
    expect(screen.queryByText(/new top plan\?$/)).toBeNull();
    await tap('Undo last answer', 'None left', 'Done');
    expect(now().planStacks.blue).toBeNull();
  });

  it('solo.building: two colors in two taps, a wrong first one is touched again', async () => {
    await lay(
      aState({ ...atKing, aide: 'builder', lacerda: { influence: 9, favours: ['builder', 'minister', 'king'] } }),
    );
    expect(screen.getByText(/^Which 2 colors are on the \w+ architect’s next building\?$/)).toBeOnTheScreen();
    await tick('gold');
    expect(screen.getByRole('checkbox', { name: 'gold' })).toBeChecked();
    await tick('gold', 'tools', 'books');
    await tap('Done');
    expect(Object.values(now().available)).toContainEqual(['tools', 'books']);
  });

  it('solo.building: the available tile, then the next one, asked afresh', async () => {
    await lay(
      aState({
        ...atKing,
        aide: 'builder',
        available: { blue: 'unknown', green: null },
        lacerda: { influence: 9, favours: ['builder', 'minister', 'king'] },
      }),
    );
    expect(screen.getByText('Which 2 colors are on the blue architect’s available building?')).toBeOnTheScreen();
    await tick('books', 'cloth');
    expect(screen.getByText('Which 2 colors are on the blue architect’s next building?')).toBeOnTheScreen();
    expect(screen.getByRole('checkbox', { name: 'books' })).not.toBeChecked();
  });

  it('solo.building: no building left', async () => {
    await lay(
      aState({ ...atKing, aide: 'builder', lacerda: { influence: 9, favours: ['builder', 'minister', 'king'] } }),
    );
    await tap('None left', 'Done');
    expect(Object.values(now().available)).toContain(null);
  });

  it('solo.cardinal, church.scoring: one question at a time, your tiles with what they give, then the Cardinal stands up', async () => {
    await lay(
      aState({
        ...atKing,
        aide: 'king',
        cardinal: 4,
        you: { clergy: 2, portfolio: [{ card: 'noble', noble: 'king', influence: 3 }] },
        lacerda: { influence: 5 },
      }),
    );
    expect(lines()).toContain('Lay the Cardinal down, Church scoring at the end of this turn');
    expect(screen.getByText('Wigs on the back of the clergy tile?')).toBeOnTheScreen();
    expect(screen.queryByText(/^Church scoring: discard/)).toBeNull();
    await tap('2 wigs');
    expect(screen.queryByText('Wigs on the back of the clergy tile?')).toBeNull();
    const church = asked('Church scoring: discard clergy tiles? You have 2.');
    expect(church.getByText('Wigs on the backs, plus 3 influence once.')).toBeOnTheScreen();
    expect(screen.queryByText(/^Stand the Cardinal/)).toBeNull();
    fireEvent.press(church.getByRole('radio', { name: '2' }));
    await tap('Discard 2 tiles');
    expect(lines()).toEqual(
      expect.arrayContaining([
        'His wigs 5 → 7',
        'Discard 2 of your clergy tiles',
        'Your influence 4 → 7, Church scoring',
      ]),
    );
    expect(screen.getByText(/^Stand the Cardinal/)).toBeOnTheScreen();
    expect(screen.getByText('clergy tile')).toBeOnTheScreen();
    await tap('Done');
    expect({ clergy: now().you.clergy, influence: now().you.influence }).toEqual({ clergy: [], influence: 7 });
  });
});

describe('reading aloud', () => {
  beforeEach(() => settings.getState().choose({ speech: SETTINGS.speech[0] }));

  it('is not offered unless the settings say so', async () => {
    await lay(aState(atBuilder));
    expect(screen.queryByRole('button', { name: 'Read his turn aloud' })).toBeNull();
  });

  it('reads his steps, and stops on a tap', async () => {
    await settings.getState().choose({ speech: 'on' });
    await lay(aState(atBuilder));
    await tap('Read his turn aloud');
    expect(mockSpeak.mock.calls.map(([sentence]) => String(sentence))).toEqual(
      expect.arrayContaining(['Move the courtier to the Builder.', 'Move the aide to the Treasury deck.']),
    );
    expect(mockSpeak.mock.calls[0]?.[1]).toMatchObject({ language: 'en' });
    await tap('Stop reading');
    expect(mockStop).toHaveBeenCalled();
  });
});
