import { firstLook } from '@/components/shell/firstLook.web';
import { languageFor } from '@/i18n/language';
import { SETTINGS_KEY } from '@/store/settings';

const page = document.documentElement;

/** What the page's own script decides before anything is painted. */
function look(languages: readonly string[], settings?: object): void {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (settings !== undefined) localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  // The script as the page runs it.

  (0, eval)(firstLook);
}

beforeEach(() => {
  localStorage.clear();
  page.lang = 'en';
  for (const key of Object.keys(page.dataset)) delete page.dataset[key];
  document.head.innerHTML =
    '<meta name="language-pt" content="/pt-1.js"/><meta name="language-ru" content="/ru-1.js"/>';
});

it.each([[['pt-BR', 'en']], [['de', 'ru-RU', 'pt']], [['de', 'fr']], [['en-GB', 'pt']], [['ES']]])(
  'speaks the first language of the browser it knows: %j',
  (languages) => {
    look(languages);
    expect(page.lang).toBe(languageFor(languages));
    expect(page.dataset.words).toBe(page.lang === 'en' ? undefined : 'coming');
  },
);

it('a choice counts for more than the browser, and so does the choice of English', () => {
  look(['pt'], { language: 'ru', theme: 'dark' });
  expect(page.lang).toBe('ru');
  expect(page.dataset).toMatchObject({ words: 'coming', theme: 'dark' });
  expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/ru-1.js');
});

it('English needs nothing that is still to come', () => {
  look(['pt'], { language: 'en' });
  expect(page.lang).toBe('en');
  expect(page.dataset.words).toBeUndefined();
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

it('what nobody understands is no choice', () => {
  look(['pt'], { language: 'tlh' });
  expect(page.lang).toBe('pt');
});
