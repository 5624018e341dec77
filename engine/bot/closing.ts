import type { GameEvent } from '../game/event';
import type { GameState } from '../model/state';
import type { ByDeck, Deck, Noble } from '../model/vocabulary';
import { DECKS, NOBLES } from '../model/vocabulary';
import type { Act } from './act';
import { acted, illegal } from './act';
import type { AideOverride, CourtierOverride, DiscardOverride } from '../model/lacerdaInputs';
import type { Step } from './step';

/** Decks that must be empty to end a period. */
const EMPTY_DECKS_TO_END = 3;

const after = <T>(list: readonly T[], item: T, fallback: T): T => list[(list.indexOf(item) + 1) % list.length] ?? fallback;

/** One noble to the right, from the king to the builder (`solo.courtier`). */
export function courtierStep({ courtier }: GameState, override: CourtierOverride | undefined): Act<Step> {
  const by = (to: Noble): Act<Step> => acted({ rule: 'solo.courtier', to }, [{ kind: 'courtier-moved', to }]);
  if (override?.kind === 'skip') return by(courtier);
  return by(override?.kind === 'noble' ? override.noble : after(NOBLES, courtier, courtier));
}

/** The top card of the aide's deck goes, if there is one (`solo.discard`). */
export function discardStep({ aide, decks }: GameState, override: DiscardOverride | undefined): Act<Step> {
  const deck = override?.kind === 'deck' ? override.deck : aide;
  const done = decks[deck] > 0 && override?.kind !== 'skip';
  if (override?.kind === 'deck' && !done) return illegal('discard');
  const events: readonly GameEvent[] = done ? [{ kind: 'card-left-deck', deck, how: 'discarded' }] : [];
  return acted({ rule: 'solo.discard', deck, done }, events);
}

/** The next deck to the right that has cards, the last wrapping to the first; none: he stays. */
function nextDeck(decks: ByDeck<number>, from: Deck): Deck {
  const at = DECKS.indexOf(from);
  const others = [...DECKS.slice(at + 1), ...DECKS.slice(0, at)];
  return others.find((deck) => decks[deck] > 0) ?? from;
}

/** The aide moves on (`solo.aide`). */
export function aideStep({ aide, decks }: GameState, override: AideOverride | undefined): Act<Step> {
  if (override?.kind === 'deck' && decks[override.deck] === 0) return illegal('aide');
  const to = override?.kind === 'deck' ? override.deck : override?.kind === 'skip' ? aide : nextDeck(decks, aide);
  return acted({ rule: 'solo.aide', to }, [{ kind: 'aide-moved', to }]);
}

/** Whether three of the four decks are empty. */
export const decksEndPeriod = ({ decks }: Pick<GameState, 'decks'>): boolean =>
  DECKS.filter((deck) => decks[deck] === 0).length >= EMPTY_DECKS_TO_END;
