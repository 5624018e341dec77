import { byKind, type ByKind, type Override } from '@/engine';
import type { Turn } from '@/i18n/shape/turn';

const said = ({ overrides: words }: Turn): ByKind<Override, string> => ({
  skip: () => words.skip,
  noble: ({ noble }) => words.noble(noble),
  deck: ({ deck }) => words.deck(deck),
  action: ({ action }) => words.action(action),
  offices: ({ offices }) => words.offices(offices),
  plan: ({ architect }) => words.plan(architect),
  favour: ({ noble }) => words.favour(noble),
  store: ({ space, good, cube }) => words.store(space, good, cube),
  building: ({ site, architect }) => words.building(site, architect),
});

/** What the table did instead. */
export const overrideSaid = (target: Override, words: Turn): string => byKind(said(words), target);
