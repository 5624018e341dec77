import type { Command, CommandOf } from '../game/command';
import { isMirrored } from '../game/depth';
import { production } from '../game/obstacle';
import type { GameState } from '../model/state';
import { GOODS } from '../model/vocabulary';
import { aimsOf } from './ways';

/** The one extra good there is room for; none where none fits or goods are not tracked; several have to be asked for (`state.produce`). */
function extraGood(state: GameState, made: readonly CommandOf<'produce'>[]): Command | null {
  const room = (extra: CommandOf<'produce'>['extra']): number => {
    const { received } = production(state, extra);
    return GOODS.reduce((sum, good) => sum + received[good], 0);
  };
  const plain = made.find(({ extra }) => extra === null) ?? null;
  if (!isMirrored(state, 'goods')) return plain;
  const more = made.filter(({ extra }) => extra !== null && room(extra) > room(null));
  const [only, ...others] = more;
  if (others.length > 0) return null;
  return only ?? plain;
}

const isProduction = (command: Command): command is CommandOf<'produce'> => command.kind === 'produce';

/** Nobody throws a card out while a slot is empty (`portfolio.size`). */
const isNewShip = (command: Command): boolean => command.kind === 'build-ship' && command.place.how === 'new';

/** Of all ways to answer a question the only sensible one; none where the person has to say. */
export function sensible(state: GameState, commands: readonly Command[]): Command | null {
  const [only, ...others] = aimsOf(commands);
  if (only === undefined || others.length === 0) return only?.usual ?? null;
  if (commands.every(isProduction)) return extraGood(state, commands);
  return commands.every(({ kind }) => kind === 'build-ship') ? (commands.find(isNewShip) ?? null) : null;
}
