import type { GameEvent } from '../game/event';
import type { AideOverride, CourtierOverride, DiscardOverride, DockOverride } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { ByDeck, Deck, Noble } from '../model/vocabulary';
import { DECKS, NOBLES } from '../model/vocabulary';
import { isAtSea } from '../ships/sale';
import type { Act } from './act';
import { acted, illegal } from './act';
import type { DiscardStep, Step } from './step';

/** His ships at sea come home (`turn.dock`, R25); null when none is. */
export function dockStep({ lacerda }: GameState, override: DockOverride | undefined): Act<Step> | null {
  const hulls = lacerda.ships.filter(isAtSea).map(({ hull }) => hull);
  if (hulls.length === 0) return null;
  const done = override === undefined;
  return acted({ rule: 'turn.dock', hulls, done }, done ? [{ kind: 'ships-docked', seat: 'lacerda' }] : []);
}

const next = (noble: Noble): Noble => NOBLES[(NOBLES.indexOf(noble) + 1) % NOBLES.length] ?? noble;

/** One noble to the right, from the king to the builder (`solo.courtier`). */
export function courtierStep({ courtier }: GameState, override: CourtierOverride | undefined): Act<Step> {
  if (override?.kind === 'skip') return acted({ rule: 'solo.courtier', to: courtier }, []);
  const to = override?.noble ?? next(courtier);
  return acted({ rule: 'solo.courtier', to }, [{ kind: 'courtier-moved', to }]);
}

/** The top card of the aide's deck goes, if there is one (`solo.discard`). */
export function discardStep({ aide, decks }: GameState, override: DiscardOverride | undefined): Act<DiscardStep> {
  const deck = override?.kind === 'deck' ? override.deck : aide;
  const skip = (code: 'on-the-table' | 'deck-empty'): Act<DiscardStep> =>
    acted({ rule: 'solo.discard', deck, done: false, reason: { code } }, []);
  if (override?.kind === 'skip') return skip('on-the-table');
  if (decks[deck] === 0)
    return override === undefined ? skip('deck-empty') : illegal('discard', { code: 'deck-empty' });
  const events: readonly GameEvent[] = [{ kind: 'card-left-deck', deck, how: 'discarded' }];
  return acted({ rule: 'solo.discard', deck, done: true }, events);
}

/** The next deck to the right that has cards, the last wrapping to the first; none: he stays. */
export function nextDeck(decks: ByDeck<number>, from: Deck): Deck {
  const at = DECKS.indexOf(from);
  const toTheRight = [...DECKS.slice(at + 1), ...DECKS];
  return toTheRight.find((deck) => decks[deck] > 0) ?? from;
}

/** The aide moves on (`solo.aide`). */
export function aideStep({ aide, decks }: GameState, override: AideOverride | undefined): Act<Step> {
  if (override?.kind === 'skip') return acted({ rule: 'solo.aide', to: aide }, []);
  if (override !== undefined && decks[override.deck] === 0) return illegal('aide', { code: 'deck-empty' });
  const to = override?.deck ?? nextDeck(decks, aide);
  return acted({ rule: 'solo.aide', to }, [{ kind: 'aide-moved', to }]);
}
