import { AppText } from '@/components/ui/AppText';
import type { EnteredChoice, MoveWhy } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { moveWhyWords } from '@/i18n/moveWhy';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';

/** Where a clergy tile may matter: what is paid, sold or gained. */
const MAY_MATTER: readonly MoveWhy['code'][] = ['price', 'visit-cost', 'sale', 'ship-cost', 'influence'];

/** What a choice costs and earns, with its parts, and what your clergy tiles say about it in your own words. */
export function Why({ choice: { before, decision } }: { readonly choice: EnteredChoice }) {
  const words = useWords(moveWhyWords);
  const { reminder } = useWords(clergyWords);
  const t = useTranslate();
  const reasons = decision.why.map((reason) => say(words, reason, t)).filter((text) => text !== '');
  const notes = decision.why.some(({ code }) => MAY_MATTER.includes(code))
    ? before.you.clergy.flatMap(({ note }) => (note === undefined ? [] : [reminder(note)]))
    : [];
  return [...reasons, ...notes].map((text) => (
    <AppText key={text} variant="small" tone="inkSoft">
      {text}
    </AppText>
  ));
}
