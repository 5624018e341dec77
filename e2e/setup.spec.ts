import type { Page } from '@playwright/test';

import {
  DEFAULT_RULINGS,
  DEFAULT_SHEET,
  RUBBLE_KINDS,
  RUBBLE_PLACES,
  dealSolo,
  setUpSolo,
  type Cubes,
  type Entered,
  type GameState,
  type SoloDeal,
} from '@/engine';

import { findingsInBothThemes } from './helpers/findings';
import { exportedPosition, keptText, matchBoard, newSetup } from './helpers/setup';
import { expect, open, test, tooSmall } from './helpers/site';

const STEPS = 4;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tile = (page: Page, [question, answer]: readonly [string, string]) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
const atStep = (page: Page, step: number, all = STEPS) =>
  expect(page.getByText(`Step ${step} of ${all}`)).toBeVisible();

const dealOf = (seed: number): SoloDeal => {
  const dealt = dealSolo(seed, DEFAULT_SHEET);
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value.value;
};

const gameOf = (deal: SoloDeal, entered: Entered, depth: GameState['depth']): GameState => {
  const game = setUpSolo(deal, entered, { sheet: DEFAULT_SHEET, rulings: DEFAULT_RULINGS, depth });
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
};

/** What the hands drew, and how it is tapped. */
const DRAWN: Entered = {
  preplaced: ['gold', 'tools'],
  available: { blue: ['books', 'cloth'], green: ['gold', 'cloth'] },
  planStacks: { blue: 2, green: 4 },
  yourPlan: { architect: 'green', officials: 3 },
  hisPlans: [1, 4],
};
/** A plan with more officials than most. */
const DRAWN_MANY: Entered = { ...DRAWN, planStacks: { blue: 2, green: 7 } };
const SUPPLY = [
  ['The blue architect’s available building', 'books and cloth'],
  ['The blue architect’s top plan', '2 officials'],
  ['The green architect’s available building', 'gold and cloth'],
] as const;
const YOURS = [
  ['Your starting plan is for', 'green architect'],
  ['Officials on your starting plan', '3 officials'],
] as const;
const HIS = [
  ['Officials on Lacerda’s first plan', '1 official'],
  ['Officials on Lacerda’s second plan', '4 officials'],
] as const;
const FIRST = [[/^Public building on the (west|east) site D$/.source, 'gold and tools']] as const;

const FEW = ['The green architect’s top plan', '4 officials'] as const;

/** The questions of a dealt setup, by the step they are asked in; the first building is asked in the last. */
const ASKED: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  2: [...SUPPLY, FEW],
  3: [...YOURS, ...HIS],
};

/** Answers one question after the other; a person sees an answer before giving the next. */
const answer = async (page: Page, asked: readonly (readonly [string, string])[]): Promise<number> => {
  for (const one of asked) {
    await tile(page, one).click();
    await expect(tile(page, one)).toBeChecked();
  }
  return asked.length;
};

/** A plan with more officials than most is two taps. */
const manyOfficials = async (page: Page): Promise<number> => {
  await button(page, 'The green architect’s top plan: 6 or more').click();
  return 1 + (await answer(page, [['The green architect’s top plan', '7 officials']]));
};

const firstBuilding = async (page: Page): Promise<number> => {
  const face = page
    .getByRole('radiogroup', { name: new RegExp(FIRST[0][0]) })
    .getByRole('radio', { name: FIRST[0][1] });
  await face.click();
  await expect(face).toBeChecked();
  return 1;
};

/** From home to the first choice of a setup; says how many taps that took. */
const playFromHome = async (page: Page): Promise<number> => {
  await open(page, '/');
  await page.getByRole('link', { name: /^Play against Lacerda/ }).click();
  return 1;
};

const deal = async (page: Page): Promise<number> => {
  await button(page, /^Deal for me/).click();
  return 1;
};

const begin = async (page: Page): Promise<number> => {
  await button(page, 'Start game').click();
  await expect(page.getByRole('heading', { name: 'Your turn', exact: true })).toBeVisible();
  return 1;
};

/** Walks through the steps of a dealt setup up to the last; says how many taps that took. */
const walkSteps = async (page: Page): Promise<number> => {
  let taps = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    await atStep(page, step);
    taps += await answer(page, ASKED[step] ?? []);
    if (step === STEPS) taps += await firstBuilding(page);
    if (step !== 3) {
      await page.reload({ waitUntil: 'load' });
      await atStep(page, step);
      for (const one of ASKED[step] ?? []) await expect(tile(page, one)).toBeChecked();
    }
    if (step === STEPS) return taps;
    await button(page, 'Next').click();
    taps += 1;
  }
  return taps;
};

test('a dealt game takes at most 20 taps from home, is left at any step and found again, and the next one takes at most 12', async ({
  page,
}, { annotations }) => {
  let taps = (await playFromHome(page)) + (await matchBoard(page)) + (await deal(page)) + (await walkSteps(page));
  const { content } = JSON.parse(await keptText(page, 'setup/draft')) as {
    readonly content: { readonly seed: number };
  };
  taps += await begin(page);
  annotations.push({ type: 'taps from home to the first turn', description: String(taps) });
  expect(taps).toBeLessThanOrEqual(20);
  expect(await exportedPosition(page)).toEqual(gameOf(dealOf(content.seed), DRAWN, 'lacerda-needs'));
  let next = (await playFromHome(page)) + (await deal(page));
  for (const asked of Object.values(ASKED)) next += await answer(page, asked);
  next += (await firstBuilding(page)) + (await begin(page));
  annotations.push({ type: 'taps of the second game', description: String(next) });
  expect(next).toBeLessThanOrEqual(12);
});

/** Heaps are entered by kind, in whatever order they lie. */
const inOrder = (cubes: Cubes): Cubes => RUBBLE_KINDS.flatMap((kind) => cubes.filter((cube) => cube === kind));
const COLOURS = { earthquake: 'brown', fire: 'red', tsunami: 'blue' } as const;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const heapNamed = (cubes: Cubes): string =>
  listed(
    RUBBLE_KINDS.map((kind) => [kind, cubes.filter((cube) => cube === kind).length] as const)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${count} ${COLOURS[kind]}`),
  );

const siteNamed = (site: string): string =>
  site.replace(/^N-/, 'North, ').replace(/^W-/, 'West ').replace(/^E-/, 'East ');

/** Every place with its cubes, as the pad names them. */
const heapsOf = ({ rubble }: SoloDeal): readonly (readonly [string, string])[] =>
  RUBBLE_PLACES.flatMap(({ place }) => {
    if (place.at === 'pile') return [];
    if (place.at === 'row') return [[`Row ${place.row}`, heapNamed(rubble.rows[place.row] ?? [])]];
    if (place.at === 'column') return [[`Column ${place.column}`, heapNamed(rubble.columns[place.column - 1] ?? [])]];
    return [[siteNamed(place.site), heapNamed(rubble.sites[place.site] ?? [])]];
  });

const told = (deal: SoloDeal): SoloDeal => {
  const [one, two, three, four, five] = deal.rubble.columns;
  const sorted = (heaps: Readonly<Partial<Record<string, Cubes>>>) =>
    Object.fromEntries(Object.entries(heaps).map(([at, cubes]) => [at, inOrder(cubes ?? [])]));
  return {
    ...deal,
    rubble: {
      rows: sorted(deal.rubble.rows),
      columns: [inOrder(one), inOrder(two), inOrder(three), inOrder(four), inOrder(five)],
      sites: sorted(deal.rubble.sites),
    },
  };
};

test('a table dealt by hand is entered, a tap is undone, and the game is what was entered', async ({ page }) => {
  const byHand = {
    ...dealOf(11),
    yourFavour: 'king',
    hisFavour: 'builder',
    aide: 'treasury',
    courtier: 'minister',
  } as const;
  await newSetup(page);
  await button(page, /^I’ve set up/).click();
  const heaps = heapsOf(byHand);
  for (const [index, [place, heap]] of heaps.entries()) {
    await page.getByRole('button', { name: `${place}: ${heap}`, exact: true }).click();
    if (index !== 5) continue;
    await expect(page.getByText(`${heaps[6]?.[0]}: 3 cubes`)).toBeVisible();
    await button(page, 'Undo last tap').click();
    await expect(page.getByText(`${place}: 3 cubes`)).toBeVisible();
    await page.reload({ waitUntil: 'load' });
    await page.getByRole('button', { name: `${place}: ${heap}`, exact: true }).click();
  }
  await expect(page.getByText(/^All 50 cubes are on the map/)).toBeVisible();
  await button(page, 'Next').click();
  await answer(page, [['Scoring tiles, columns 1 to 4', byHand.scoring.join(' · ')], ...SUPPLY]);
  await manyOfficials(page);
  await button(page, 'Next').click();
  await answer(page, [['Your royal favor', 'King'], ...YOURS, ['Lacerda’s royal favor', 'Builder'], ...HIS]);
  await button(page, 'Next').click();
  await answer(page, [
    ['Aide on', 'Treasury deck'],
    ['Courtier on', 'Marquis'],
    ['Public building on the east site D', 'gold and tools'],
  ]);
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: /^Everything/ }).click();
  await expect(page.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  await button(page, 'Start game').click();
  await expect(page.getByRole('heading', { name: 'Your turn', exact: true })).toBeVisible();
  expect(await exportedPosition(page)).toEqual(gameOf(told(byHand), DRAWN_MANY, 'everything'));
});

/** Goes to a step by the checklist, which a phone keeps in a sheet. */
const goTo = async (page: Page, title: string, isPhone: boolean) => {
  if (isPhone) await button(page, 'All steps').click();
  await button(page, new RegExp(`^\\d+\\. ${title}`)).click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
};

const sound = async (page: Page) => {
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
};

test(
  'the steps have no accessibility finding in either theme, and targets a thumb can hit',
  { tag: '@wide' },
  async ({ page }, { project }) => {
    test.slow();
    const isPhone = project.name === 'phone';
    await newSetup(page);
    await sound(page);
    await button(page, /^Deal for me/).click();
    for (const title of ['You and Lacerda', 'Aide, courtier, building']) {
      await goTo(page, title, isPhone);
      await sound(page);
    }
    await goTo(page, 'Board and rubble', isPhone);
    await button(page, 'Set up differently').click();
    await button(page, /^I’ve set up/).click();
    await expect(page.getByText('Row A: 3 cubes')).toBeVisible();
    await sound(page);
  },
);

/** Walks with the Tab key until something with this name has the focus. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const now = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${name}.`);
};

test('the keyboard alone sets the table, and its focus is never lost', { tag: '@wide' }, async ({ page }) => {
  await newSetup(page);
  await tabTo(page, /^Deal for me/);
  await page.keyboard.press('Enter');
  await atStep(page, 1);
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await atStep(page, 2);
  await expect(page.getByRole('group', { name: /./ }).and(page.locator(':focus'))).toBeVisible();
  await tabTo(page, /^gold and books$/);
  await page.keyboard.press('Space');
  await expect(tile(page, ['The blue architect’s available building', 'gold and books'])).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, ['The blue architect’s available building', 'gold and cloth'])).toBeChecked();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'gold and cloth');
  await tabTo(page, /^The blue architect’s top plan: 6 or more$/);
  await page.keyboard.press('Enter');
  await expect(tile(page, ['The blue architect’s top plan', '6 officials'])).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'The blue architect’s top plan' })).toBeFocused();
});
