import {
  decide,
  endedByCard,
  hiring,
  landOffers,
  landPrice,
  moveCardinal,
  options,
  SEATS,
  type Command,
  type Deck,
  type GameState,
  type Space,
  type TaskKind,
} from '@/engine';

import { effectsOn } from './effects';
import type { useEffectWords } from './useEffectWords';

type Words = ReturnType<typeof useEffectWords>;

/** The space of the store whose land is to be paid. */
function landOf({ turn }: GameState): Space | undefined {
  const task = turn.kind === 'you' ? turn.tasks[0] : undefined;
  return task?.do === ('land' satisfies TaskKind) ? task.space : undefined;
}

function ofStore(
  state: GameState,
  { space, good }: Extract<Command, { readonly kind: 'build-store' }>,
  { detail }: Words,
): string | undefined {
  const offer = landOffers(state, 'you').find((one) => one.space === space && one.good === good);
  return offer && detail.land(offer.cheapest.total, offer.wigs.total);
}

function ofBuilding(state: GameState, site: string, { detail }: Words): string | undefined {
  const wigs = options(state).flatMap((one) => (one.kind === 'building' && one.site === site ? [one.wigs] : []));
  return wigs.length === 0 ? undefined : detail.join(wigs.map(({ you, lacerda }) => detail.building(you, lacerda)));
}

/** What it does at once to both of you. */
function effects(state: GameState, command: Command, words: Words): string | undefined {
  const decided = decide(state, command);
  if (!decided.ok) return undefined;
  const said = SEATS.flatMap((seat) =>
    effectsOn(seat, state, decided.value.after, words).map(({ by, what }) => {
      const text = words.detail.effect(by, what);
      return seat === 'you' ? text : words.detail.his(text);
    }),
  );
  return said.length === 0 ? undefined : words.detail.join(said);
}

const both = (words: Words, ...parts: readonly (string | undefined)[]): string | undefined => {
  const said = parts.filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? undefined : words.detail.join(said as readonly string[]);
};

/** A warning before the card that ends the period or the game. */
function ending(state: GameState, deck: Deck, { detail }: Words): string | undefined {
  const ends = endedByCard(state, deck);
  return ends === null ? undefined : detail.ends[ends];
}

/** The numbers behind a choice: what it costs and earns, which card or plan it means. */
export function detailOf(state: GameState, command: Command, words: Words): string | undefined {
  const { detail } = words;
  switch (command.kind) {
    case 'build-store':
      return ofStore(state, command, words);
    case 'open-building':
      return ofBuilding(state, command.site, words);
    case 'buy-land': {
      const space = landOf(state);
      return both(
        words,
        space && detail.price(landPrice(state, 'you', space, command.cube).total),
        effects(state, command, words),
      );
    }
    case 'staff-building': {
      const plan = state.you.plans[command.plan];
      if (plan === undefined) return undefined;
      const { total } = hiring(state, plan);
      return both(
        words,
        detail.plan(plan.architect, plan.officials),
        total > 0 ? detail.price(total) : undefined,
        effects(state, command, words),
      );
    }
    case 'make-room': {
      const card = state.you.portfolio[command.index];
      return card && detail.card(card);
    }
    case 'build-ship': {
      const card = command.place.how === 'new' ? undefined : state.you.portfolio[command.place.index];
      return both(words, card && detail.card(card), effects(state, command, words));
    }
    case 'take-plan': {
      const plan = state.planStacks[command.architect];
      return typeof plan === 'number' ? detail.officials(plan) : undefined;
    }
    case 'take-card':
      return both(words, detail.deck(state.decks[command.deck]), ending(state, command.deck, words));
    case 'meet-cardinal': {
      const { treasury, influence } = moveCardinal(state, command.steps);
      return both(words, detail.cardinal(treasury, influence));
    }
    default:
      return effects(state, command, words);
  }
}
