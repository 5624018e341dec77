/** Keys of the catalogue, or what they begin with, each with the reason why it may differ. */
type Reasons = Readonly<Record<string, string>>;

/** What one language does otherwise than the test of all languages expects. */
export interface LanguageExceptions {
  /** Words that are the same in English, and parts of file names. */
  readonly alike: readonly string[];
  /** Sentences that do without a number of the English one. */
  readonly uncounted: Reasons;
  /** Sentences that name a thing without its word, by the English term. */
  readonly unnamed: Readonly<Record<string, Reasons>>;
}

export const isExcepted = (reasons: Reasons | undefined, key: string): boolean =>
  Object.keys(reasons ?? {}).some((one) => key === one || key.startsWith(`${one}.`));

/** Endings and names of files are the same in every language. */
export const FILE_WORDS = ['json', 'report', 'board'] as const;
