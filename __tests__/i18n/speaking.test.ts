import { readFileSync } from 'node:fs';

import { DECKS, GOODS, shipsOf } from '@/engine';
import { spokenIn } from '@/i18n/catalogues';
import { commonWords } from '@/i18n/common';
import { LANGUAGE_NAMES, LANGUAGES, languageFor } from '@/i18n/language';
import { shellWords } from '@/i18n/shell';
import { speak, useLanguage } from '@/i18n/speaking';
import * as vocabulary from '@/i18n/vocabulary';
import { SETTINGS } from '@/store/settings';

import { aState } from '../helpers/state';

const spoken = (): string => useLanguage.getState().spoken.tools.language;

it.each([
  [['pt-BR', 'en-US'], 'pt'],
  [['de-DE', 'pl'], 'pl'],
  [['ES-419'], 'es'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
] as const)('the device’s languages %j are answered in %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});

it('every language can be chosen and is named in itself', () => {
  expect(SETTINGS.language).toEqual(['system', ...LANGUAGES]);
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
});

it.each(LANGUAGES)('%s is spoken once its words are there', async (language) => {
  await speak(language);
  const { catalogue, tools } = useLanguage.getState().spoken;
  expect(tools.language).toBe(language);
  expect(catalogue === null).toBe(language === 'en');
});

it('of two choices the later one counts, whichever comes first', async () => {
  await speak('en');
  await Promise.all([speak('pl'), speak('en')]);
  expect(spoken()).toBe('en');
  await Promise.all([speak('pl'), speak('it')]);
  expect(spoken()).toBe('it');
});

it('the values of the engine that words are written with are the engine’s', () => {
  expect(vocabulary.GOODS).toEqual(GOODS);
  expect(vocabulary.DECKS).toEqual(DECKS);
  const state = aState({
    you: {
      portfolio: [
        { card: 'treasury', reis: 1 },
        { card: 'ship', hull: 2, cargo: 1, paid: 0 },
      ],
    },
  });
  for (const owner of ['you', 'lacerda'] as const)
    expect(vocabulary.shipsOf(state, owner)).toEqual(shipsOf(state, owner));
});

it.each(LANGUAGES)('the manifest of %s says what the app says of itself', async (language) => {
  const file = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
  const { icons: _, ...manifest } = JSON.parse(readFileSync(`public/${file}`, 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const { icons: __, ...english } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as typeof manifest;
  const { catalogue } = await spokenIn(language);
  const name = catalogue?.common.appName ?? commonWords.en.appName;
  const description = catalogue?.shell.description ?? shellWords.en.description;
  expect(manifest).toEqual({ ...english, lang: language, name, description });
});
