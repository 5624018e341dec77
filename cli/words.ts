import type { Fault, Problem } from '@/engine';

type FaultOf<Code extends Fault['code']> = Fault & { readonly code: Code };

/** English for every fault the engine can find; a code without words does not compile. */
const WORDS: { readonly [Code in Fault['code']]: (fault: FaultOf<Code>) => string } = {
  missing: () => 'missing',
  'no-such-field': () => 'no such field',
  'not-an-object': () => 'not an object',
  'not-a-list': () => 'not a list',
  'not-text': () => 'not a text',
  'not-a-number': () => 'not a number',
  'not-whole': () => 'not a whole number',
  'not-true-or-false': () => 'neither true nor false',
  'too-small': ({ has, least }) => `${has} is less than ${least}`,
  'too-large': ({ has, most }) => `${has} is more than ${most}`,
  'not-one-of': ({ choices }) => `not one of ${choices.join(', ')}`,
  'wrong-length': ({ needs, has }) => `needs ${needs} entries, has ${has}`,
  'too-long': ({ has, most }) => `${has} long, at most ${most}`,
  'too-deep': ({ most }) => `nested deeper than ${most} levels`,
  twice: ({ of }) => `${of} is there twice`,
  'newer-version': ({ has, known }) => `version ${has} is newer than the versions known here (up to ${known})`,
  'and-more': ({ count }) => `and ${count} more`,
  'no-start': ({ value }) => `no space shows ${value}, where the marker starts`,
  'too-few-spaces': ({ has, least }) => `${has} spaces, a track has at least ${least}`,
  'not-rising': ({ before, has }) => `${has} does not rise from ${before}`,
  falling: ({ before, has }) => `${has} falls from ${before}`,
  'lowest-above-start': ({ lowest, start }) => `the lowest price ${lowest} is above the start price ${start}`,
  'same-gap': ({ gap }) => `both icons are in gap ${gap}`,
  'no-such-place': ({ what }) => (what === 'reward' ? 'no such space, site or card' : `no such ${what}`),
  'out-of-play': () => 'out of play in a solo game',
  'off-street': ({ good, fits }) => `a ${good} store cannot stand here, only ${fits.join(' or ')}`,
  'equal-colours': ({ colour }) => `both colours are ${colour}`,
  'street-colour-missing': ({ colour }) => `a building here must show its street's colour, ${colour}`,
  'no-such-cube': ({ letter }) => `no such cube: ${letter} (e, f and t are)`,
  'no-room-for-cubes': ({ has, most }) => `${has} cubes, there is room for ${most}`,
  'off-track': ({ has, track }) => `${has} is not on the track (${track.join(', ')})`,
  'paid-over-cargo': ({ paid, cargo }) => `${paid} goods paid for under a ship that carries ${cargo}`,
  'cargo-over-hull': ({ cargo, hull }) => `${cargo} goods under a ship that holds ${hull}`,
  'too-many-stores': ({ owner, has, most }) => `${has} stores of ${owner}, there are ${most} houses`,
  'too-many-officials': ({ colour, has, most }) =>
    `${has} officials of ${colour} in offices and plazas, there are ${most}`,
  'not-the-tiles': ({ tiles }) => `not the tiles of the sheet (${tiles.join(', ')})`,
  'office-overfull': ({ has, most }) => `${has} officials, the sheet shows ${most} spaces`,
  'too-many-cubes': ({ kind, has, most }) => `${has} ${kind} cubes on the map and with you, there are ${most}`,
  'too-many-cards': ({ half, has, most }) =>
    `${has} ${half === 'top' ? 'noble and ship' : 'treasury'} cards, there are ${most} slots`,
  'no-name': () => 'empty, a player needs a name',
  'no-players': () => 'nobody to score',
  'second-lacerda': () => 'a second Lacerda, there is one',
  'not-solo': () => 'a solo game is one person and Lacerda',
  'too-many-players': ({ has, most }) => `${has} players, at most ${most} play`,
  'too-many-ships': ({ has, most }) => `${has} ships, there is room for ${most}`,
  'more-stores-than-houses': ({ has, most }) => `${has} stores, a player has ${most} houses`,
  'more-stores-than-spaces': ({ has, most }) => `${has} stores together, the map has ${most} spaces`,
};

/** Field names come from the input: a line break in one must not make two lines. */
const onOneLine = (text: string): string =>
  /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? JSON.stringify(text).slice(1, -1) : text;

/** One problem as one line, the field first. */
export function line(problem: Problem): string {
  const say = WORDS[problem.code] as (fault: Fault) => string;
  if (problem.code === 'and-more') return say(problem);
  return onOneLine(`${problem.path === '' ? 'input' : problem.path}: ${say(problem)}`);
}
