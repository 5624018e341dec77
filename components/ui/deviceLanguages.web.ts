/** The languages of the browser, the dearest first. */
export const deviceLanguages = (): readonly string[] => navigator.languages;
