import type { Place, PlaceId } from '@/components/board/places';
import {
  aimsOf,
  beginWith,
  begunBy,
  choose,
  frontagesOf,
  intend,
  isWithinReach,
  refusedAt,
  sensible,
  unreachable,
  type Command,
  type CommandKind,
  type Entering,
  type GameState,
  type Good,
  type Option,
  type Refusal,
  type RefusedMove,
  type Space,
  type Stepped,
  type Tries,
  type YourQuestion,
} from '@/engine';

import { withOffice } from './questions/OfficesQuestion';
import type { Shown } from './shown';
import { optionsAt, placeOfOption, placesFor, storesOn } from './yourPlaces';

/** What touching a place of the board does. */
export type BoardTouch =
  /** `next`: it answers what comes next, not the choice that is being changed. */
  | { readonly does: 'chooses'; readonly command: Command; readonly next: boolean }
  | { readonly does: 'begins'; readonly option: Option }
  | { readonly does: 'asks-street'; readonly space: Space }
  | { readonly does: 'takes-good'; readonly good: Good };

/** Every place a touch does something at: a place that is not here is not lit. */
export type BoardTouches = ReadonlyMap<PlaceId, BoardTouch>;

/** What is asked, and everything that could be meant. */
export interface Asked {
  readonly shown: Shown;
  readonly next: YourQuestion;
  readonly hard: GameState;
  readonly tries: Tries;
  readonly choices: readonly Command[];
  readonly options: readonly Option[];
  readonly editing: number | null;
  /** The land or site the move is for already. */
  readonly place: Command | null;
}

const ON_THE_MAP: readonly CommandKind[] = ['build-store', 'open-building'];

/** What the board is asked for where a question has no choices of its own; the place a move is for can be named early. */
const KINDS: Readonly<Partial<Record<YourQuestion['ask'], readonly CommandKind[]>>> = {
  way: ['visit', 'sponsor'],
  card: ['play-noble-card', 'play-treasury-card'],
  first: ON_THE_MAP,
  street: ON_THE_MAP,
  printed: ON_THE_MAP,
  sell: ['sell'],
  trade: ['trade'],
};

/** What the board answers of a question. */
function answersOf(question: YourQuestion, choices: readonly Command[]): readonly Command[] {
  const kinds = KINDS[question.ask];
  if (kinds !== undefined) return choices.filter(({ kind }) => kinds.includes(kind));
  return 'commands' in question ? question.commands : [];
}

/** A question the board answers, on the table it is asked on, with the answer that stands. */
interface Layer extends Shown {
  readonly commands: readonly Command[];
  readonly next: boolean;
}

/** The question that is open, and under one that is open again the next one. */
function layersOf({ shown, next, hard, choices, editing, place }: Asked): readonly Layer[] {
  const isAgain = editing !== null;
  const standing = isAgain ? null : (shown.chosen ?? place);
  const open = { question: next, state: hard, chosen: standing, commands: answersOf(next, choices), next: isAgain };
  const { question } = shown;
  return isAgain && 'commands' in question ? [open, { ...shown, commands: question.commands, next: false }] : [open];
}

function grouped(commands: readonly Command[], state: GameState): ReadonlyMap<PlaceId, readonly Command[]> {
  const groups = new Map<PlaceId, Command[]>();
  for (const command of commands)
    for (const place of placesFor(command, state)) groups.set(place, [...(groups.get(place) ?? []), command]);
  return groups;
}

/** What is printed there makes no other land of it. */
function unread(command: Command): Command {
  if (command.kind !== 'build-store' && command.kind !== 'open-building') return command;
  const { reward: _, ...plain } = command;
  return plain;
}

/** Of several things that lie at a place the one after that which stands: touch by touch each of them comes. */
function following(here: readonly Command[], chosen: Command): Command | undefined {
  const standing = unread(chosen);
  const aims = aimsOf([...here, standing]).filter(({ usual }) => usual !== standing);
  const at = aims.findIndex(({ ways }) => ways.includes(standing));
  const aim = aims[(at + 1) % aims.length];
  if (aim === undefined || aims.indexOf(aim) === at) return undefined;
  return aim.ways.find((way) => sameHouse(way, standing)) ?? aim.usual;
}

const sameHouse = (one: Command, other: Command): boolean =>
  one.kind === 'buy-land' && other.kind === 'buy-land' && one.house === other.house;

/** What touching the offices makes of the officials sent out so far. */
function office(here: readonly Command[], id: PlaceId, { commands, chosen }: Layer): Command | undefined {
  const sent = chosen?.kind === 'recruit-officials' ? chosen.nobles : [];
  const noble = here.flatMap((one) => (one.kind === 'recruit-officials' ? one.nobles : [])).find(isAt(id));
  return noble === undefined ? undefined : withOffice(commands, sent, noble);
}

const isAt =
  (id: PlaceId) =>
  (noble: string): boolean =>
    id === `noble-${noble}`;

function meantAt(id: PlaceId, here: readonly Command[], layer: Layer): BoardTouch | undefined {
  const { question, state, chosen, next } = layer;
  const chooses = (command: Command | null | undefined): BoardTouch | undefined =>
    command === null || command === undefined ? undefined : { does: 'chooses', command, next };
  const [first, ...others] = here;
  if (first?.kind === 'recruit-officials') return chooses(office(here, id, layer));
  if (first?.kind === 'build-store' && others.length > 0)
    return question.ask === 'street' && question.space === first.space
      ? undefined
      : { does: 'asks-street', space: first.space };
  if (chosen !== null) return chooses(following(here, chosen));
  const only = sensible(state, here);
  if (only === null && (first?.kind === 'sell' || first?.kind === 'trade'))
    return { does: 'takes-good', good: first.good };
  return chooses(only);
}

type Touches = readonly (readonly [PlaceId, BoardTouch])[];

const touchesIn = (layer: Layer): Touches =>
  [...grouped(layer.commands, layer.state)].flatMap(([id, here]): Touches => {
    const touch = meantAt(id, here, layer);
    return touch === undefined ? [] : [[id, touch]];
  });

/** Land and sites that begin the move, the visit included. */
function beginnings(options: readonly Option[]): Touches {
  const places = new Set(options.filter(isWithinReach).flatMap((option) => placeOfOption(option) ?? []));
  return [...places].flatMap((id): Touches => {
    const [option, ...others] = begunBy(optionsAt(options, id));
    if (option === undefined) return [];
    if (option.kind === 'store' && others.length > 0) return [[id, { does: 'asks-street', space: option.space }]];
    return [[id, { does: 'begins', option }]];
  });
}

/** While a street is asked for, the tile it needs says the same. */
function tiles({ next: question, choices, options, editing }: Asked): Touches {
  if (question.ask !== 'street') return [];
  const { space } = question;
  const begun = begunBy(optionsAt(options, space));
  return frontagesOf(space).flatMap(({ good, tile }): Touches => {
    const option = begun.find((one) => one.kind === 'store' && one.good === good);
    if (option !== undefined) return [[`tile-${tile}`, { does: 'begins', option }]];
    const command = storesOn(choices, space).find((one) => one.good === good);
    return command === undefined ? [] : [[`tile-${tile}`, { does: 'chooses', command, next: editing !== null }]];
  });
}

/** Under the same space the street that is asked for is not begun twice. */
const isAsked = ({ next }: Asked, [, touch]: Touches[number]): boolean =>
  next.ask === 'street' && touch.does === 'asks-street' && touch.space === next.space;

/** Reads the whole board from what is asked; what is asked now comes before what could be begun instead. */
export const touchesOf = (asked: Asked): BoardTouches =>
  new Map([
    ...beginnings(asked.options).filter((touch) => !isAsked(asked, touch)),
    ...layersOf(asked).flatMap(touchesIn),
    ...tiles(asked),
  ]);

/** What the rules refuse of the things the board is asked for now. */
export function refusedNow({
  next: { ask },
  tries: { refused },
}: Pick<Asked, 'next' | 'tries'>): readonly RefusedMove[] {
  const kinds = KINDS[ask];
  return refused.filter(({ command: { kind } }) => (kinds === undefined ? kind === ask : kinds.includes(kind)));
}

/** Why nothing can be done at a place. */
export function whyNot({ id }: Place, asked: Asked): Refusal | null {
  const refused = refusedNow(asked).filter(({ command }) => placesFor(command, asked.hard).includes(id));
  return refusedAt(asked.hard, refused, optionsAt(asked.options, id));
}

/** What a touch makes of the move. */
export function withTouch(entering: Entering, touch: BoardTouch): Stepped {
  switch (touch.does) {
    case 'chooses':
      return choose(touch.next ? { ...entering, editing: null } : entering, touch.command);
    case 'begins':
      return beginWith({ ...entering, editing: null }, touch.option);
    case 'asks-street':
      return intend(entering, { space: touch.space });
    case 'takes-good':
      return intend(entering, { good: entering.intent.good === touch.good ? null : touch.good });
    default:
      return unreachable(touch);
  }
}
