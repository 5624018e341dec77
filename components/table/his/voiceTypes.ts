/** Something that reads aloud. */
export interface Voice {
  /** `onEnd`: everything was read, or it was stopped. */
  readonly read: (sentences: readonly string[], language: string, onEnd: () => void) => void;
  readonly stop: () => void;
}
