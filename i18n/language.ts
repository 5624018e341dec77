/** Languages the app speaks, the first one when it knows none of the person's. */
export const LANGUAGES = ['en', 'pt', 'es', 'it', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in itself: whoever looks for their language may not read the present one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  it: 'Italiano',
  pl: 'Polski',
  ru: 'Русский',
};

/** The first of the person's languages that the app speaks; they come as tags such as `pt-BR`. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase())).find(Boolean) ?? 'en';
