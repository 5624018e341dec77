import { create } from 'zustand';

import { spokenIn } from './catalogues';
import type { Language } from './language';
import { ENGLISH, type Spoken } from './useWords';

interface LanguageState {
  readonly spoken: Spoken;
  /** Whether it is known what to speak: before, what was prerendered is not for everyone's eyes. */
  readonly settled: boolean;
  /** Whether the last one that was asked for could not be loaded. */
  readonly failed: boolean;
}

export const useLanguage = create<LanguageState>()(() => ({ spoken: ENGLISH, settled: false, failed: false }));

let wanted: Language = 'en';

/** Speaks a language as soon as its words are there; whichever was asked for last counts. One that does not come changes nothing. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const spoken = await spokenIn(language).catch(() => undefined);
  if (wanted !== language) return;
  useLanguage.setState({ settled: true, failed: spoken === undefined, ...(spoken === undefined ? {} : { spoken }) });
}
