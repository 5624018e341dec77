import { diceOf } from '@/__tests__/helpers/player';
import { hostileText, placesOf } from './hostile';
import { TARGETS } from './readers';

const PLACES = TARGETS.map(({ text }) => placesOf(JSON.parse(text)));

/** The hostile text of a seed and who is to read it. */
export function attackOf(seed: number) {
  const dice = diceOf(seed);
  const at = dice.below(TARGETS.length);
  const target = TARGETS[at];
  const places = PLACES[at];
  if (target === undefined || places === undefined) throw new Error('nobody to attack');
  return { target, text: hostileText(target.text, places, dice) };
}

/** Throws when something impossible was accepted. */
export function refuseWrong(name: string, wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`${name} accepted what cannot be: ${wrong.slice(0, 3).join('; ')}`);
}
