import { fireEvent, screen, within } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import { aState } from '@/__tests__/helpers/state';
import { entered, expectHeading, lay, now, tap } from '@/__tests__/helpers/laidTable';
import type { BoardProps } from '@/components/board/Board';
import { DEFAULT_SHEET } from '@/engine';
import { SETTINGS, settings } from '@/store/settings';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));
jest.mock('@/components/table/yours/YourQuestions', () => ({ YourQuestions: () => null }));
jest.mock('@/components/game/StandingLink', () => ({ StandingLink: () => null }));
jest.mock('@/components/game/CompareOffer', () => ({ CompareOffer: () => mockCompare() }));
jest.mock('@/components/boardSheet/UnconfirmedBadge', () => ({ UnconfirmedBadge: () => null }));
jest.mock('@/components/rules/RuleLink', () => ({ RuleLink: () => null }));
jest.mock('expo-speech', () => ({ speak: (...said: unknown[]) => mockSpeak(...said), stop: () => mockStop() }));

const mockSpeak = jest.fn();
const mockStop = jest.fn();
/** The map has its own tests; here what is lit is a line of text. */
const mockBoard = ({ panel, lit = [] }: BoardProps) => (
  <View>
    <Text>{`lit: ${lit.join(' ')}`}</Text>
    {panel}
  </View>
);
const mockCompare = () => <Text>Compare with the table</Text>;

/** His courtier goes to the builder: officials or a plan, then a store. */
const atBuilder = { toMove: 'lacerda', courtier: 'king', aide: 'king' } as const;
/** His courtier goes to the king: the Cardinal or a favour, then a building. */
const atKing = { toMove: 'lacerda', courtier: 'minister' } as const;

const list = () => within(screen.getByLabelText('Lacerda’s turn'));
/** The sentences and questions of his turn from top to bottom. */
const sentences = () =>
  list()
    .getAllByText(/^(Move|Place|Build|Give|Open|Discard|Refill|How|Which) .*[.?]$/)
    .map(({ props }) => String(props['children']));
const asked = (text: string | RegExp) => within(screen.getByLabelText(text));

describe('Lacerda’s turn', () => {
  it('solo.courtier: steps and closing stand in the order of the hands, places lit, the tracks said', async () => {
    await lay(aState({ ...atBuilder, planStacks: { blue: 2, green: 2 } }));
    expectHeading('Lacerda’s turn');
    expect(sentences().at(0)).toBe('Move the courtier to the Builder.');
    expect(sentences().slice(-3)).toEqual([
      'Discard the top card of the King deck; turn up the next.',
      'Move the aide to the Treasury deck.',
      'Refill the city tile.',
    ]);
    expect(screen.getByText(/^lit: noble-builder .*influence-lacerda.* deck-king deck-treasury$/)).toBeOnTheScreen();
    expect(screen.getByText('Afterwards the tracks show')).toBeOnTheScreen();
  });

  it('one tap finishes it when nothing is asked', async () => {
    await lay(aState({ ...atBuilder, lacerda: { favours: ['builder', 'minister', 'king'] } }));
    expect(screen.queryByText(/\?$/)).toBeNull();
    await tap('Done');
    expect(entered()).toHaveLength(1);
    expectHeading('Your turn');
  });

  it.each([
    ['up 1', 0, /^Give him the top ship, hull \d\. Treasury up 1\. Then he gains/],
    ['lost', DEFAULT_SHEET.treasury.length - 1, /\. The treasury stays: it is at the end of its track\. Then he gains/],
  ])('treasury.track: a step of the marker that is %s is said so', async (_, treasury, sentence) => {
    await lay(aState({ toMove: 'lacerda', courtier: 'builder', aide: 'king', treasury }));
    expect(list().getByText(sentence)).toBeOnTheScreen();
  });

  it('differs on my table: every step offers it, and each can be done otherwise through to the end', async () => {
    await lay(aState(atBuilder));
    expect(list().getAllByRole('button', { name: /^Differs on my table: / })).toHaveLength(5);
    await tap(/^Differs on my table: Move the courtier/);
    await tap('the Minister');
    await tap(/^Differs on my table: Give him the top ship/);
    await tap('It was not done');
    await tap(/^Differs on my table: Give him the 2 leftmost/);
    await tap('It was not done');
    await tap(/^Differs on my table: Discard the top card/);
    await tap('the Builder deck');
    await tap(/^Differs on my table: Move the aide/);
    await tap('the Minister deck');
    expect(screen.getAllByText('as on your table')).toHaveLength(5);
    await tap('Done');
    expect({
      courtier: now().courtier,
      aide: now().aide,
      cards: now().decks.builder,
      ships: now().lacerda.ships.length,
    }).toEqual({ courtier: 'minister', aide: 'minister', cards: 4, ships: 0 });
  });

  it('end.game: a step that follows from others says what to do instead', async () => {
    await lay(aState({ ...atBuilder, period: 2, decks: { builder: 3, minister: 0, king: 1, treasury: 0 } }));
    await tap(/^Differs on my table: The end is near/);
    expect(screen.getByText(/^This follows from the rest\. Put right what differs/)).toBeOnTheScreen();
    expect(screen.getByText('Compare with the table')).toBeOnTheScreen();
  });

  it('solo.store: the same store with another cube of the table', async () => {
    await lay(
      aState({ ...atBuilder, rubble: { rows: { A: ['earthquake'] }, columns: [['tsunami'], [], [], [], []] } }),
    );
    expect(screen.getByText(/^Build his gold store on A1: .* tsunami cube of the column/)).toBeOnTheScreen();
    await tap(/^Differs on my table: Build/);
    await tap('Gold store on A1, the earthquake cube of the row');
    expect(screen.getByText(/^Build his gold store on A1: .* earthquake cube of the row/)).toBeOnTheScreen();
    await tap('Done');
    expect(now().rubble.rows.A).toEqual([]);
  });

  it('solo.follow: his follow gives the favour back, and may not have happened on the table', async () => {
    const visited = aState({
      lacerda: { favours: ['builder'] },
      turn: {
        kind: 'you',
        within: 'your-turn',
        step: { at: 'his-follow', noble: 'builder' },
        tasks: [],
        covered: [],
        markerUsed: false,
        due: { church: null, end: null },
      },
    });
    await lay(visited);
    expectHeading('Lacerda follows you');
    expect(screen.getByText(/^He gives back his favour of the Builder\. Build his/)).toBeOnTheScreen();
    await tap(/^Differs on my table: /);
    await tap('It was not done');
    expect(screen.getByText('No building a store: it was not done on your table. He pays nothing.')).toBeOnTheScreen();
    await tap('Done, go on with my turn');
    expect(now().lacerda.favours).toEqual(['builder']);
    expectHeading('Your turn');
  });
});

describe('what he asks', () => {
  it('solo.plan: below the step that turned it up, with many officials or none left', async () => {
    await lay(aState({ ...atBuilder, aide: 'builder', planStacks: { blue: 3, green: 2 } }));
    expect(sentences().slice(0, 4)).toEqual([
      'Move the courtier to the Builder.',
      'Give him the top plan of the blue architect (3 officials).',
      'How many officials does the plan of the blue architect show that lies on top now?',
      expect.stringMatching(/^Build his/),
    ]);
    await tap('8 officials');
    expect(screen.queryByText(/show\?$/)).toBeNull();
    await tap('Take my last answer back');
    await tap('None left');
    await tap('Done');
    expect(now().planStacks.blue).toBeNull();
  });

  it('solo.building: two colours in two taps, a wrong first one is taken back', async () => {
    await lay(
      aState({ ...atKing, aide: 'builder', lacerda: { influence: 9, favours: ['builder', 'minister', 'king'] } }),
    );
    fireEvent.press(asked(/^Which two colours has the next building/).getByRole('button', { name: 'gold' }));
    expect(screen.getByText('Gold and …')).toBeOnTheScreen();
    await tap('Not gold');
    await tap('tools');
    await tap('books');
    await tap('Done');
    expect(Object.values(now().available)).toContainEqual(['tools', 'books']);
  });

  it('solo.building: no building left', async () => {
    await lay(
      aState({ ...atKing, aide: 'builder', lacerda: { influence: 9, favours: ['builder', 'minister', 'king'] } }),
    );
    await tap('None left');
    await tap('Done');
    expect(Object.values(now().available)).toContain(null);
  });

  it('solo.cardinal, church.scoring: the wigs of his tile, your tiles with what they give, then the Cardinal stands up', async () => {
    await lay(
      aState({
        ...atKing,
        aide: 'king',
        cardinal: 4,
        you: { clergy: 2, portfolio: [{ card: 'noble', noble: 'king', influence: 3 }] },
        lacerda: { influence: 5 },
      }),
    );
    expect(screen.getByText(/Lay the Cardinal down/)).toBeOnTheScreen();
    await tap('2 wigs');
    expect(screen.getByText('Church scoring: he gains 3 influence (your portfolio 3, his ships 0).')).toBeOnTheScreen();
    const church = asked('Church scoring: do you discard clergy tiles? You hold 2.');
    expect(
      church.getByText('For any number of tiles: the wigs on their backs, and once 3 influence.'),
    ).toBeOnTheScreen();
    expect(screen.queryByText('Stand the Cardinal up.')).toBeNull();
    await tap('Tiles you discard: one more');
    await tap('Discard 2 tiles');
    expect(screen.getByText('Stand the Cardinal up.')).toBeOnTheScreen();
    expect(screen.getByText('Refill the clergy tile.')).toBeOnTheScreen();
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
