/** Languages the app speaks, the first one when it knows none of the person's. */
export const LANGUAGES = ['en', 'pt', 'es', 'it', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
