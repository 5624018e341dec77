/** Languages the app is meant to speak. */
export const LANGUAGES = ['en', 'pt', 'es', 'it', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages it speaks completely today: adding one here makes every missing sentence a type error. */
export const SPOKEN = ['en'] as const satisfies readonly Language[];
export type Spoken = (typeof SPOKEN)[number];
