import type { Command } from '../game/command';
import { decide } from '../game/decide';
import { isMirrored } from '../game/depth';
import type { GameState } from '../model/state';
import { MAX_INFLUENCE } from '../model/state';

/** What a move is about; two moves that share it differ only in how it is paid or carried out. */
function aim(command: Command): string {
  switch (command.kind) {
    case 'play-noble-card':
      return `card ${command.noble}`;
    case 'play-treasury-card':
      return 'treasury-card';
    case 'visit':
      return `visit ${command.noble}`;
    case 'follow':
      return 'follow';
    case 'buy-land':
      return `land ${JSON.stringify(command.cube)}`;
    case 'staff-building':
      return `staff ${command.plan}`;
    case 'build-ship':
      return `ship ${JSON.stringify(command.place)}`;
    case 'sponsor':
      return 'sponsor';
    default:
      return JSON.stringify(command);
  }
}

/** One thing that can be done, and every way of doing it; the usual way comes first. */
export interface Aim {
  readonly usual: Command;
  readonly ways: readonly Command[];
}

/** The moves gathered by what they are about, in the order they were found. */
export function aimsOf(commands: readonly Command[]): readonly Aim[] {
  const aims = new Map<string, Command[]>();
  for (const command of commands) {
    const about = aim(command);
    const known = aims.get(about);
    if (known === undefined) aims.set(about, [command]);
    else known.push(command);
  }
  return [...aims.values()].flatMap((ways) => ways.slice(0, 1).map((usual) => ({ usual, ways })));
}

/** The same payment with more of its réis from the influence track, as far as the rules allow (`influence.cash`). */
function moreCoins(state: GameState, command: Command): readonly Command[] {
  if (!('coins' in command)) return [];
  const further = Array.from({ length: MAX_INFLUENCE }, (_, more): Command => ({
    ...command,
    coins: command.coins + more + 1,
  }));
  return further.filter((one) => decide(state, one).ok);
}

/** Every way of doing the same as this move at this moment, whatever is printed on its card. */
export function waysOf(state: GameState, command: Command, legal: readonly Command[]): readonly Command[] {
  const printed = {
    ...('reward' in command && command.reward !== undefined && { reward: command.reward }),
    ...('number' in command && command.number !== undefined && { number: command.number }),
    ...('influence' in command && { influence: command.influence }),
  };
  const same = legal
    .filter((one) => aim(one) === aim(command))
    .map((one): Command => ({ ...one, ...printed }) as Command);
  return [...same, ...(isMirrored(state, 'reis') ? same.flatMap((one) => moreCoins(state, one)) : [])];
}
