import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { GameState } from '../model/state';
import type { Command, CommandKind } from './command';
import { getGold, sponsor, visit } from './decide/action';
import { openBuilding, staffBuilding } from './decide/building';
import { churchChoice, declineChurch, endTurn, takeCard } from './decide/closing';
import type { Decider } from './decide/decider';
import { inTurn } from './decide/decider';
import { decline } from './decide/decline';
import { takeDecree } from './decide/decree';
import { declineFollow, follow } from './decide/follow';
import { meetCardinal, takeFavour } from './decide/king';
import { recruitOfficials } from './decide/officials';
import { takePlan } from './decide/plan';
import { makeRoom, playNobleCard, playTreasuryCard } from './decide/portfolio';
import { produce } from './decide/produce';
import { sell, trade } from './decide/sell';
import { buildShip } from './decide/ship';
import { buildStore, buyLand } from './decide/store';
import { correct, periodDiscard, setDepth, tell } from './decide/facts';
import { loseGood, loseOfficial, takeCube, takeGood } from './decide/tasks';
import { judged, tracked } from './depth';
import type { Draft } from './draft';
import type { GameEvent } from './event';
import { evolveAll } from './evolve';
import { isFact } from './kinds';
import { askedFor, brokenPromise, letGo, settle, unpayable } from './lines';
import type { Refusal } from './refusal';
import type { Why } from './why';

/** What a command comes to: the facts, their reasons and the table afterwards. */
export interface Decision {
  readonly events: readonly GameEvent[];
  readonly why: readonly Why[];
  readonly after: GameState;
}

/** A kind of command without its line does not compile. */
const DECIDERS: { readonly [Kind in CommandKind]: Decider<Kind> } = {
  'get-gold': inTurn(getGold),
  'play-noble-card': inTurn(playNobleCard),
  'play-treasury-card': inTurn(playTreasuryCard),
  visit: inTurn(visit),
  sponsor: inTurn(sponsor),
  'make-room': inTurn(makeRoom),
  sell: inTurn(sell),
  trade: inTurn(trade),
  'recruit-officials': inTurn(recruitOfficials),
  'take-plan': inTurn(takePlan),
  'build-ship': inTurn(buildShip),
  produce: inTurn(produce),
  'meet-cardinal': inTurn(meetCardinal),
  'take-favour': inTurn(takeFavour),
  'build-store': inTurn(buildStore),
  'buy-land': inTurn(buyLand),
  'take-decree': inTurn(takeDecree),
  'open-building': inTurn(openBuilding),
  'staff-building': inTurn(staffBuilding),
  'take-cube': inTurn(takeCube),
  'take-good': inTurn(takeGood),
  'lose-good': inTurn(loseGood),
  'lose-official': inTurn(loseOfficial),
  decline: inTurn(decline),
  follow,
  'decline-follow': declineFollow,
  'take-card': inTurn(takeCard),
  'church-choice': inTurn(churchChoice),
  'decline-church': inTurn(declineChurch),
  'end-turn': inTurn(endTurn),
  'period-discard': periodDiscard,
  tell,
  correct,
  'set-depth': setDepth,
};

/** Where the turn stands now is said last. */
function concluded(state: GameState, { events, why, state: { turn } }: Draft): Decision {
  const table = evolveAll(state, events);
  if (table.turn === turn) return { events, why, after: table };
  return { events: [...events, { kind: 'turn-moved', turn }], why, after: { ...table, turn } };
}

/** Works a command out, with everything that happens to what is not tracked as well. */
function workedOut(state: GameState, command: Command): Result<Draft, Refusal> {
  const decider = DECIDERS[command.kind] as (state: GameState, command: Command) => Result<Draft, Refusal>;
  const decided = decider(judged(state), command);
  if (!decided.ok) return decided;
  if (command.kind === 'tell') return ok(letGo(settle(decided.value)));
  if (isFact(command)) return decided;
  const unpaid = unpayable(decided.value.state);
  if (unpaid !== null) return refuse(unpaid);
  const settled = settle(decided.value);
  const broken = brokenPromise(settled.state);
  return broken === null ? ok(settled) : refuse(askedFor(state, command, broken));
}

/** Judges a command: the only home of legality. Total: it applies the command or says why not, and never throws. */
export function decide(state: GameState, command: Command): Result<Decision, Refusal> {
  const draft = workedOut(state, command);
  if (!draft.ok) return draft;
  const events = draft.value.events.filter((event) => tracked(state, event));
  return ok(concluded(state, { ...draft.value, events }));
}

/** Everything the rules ask of the hands for a command, also payments and goods that are not mirrored; nothing where it is refused. */
export function asked(state: GameState, command: Command): readonly GameEvent[] {
  const draft = workedOut(state, command);
  return draft.ok ? concluded(state, draft.value).events : [];
}
