import type { PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import { begunBy, unreachable, type Command, type Option, type Tries } from '@/engine';

const NOWHERE: readonly PlaceId[] = [];

/** Where on the board a finger would point to mean this move. */
export function placesFor(command: Command): readonly PlaceId[] {
  switch (command.kind) {
    case 'visit':
    case 'play-noble-card':
    case 'take-favour':
      return [`noble-${command.noble}`];
    case 'recruit-officials':
      return command.nobles.map((noble): PlaceId => `noble-${noble}`);
    case 'sponsor':
    case 'play-treasury-card':
      return ['treasury'];
    case 'take-plan':
      return [`plan-${command.architect}`];
    case 'build-ship':
      return ['shipyard'];
    case 'meet-cardinal':
      return ['church'];
    case 'build-store':
      return [command.space];
    case 'open-building':
      return [command.site];
    case 'take-card':
      return [`deck-${command.deck}`];
    case 'sell':
    case 'trade':
      return [`market-${command.good}`];
    case 'get-gold':
    case 'make-room':
    case 'produce':
    case 'buy-land':
    case 'take-decree':
    case 'staff-building':
    case 'take-cube':
    case 'take-good':
    case 'lose-good':
    case 'lose-official':
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

/** These places mean something. */
export const marked = (places: readonly PlaceId[]): Selectable =>
  Object.fromEntries(places.map((place) => [place, true as const]));

/** What a place stands for, of everything that was tried. */
export const triesAt = ({ legal, asked, refused }: Tries, place: PlaceId): Tries => ({
  legal: commandsAt(legal, place),
  asked: commandsAt(asked, place),
  refused: refused.filter(({ command }) => placesFor(command).includes(place)),
});

/** The moves a place stands for. */
export const commandsAt = (commands: readonly Command[], place: PlaceId): readonly Command[] =>
  commands.filter((command) => placesFor(command).includes(place));

/** The options a place stands for, affordable or not. */
export const optionsAt = (options: readonly Option[], place: PlaceId): readonly Option[] =>
  options.filter((option) => placeOfOption(option) === place);

/** What pointing at a place begins, the visit included. */
export const begunAt = (options: readonly Option[], place: PlaceId): readonly Option[] =>
  begunBy(optionsAt(options, place));
