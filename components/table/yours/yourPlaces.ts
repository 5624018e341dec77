import { cubePlaceId, type PlaceId } from '@/components/board/places';
import {
  columnOf,
  rowOf,
  unreachable,
  type Command,
  type CommandOf,
  type GameState,
  type Option,
  type Space,
} from '@/engine';

const NOWHERE: readonly PlaceId[] = [];

/** The space whose land is paid. */
export function landAsked({ turn }: GameState): Space | null {
  const task = turn.kind === 'you' ? turn.tasks[0] : undefined;
  return task?.do === 'land' ? task.space : null;
}

/** The heap a cube is taken from. */
function heapOf(state: GameState, { cube }: CommandOf<'buy-land'>): readonly PlaceId[] {
  const space = landAsked(state);
  if (space === null || cube === null) return NOWHERE;
  return [
    cube.from === 'row'
      ? cubePlaceId({ at: 'row', row: rowOf(space) })
      : cubePlaceId({ at: 'column', column: columnOf(space) }),
  ];
}

/** The tile of the architect whose plan it opens with. */
function tileOf({ you }: GameState, { plan }: CommandOf<'staff-building'>): readonly PlaceId[] {
  const architect = you.plans[plan]?.architect;
  return architect === undefined ? NOWHERE : [`building-${architect}`];
}

/** Where on the board a finger would point to mean this move on this table. */
export function placesFor(command: Command, state: GameState): readonly PlaceId[] {
  switch (command.kind) {
    case 'visit':
    case 'play-noble-card':
    case 'take-favour':
      return [`noble-${command.noble}`];
    case 'lose-official':
      return [`noble-${command.official.noble}`];
    case 'recruit-officials':
      return command.nobles.map((noble): PlaceId => `noble-${noble}`);
    case 'sponsor':
    case 'play-treasury-card':
      return ['treasury'];
    case 'take-plan':
      return [`plan-${command.architect}`];
    case 'staff-building':
      return tileOf(state, command);
    case 'build-ship':
      return ['shipyard'];
    case 'meet-cardinal':
      return ['church'];
    case 'build-store':
      return [command.space];
    case 'buy-land':
      return heapOf(state, command);
    case 'open-building':
      return [command.site];
    case 'take-card':
      return [`deck-${command.deck}`];
    case 'sell':
    case 'trade':
    case 'take-good':
    case 'lose-good':
      return [`market-${command.good}`];
    case 'produce':
      return command.extra === null ? NOWHERE : [`market-${command.extra}`];
    case 'get-gold':
    case 'make-room':
    case 'take-decree':
    case 'take-cube':
    case 'decline':
    case 'follow':
    case 'decline-follow':
    case 'church-choice':
    case 'decline-church':
    case 'end-turn':
    case 'period-discard':
    case 'tell':
    case 'correct':
    case 'set-depth':
      return NOWHERE;
    default:
      return unreachable(command);
  }
}

/** Where a finger would point to mean an option that begins with a visit; a visit itself is pointed at by its own move. */
export function placeOfOption(option: Option): PlaceId | undefined {
  if (option.kind === 'store') return option.space;
  return option.kind === 'building' ? option.site : undefined;
}

type Store = CommandOf<'build-store'> & Command;

/** The stores that can be chosen on a space, one for each street. */
export const storesOn = (commands: readonly Command[], space: Space): readonly Store[] =>
  commands.filter((one): one is Store => one.kind === 'build-store' && one.space === space);

/** The options a place stands for, affordable or not. */
export const optionsAt = (options: readonly Option[], place: PlaceId): readonly Option[] =>
  options.filter((option) => placeOfOption(option) === place);
