import type { Facing } from '../board/spaces';
import { columnOf, frontageFor, rowOf } from '../board/spaces';
import { recordOf } from '../core/record';
import { unreachable } from '../core/unreachable';
import { gainInfluence } from '../influence/gain';
import type { Part } from '../model/reason';
import type { CubePlace, Cubes, Face, GameState } from '../model/state';
import type {
  Architect,
  BySeat,
  CityTile,
  Deck,
  Good,
  Hull,
  Noble,
  NobleAction,
  RubbleKind,
  Seat,
  Site,
  Space,
  StateAction,
} from '../model/vocabulary';
import { GOODS, SEATS } from '../model/vocabulary';
import { cubesOnSite } from '../rubble/cubes';
import { rightValue, treasuryAfter } from '../treasury/treasury';
import type { Run } from './run';
import type { ChurchStep, DiscardStep, NobleStep, SkipReason, StateStep, Step } from './step';

/** Wigs that come with a piece: how many, and where the marker ends; unknown as long as a clergy tile's wigs are owed (`solo.cardinal`). */
export interface WigsTo {
  readonly by: number;
  readonly to: number | null;
}

const wigsTo = (seat: Seat, by: number, before: GameState): WigsTo => ({
  by,
  to: seat === 'lacerda' && before.lacerda.clergyOwed > 0 ? null : before[seat].wigs + by,
});

/** A marker on a track: where it stands and where it ends. */
type Marker =
  | { readonly code: 'treasury'; readonly from: number; readonly to: number }
  | { readonly code: 'wigs'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** What moves it: a visit is paid, a ship is taken, the church is scored. */
  | {
      readonly code: 'influence';
      readonly by: 'visit' | 'ship' | 'church';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    }
  | { readonly code: 'price'; readonly good: Good; readonly from: number; readonly to: number };

/** A piece that goes to its place. */
type Piece =
  | { readonly code: 'dock'; readonly hulls: readonly Hull[]; readonly done: boolean }
  /** `stays`: the piece is there already. */
  | { readonly code: 'courtier'; readonly to: Noble; readonly stays: boolean }
  | { readonly code: 'aide'; readonly to: Deck; readonly stays: boolean }
  | { readonly code: 'officials'; readonly offices: readonly Noble[] }
  | { readonly code: 'pushed-out'; readonly seat: Seat; readonly noble: Noble }
  | { readonly code: 'plan'; readonly architect: Architect; readonly officials: number }
  | { readonly code: 'ship'; readonly hull: Hull }
  | { readonly code: 'goods'; readonly goods: readonly { readonly good: Good; readonly count: number }[] }
  | { readonly code: 'cardinal' | 'clergy-out' | 'cardinal-down' | 'cardinal-up' }
  | { readonly code: 'favour-taken' | 'favour-returned'; readonly noble: Noble }
  | {
      readonly code: 'store';
      readonly space: Space;
      readonly good: Good;
      readonly facing: Facing;
      readonly wigs: WigsTo;
    }
  | { readonly code: 'cube'; readonly kind: RubbleKind; readonly from: CubePlace }
  | { readonly code: 'site-cubes'; readonly cubes: Cubes; readonly site: Site }
  | { readonly code: 'decrees'; readonly count: number }
  | {
      readonly code: 'building';
      readonly site: Site;
      readonly architect: Architect;
      readonly colours: Face;
      readonly wigs: BySeat<WigsTo>;
    }
  /** `last`: the deck is empty afterwards. */
  | { readonly code: 'discard'; readonly deck: Deck; readonly last: boolean }
  | { readonly code: 'your-clergy'; readonly tiles: number }
  | { readonly code: 'refill-decrees' | 'refill-clergy' }
  | { readonly code: 'refill-tiles'; readonly tiles: readonly CityTile[] };

/** Something that is not done, or is only said. */
type Said =
  | { readonly code: 'no-state'; readonly action: StateAction; readonly reason: SkipReason }
  | { readonly code: 'no-noble'; readonly action: NobleAction; readonly reason: SkipReason }
  | { readonly code: 'no-discard'; readonly reason: SkipReason }
  | { readonly code: 'no-church' | 'no-gain' | 'end-of-period' | 'end-of-game' };

/** One movement of the hands in his turn: one piece, one target. */
export type HandLine = Marker | Piece | Said;

/** A line with the step it belongs to; none: the end of the turn. */
export interface StepLine {
  readonly line: HandLine;
  readonly step: Step | null;
  /** The table the step began on. */
  readonly before: GameState;
}

const wigsMoved = (seat: Seat, from: number, by: number): readonly HandLine[] =>
  by === 0 ? [] : [{ code: 'wigs', seat, from, to: from + by }];

/** Where the markers end that a gain of influence moves; a full track still gives its wig. */
function gained(
  state: GameState,
  seat: Seat,
  by: 'ship' | 'church',
  parts: readonly Part<string>[],
): readonly HandLine[] {
  const { influence, wigs } = state[seat];
  const gain = gainInfluence(influence, parts);
  if (gain.granted === 0) return [{ code: 'no-gain' }];
  return [{ code: 'influence', by, seat, from: influence, to: gain.to }, ...wigsMoved(seat, wigs, gain.wigs)];
}

function treasuryUp(state: GameState): HandLine {
  const after = { ...state, treasury: treasuryAfter(state, 1) };
  return { code: 'treasury', from: rightValue(state), to: rightValue(after) };
}

function ofState(step: StateStep, before: GameState): readonly HandLine[] {
  if (!step.done) return [{ code: 'no-state', action: step.action, reason: step.reason }];
  switch (step.action) {
    case 'officials':
      return [
        ...step.pushedOut.map((out): HandLine => ({ code: 'pushed-out', ...out })),
        { code: 'officials', offices: step.offices },
      ];
    case 'plan':
      return [{ code: 'plan', architect: step.architect, officials: step.officials }];
    case 'ship':
      return [{ code: 'ship', hull: step.hull }, treasuryUp(before), ...gained(before, 'lacerda', 'ship', step.parts)];
    case 'produce':
      return produced(step, before);
    case 'cardinal':
      return [
        { code: 'cardinal' },
        ...(step.treasury ? [treasuryUp(before)] : []),
        { code: 'clergy-out' },
        ...wigsMoved('lacerda', before.lacerda.wigs, step.wigs ?? 0),
        ...(step.influence ? [{ code: 'cardinal-down' } as const] : []),
      ];
    case 'favour':
      return [{ code: 'favour-taken', noble: step.noble }];
    default:
      return unreachable(step);
  }
}

function produced(
  { goods, prices }: Extract<StateStep, { readonly done: true; readonly action: 'produce' }>,
  { market }: GameState,
): readonly HandLine[] {
  const made = GOODS.map((good) => ({ good, count: goods[good] ?? 0 })).filter(({ count }) => count > 0);
  const drops = GOODS.flatMap((good): readonly HandLine[] => {
    const to = prices[good];
    return to === undefined ? [] : [{ code: 'price', good, from: market[good], to }];
  });
  return [{ code: 'goods', goods: made }, ...drops];
}

type Deed = Extract<NobleStep, { readonly done: true }>;

/** The piece he visits for, and the cubes that come with it. */
function deed(step: Deed, before: GameState): readonly HandLine[] {
  switch (step.action) {
    case 'store': {
      const { space, good, wigs, cube } = step;
      const from: CubePlace =
        cube?.from === 'row' ? { at: 'row', row: rowOf(space) } : { at: 'column', column: columnOf(space) };
      return [
        {
          code: 'store',
          space,
          good,
          // Stryker disable next-line OptionalChaining,StringLiteral: what he built faces a street; the type does not know.
          facing: frontageFor(space, good)?.facing ?? 'east',
          wigs: wigsTo('lacerda', wigs, before),
        },
        ...(cube === null ? [] : [{ code: 'cube', kind: cube.kind, from } as const]),
      ];
    }
    case 'decrees':
      return [{ code: 'decrees', count: step.count }, { code: 'refill-decrees' }];
    case 'building': {
      const { site, architect, colours } = step;
      const wigs = recordOf(SEATS, (seat) => wigsTo(seat, step.wigs[seat], before));
      const cubes = cubesOnSite(before, site);
      return [
        { code: 'building', site, architect, colours, wigs },
        ...(cubes.length === 0 ? [] : [{ code: 'site-cubes', cubes, site } as const]),
      ];
    }
    default:
      return unreachable(step);
  }
}

const hisWigs = (step: Deed): number =>
  step.action === 'store' ? step.wigs : step.action === 'building' ? step.wigs.lacerda : 0;

const paidInfluence = (from: number, paid: number): readonly HandLine[] =>
  paid === 0 ? [] : [{ code: 'influence', by: 'visit', seat: 'lacerda', from, to: from - paid }];

/** The piece first, then what he pays: so the wigs he earns and those he pays are two moves of one marker. */
function ofNoble(step: NobleStep, before: GameState): readonly HandLine[] {
  if (!step.done) return [{ code: 'no-noble', action: step.action, reason: step.reason }];
  const { influence, wigs } = before.lacerda;
  return [
    ...(step.rule === 'solo.follow' ? [{ code: 'favour-returned', noble: step.noble } as const] : []),
    ...deed(step, before),
    ...paidInfluence(influence, step.paid.influence),
    ...wigsMoved('lacerda', wigs + hisWigs(step), -step.paid.wigs),
  ];
}

const ofDiscard = (step: DiscardStep, { decks }: GameState): HandLine =>
  step.done
    ? { code: 'discard', deck: step.deck, last: decks[step.deck] <= 1 }
    : { code: 'no-discard', reason: step.reason };

function ofChurch(step: ChurchStep, before: GameState): readonly HandLine[] {
  if (!step.done) return [{ code: 'no-church' }];
  if (step.seat === 'lacerda') return gained(before, 'lacerda', 'church', step.parts);
  const { wigs } = before.you;
  const afterTiles = { ...before, you: { ...before.you, wigs: wigs + step.wigs } };
  return [
    { code: 'your-clergy', tiles: step.tiles },
    ...wigsMoved('you', wigs, step.wigs),
    ...gained(afterTiles, 'you', 'church', step.parts),
  ];
}

/** What the hands do for one step of his, on the table it began on. */
export function handsOf(step: Step, before: GameState): readonly HandLine[] {
  switch (step.rule) {
    case 'turn.dock':
      return [{ code: 'dock', hulls: step.hulls, done: step.done }];
    case 'solo.courtier':
      return [{ code: 'courtier', to: step.to, stays: step.to === before.courtier }];
    case 'solo.state':
      return ofState(step, before);
    case 'solo.noble':
    case 'solo.follow':
      return ofNoble(step, before);
    case 'solo.discard':
      return [ofDiscard(step, before)];
    case 'solo.aide':
      return [{ code: 'aide', to: step.to, stays: step.to === before.aide }];
    case 'church.scoring':
      return ofChurch(step, before);
    case 'end.period':
      return [{ code: 'end-of-period' }];
    case 'end.game':
      return [{ code: 'end-of-game' }];
    default:
      return unreachable(step);
  }
}

/** What the end of his turn asks of the hands: the Cardinal stands up, the displays are filled; decrees are part of their step. */
function closing({ steps, tables, events, state }: Run, start: GameState): readonly HandLine[] {
  const { display } = tables.at(-1) ?? start;
  const tiles = state.display.filter((tile) => !display.includes(tile));
  const isScored = steps.some(({ rule }) => rule === 'church.scoring');
  const isMet = events.some(({ kind }) => kind === 'clergy-taken');
  return [
    ...(isScored ? [{ code: 'cardinal-up' } as const] : []),
    ...(tiles.length === 0 ? [] : [{ code: 'refill-tiles', tiles } as const]),
    ...(isMet ? [{ code: 'refill-clergy' } as const] : []),
  ];
}

/** His turn as far as it went, one line for each movement of the hands, in their order. */
export function turnHands(start: GameState, run: Run): readonly StepLine[] {
  const steps = run.steps.flatMap((step, at) => {
    const before = run.tables[at] ?? start;
    return handsOf(step, before).map((line): StepLine => ({ line, step, before }));
  });
  if (run.waitsFor !== null) return steps;
  return [...steps, ...closing(run, start).map((line): StepLine => ({ line, step: null, before: run.state }))];
}
