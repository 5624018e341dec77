import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { PrintScreen } from '@/components/print/PrintScreen';
import { DEFAULT_RULINGS, DEFAULT_SHEET, HIS_TIE_BREAKS, tieBreaksUnder, type Rulings } from '@/engine';
import type { Catalogue } from '@/i18n/catalogue';
import { why } from '@/i18n/en/why';
import { catalogue as es } from '@/i18n/es/es';
import { catalogue as italian } from '@/i18n/it/it';
import { catalogue as pl } from '@/i18n/pl/pl';
import { catalogue as pt } from '@/i18n/pt/pt';
import { catalogue as ru } from '@/i18n/ru/ru';
import { translate } from '@/i18n/translate';
import { LanguageContext, type Spoken } from '@/i18n/useWords';
import { boardSheets } from '@/store/boardSheets';
import { withSheet } from '@/store/boardCopy';
import { rulings } from '@/store/rulings';

const CATALOGUES = { pt, es, it: italian, pl, ru } as const satisfies Readonly<Record<string, Catalogue>>;
const LANGUAGES = Object.keys(CATALOGUES) as readonly (keyof typeof CATALOGUES)[];

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;

async function open(page: string, spoken?: Spoken) {
  const Spoke = () =>
    spoken === undefined ? (
      <PrintScreen />
    ) : (
      <LanguageContext value={spoken}>
        <PrintScreen />
      </LanguageContext>
    );
  renderRouter({ _layout: layout, index: Empty, print: Spoke }, { initialUrl: `/print?page=${page}` });
  await act(async () => undefined);
}

const decide = (part: Partial<Rulings>) => act(async () => rulings.getState().choose(part));
const printed = () => JSON.stringify(screen.toJSON());
/** Where each text stands on the page, so that an order can be compared. */
const placesOf = (texts: readonly string[]) => texts.map((text) => printed().indexOf(text));

beforeEach(async () => {
  await rulings.getState().choose(DEFAULT_RULINGS);
  await boardSheets.getState().load();
  await boardSheets.getState().change((copy) => withSheet(copy, DEFAULT_SHEET));
});

type Choice = keyof typeof HIS_TIE_BREAKS;
const CHOICES = Object.keys(HIS_TIE_BREAKS) as readonly Choice[];
const criteriaOf = (choice: Choice, words: Catalogue['why'], by: Rulings): readonly string[] =>
  tieBreaksUnder(by)[choice].map((code) => (words.criteria[choice] as Readonly<Record<string, string>>)[code] ?? code);

describe('Lacerda’s turn on one page', () => {
  it.each([
    ['our rulings', {}],
    ['the other rulings', { R8: 'overflow', R9: 'always-left', R10: 'tile-first', R11: 'offices' }],
  ] as const)('solo.noble, solo.state: prints every tie-break in the engine’s order under %s', async (_, part) => {
    await decide(part);
    await open('lacerda');
    for (const choice of CHOICES) {
      const places = placesOf(criteriaOf(choice, why, { ...DEFAULT_RULINGS, ...part }));
      expect(places).not.toContain(-1);
      expect([...places].sort((one, other) => one - other)).toEqual(places);
    }
  });

  it.each(LANGUAGES)('prints every tie-break in %s', async (language) => {
    await open('lacerda', { tools: translate(language), catalogue: CATALOGUES[language] });
    const said = CHOICES.flatMap((choice) => criteriaOf(choice, CATALOGUES[language].why, DEFAULT_RULINGS));
    expect(said.filter((text) => !printed().includes(text))).toEqual([]);
  });

  it('numbers the seven steps of his turn in their order', async () => {
    await open('lacerda');
    const titles = screen.getAllByRole('heading').map(({ props }) => String(props.children));
    expect(titles.filter((title) => /^\d\. /.test(title))).toEqual([
      '1. His ships dock',
      '2. His courtier moves',
      '3. His state action',
      '4. His noble action',
      '5. He discards a card',
      '6. His aide moves',
      '7. End of his turn',
    ]);
  });

  it('solo.officials, solo.score: says what was agreed where a ruling decides', async () => {
    await open('lacerda');
    expect(
      screen.getByText(/His officials stay\. The largest group of the others moves 1 to the plaza/),
    ).toBeOnTheScreen();
    expect(screen.getByText(/Officials on his plans.*\(R11\)/)).toBeOnTheScreen();
    await decide({ R8: 'overflow', R11: 'offices' });
    expect(screen.getByText(/Same rule for him\. The largest group moves 1 to the plaza, even his/)).toBeOnTheScreen();
    expect(screen.getByText(/His officials at court.*\(R11\)/)).toBeOnTheScreen();
  });

  it('solo.state: puts the state actions where this copy prints them', async () => {
    await open('lacerda');
    const row = () => within(screen.getByLabelText('Each noble’s state actions')).getAllByText(/^(Ship|Produce)$/);
    expect(row().map(({ props }) => String(props.children))).toEqual(['Ship', 'Produce']);
    await act(async () =>
      boardSheets.getState().change((copy) => withSheet(copy, { top: { ...DEFAULT_SHEET.top, minister: 'produce' } })),
    );
    expect(row().map(({ props }) => String(props.children))).toEqual(['Produce', 'Ship']);
  });
});

describe('the blank score sheet', () => {
  it('score.stores: gives the places of a table of this size', async () => {
    await open('score');
    fireEvent.press(screen.getByRole('radio', { name: '4' }));
    expect(screen.getAllByText('1st 9 · 2nd 6 · 3rd 3')).toHaveLength(2);
    fireEvent.press(screen.getByRole('radio', { name: '2' }));
    expect(screen.getAllByText('1st 9 · 2nd 3')).toHaveLength(2);
  });

  it('solo.score, solo.title: solo has Lacerda’s own counting and the table of titles', async () => {
    await open('score');
    fireEvent.press(screen.getByRole('radio', { name: 'Solo' }));
    expect(screen.getByText('3 per rubble set. Lacerda: 1 per cube.')).toBeOnTheScreen();
    expect(screen.getByText(/Lacerda: 3 per decree/)).toBeOnTheScreen();
    const titles = within(screen.getByLabelText('Your title'));
    expect(titles.getAllByText('> Lacerda')).toHaveLength(4);
    expect(titles.getByText('Right Hand of the Marquis')).toBeOnTheScreen();
    expect(titles.getByText('≥ 20')).toBeOnTheScreen();
    expect(titles.getByText('< 5')).toBeOnTheScreen();
  });
});

describe('the board sheet', () => {
  it('prints the values of this copy, and what was met while playing on a second page', async () => {
    await open('board');
    expect(screen.getByText('3 (start)')).toBeOnTheScreen();
    expect(screen.getByText('Treasury (unconfirmed)')).toBeOnTheScreen();
    expect(screen.queryByText('Rewards on the map')).toBeNull();
    await act(async () =>
      boardSheets.getState().change((copy) =>
        withSheet(copy, {
          market: { ...DEFAULT_SHEET.market, start: { ...DEFAULT_SHEET.market.start, books: 7 } },
          rewards: { A1: [{ kind: 'reis', amount: 3 }] },
        }),
      ),
    );
    expect(screen.getByText('7 → 1')).toBeOnTheScreen();
    expect(screen.getByText(/Space A1/)).toBeOnTheScreen();
  });
});

it('an address that names no page shows the first', async () => {
  await open('nonsense');
  expect(screen.getByRole('radio', { name: 'Score sheet' })).toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Lacerda’s turn' }));
  await act(async () => undefined);
  expect(screen.getByText('1. His ships dock')).toBeOnTheScreen();
});
