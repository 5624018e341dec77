import { shipsOf, type Command, type CommandKind, type CommandOf, type GameState, type PortfolioCard } from '@/engine';
import type { CommandWords, PiecesMeant } from '@/i18n/shape/turnCommands';

const cardAt = ({ you }: GameState, index: number | undefined): PortfolioCard | undefined =>
  index === undefined ? undefined : you.portfolio[index];

/** The pieces a choice means on this table. */
function piecesMeant(state: GameState, command: Command): PiecesMeant {
  switch (command.kind) {
    case 'play-noble-card':
    case 'play-treasury-card':
      return { card: cardAt(state, command.discard) };
    case 'make-room':
      return { card: cardAt(state, command.index) };
    case 'sell':
      return { hull: shipsOf(state, command.ship.owner)[command.ship.index]?.hull };
    case 'build-ship':
      return {
        hull: state.shipyard[0],
        card: command.place.how === 'new' ? undefined : cardAt(state, command.place.index),
      };
    case 'staff-building':
      return { plan: state.you.plans[command.plan] };
    default:
      return {};
  }
}

/** The sentence of a choice: the table of words is typed line by line, the lookup cannot be. */
export const choiceSaid = (state: GameState, command: Command, { said }: CommandWords): string =>
  (said as Readonly<Record<CommandKind, (command: CommandOf<CommandKind>, meant: PiecesMeant) => string>>)[
    command.kind
  ](command, piecesMeant(state, command));
