/** The languages of the browser, the dearest first; none while a page is written by the export. */
export const useDeviceLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages;
