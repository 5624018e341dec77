import type { Command, CommandKind, CommandOf } from '../game/command';
import { decide } from '../game/decide';
import { isMirrored } from '../game/depth';
import type { GameState } from '../model/state';
import { MAX_INFLUENCE } from '../model/state';

/** What of a move only says how it is paid or carried out; a new kind does not compile until that is said. */
const WAYS: { readonly [Kind in CommandKind]: readonly (keyof CommandOf<Kind>)[] } = {
  'get-gold': [],
  'play-noble-card': ['influence', 'reward', 'number', 'discard'],
  'play-treasury-card': ['reward', 'number', 'discard'],
  visit: ['pay'],
  sponsor: ['reward', 'number', 'coins'],
  'make-room': [],
  sell: [],
  trade: [],
  'recruit-officials': [],
  'take-plan': [],
  'build-ship': ['pay'],
  produce: [],
  'meet-cardinal': [],
  'take-favour': [],
  'build-store': [],
  'buy-land': ['house', 'coins'],
  'take-decree': [],
  'open-building': [],
  'staff-building': ['returned', 'coins'],
  'take-cube': [],
  'take-good': [],
  'lose-good': [],
  'lose-official': [],
  decline: [],
  follow: ['pay'],
  'decline-follow': [],
  'take-card': [],
  'church-choice': [],
  'decline-church': [],
  'end-turn': [],
  'period-discard': [],
  tell: [],
  correct: [],
  'set-depth': [],
};

/** What a move is about; two moves that share it differ only in how it is paid or carried out. */
function aim(command: Command): string {
  const ways: readonly string[] = WAYS[command.kind];
  return JSON.stringify(Object.entries(command).filter(([field]) => !ways.includes(field)));
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
