import type { PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import type { Command } from '@/engine';

const NOWHERE: readonly PlaceId[] = [];

/** Where on the board a finger would point to mean this move. */
function placesFor(command: Command): readonly PlaceId[] {
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
    default:
      return NOWHERE;
  }
}

/** The places that mean something now. */
export function selectableFor(commands: readonly Command[]): Selectable {
  return Object.fromEntries(commands.flatMap(placesFor).map((place) => [place, true as const]));
}

/** The moves a place stands for. */
export const commandsAt = (commands: readonly Command[], place: PlaceId): readonly Command[] =>
  commands.filter((command) => placesFor(command).includes(place));
