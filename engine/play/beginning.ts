import type { Command } from '../game/command';
import { decide } from '../game/decide';
import { conceivable } from '../game/legal';
import { PLAIN_HAND } from '../game/choices/hand';
import type { GameState } from '../model/state';
import type { Noble } from '../model/vocabulary';
import { unreachable } from '../core/unreachable';
import type { Option } from './options';

/** The noble an option needs you to be with, and what you do there first. */
export function aimOf(
  option: Option,
): { readonly noble: Noble; readonly fits: ((command: Command) => boolean) | null } | null {
  switch (option.kind) {
    case 'visit':
      return { noble: option.noble, fits: null };
    case 'store':
      return {
        noble: 'builder',
        fits: (one) => one.kind === 'build-store' && one.space === option.space && one.good === option.good,
      };
    case 'building':
      return { noble: 'king', fits: (one) => one.kind === 'open-building' && one.site === option.site };
    case 'ship':
      return {
        noble: 'minister',
        fits: (one) => one.kind === 'build-ship' && (option.replaces === null) === (one.place.how !== 'replace'),
      };
    case 'sponsor':
      return null;
    default:
      return unreachable(option);
  }
}

/** Those that the rules allow, of the moves that are meant; the rest is not even tried. */
const allowed = (state: GameState, meant: (command: Command) => boolean): readonly Command[] =>
  conceivable(state, PLAIN_HAND).filter((command) => meant(command) && decide(state, command).ok);

/** The first of these that can be chosen here, also one that first asks for the reward printed there. */
function chosenAt(state: GameState, fits: (command: Command) => boolean): Command | undefined {
  const meant = conceivable(state, PLAIN_HAND).filter(fits);
  const tried = meant.map((command) => ({ command, decided: decide(state, command) }));
  const isAsked = ({ decided }: (typeof tried)[number]): boolean =>
    !decided.ok && decided.error.code === 'reward-first';
  return (tried.find(({ decided }) => decided.ok) ?? tried.find(isAsked))?.command;
}

/** The commands that begin what someone pointed at from here: the visit first, if it is not paid yet; none when it cannot be begun so. */
export function beginningOf(state: GameState, option: Option): readonly Command[] {
  const aim = aimOf(option);
  if (aim === null) return allowed(state, ({ kind }) => kind === 'sponsor').slice(0, 1);
  const { noble, fits } = aim;
  const here = fits === null ? undefined : chosenAt(state, fits);
  if (here !== undefined) return [here];
  for (const visit of allowed(state, (one) => one.kind === 'visit' && one.noble === noble)) {
    if (fits === null) return [visit];
    const visited = decide(state, visit);
    const there = visited.ok ? chosenAt(visited.value.after, fits) : undefined;
    if (there !== undefined) return [visit, there];
  }
  return [];
}
