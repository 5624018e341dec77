import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

import {
  DEPTHS,
  keepsHoldings,
  readPosition,
  writePosition,
  type Depth,
  type GameState,
  type Problem,
  type Result,
} from '@/engine';

import { parseJson } from '../json';
import { fromBase64Url, toBase64Url } from './base64url';
import { DICTIONARY } from './dictionary';

/** The longest fragment that is made or read, in characters: twenty ordinary ones, and short enough for every messenger. */
export const MOST_CHARACTERS = 8_000;
/** The longest position a link may unpack to, in bytes; the largest sheets make less than half of it. */
const MOST_BYTES = 64_000;

/** Why a link shows no position, or why none can be made. */
export type LinkFault =
  /** The address has no position in it. */
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly most: number; readonly has: number }
  /** It unpacks to more than any position. */
  | { readonly code: 'too-large' }
  /** A part of it is missing, or is something else. */
  | { readonly code: 'damaged' }
  | { readonly code: 'newer' }
  | { readonly code: 'problems'; readonly problems: readonly Problem[] };

type Read<T> = Result<T, LinkFault>;

const KEYS = { position: 'p', depth: 'depth', over: 'over' } as const;
const EVERYTHING: Depth = DEPTHS[0];
const dictionary = strToU8(DICTIONARY);

const refused = (error: LinkFault): Result<never, LinkFault> => ({ ok: false, error });

/** Into a buffer of the most it may be: what does not fit is not kept, however much a link pretends to hold. */
function unpacked(bytes: Uint8Array): Read<string> {
  try {
    const json = inflateSync(bytes, { dictionary, out: new Uint8Array(MOST_BYTES + 1) });
    return json.length > MOST_BYTES ? refused({ code: 'too-large' }) : { ok: true, value: strFromU8(json) };
  } catch {
    return refused({ code: 'damaged' });
  }
}

function positionIn(text: string): Read<GameState> {
  const json = parseJson(text);
  if (json === undefined) return refused({ code: 'damaged' });
  const read = readPosition(json);
  if (read.ok) return read;
  const isNewer = read.error.some(({ code }) => code === 'newer-version');
  return refused(isNewer ? { code: 'newer' } : { code: 'problems', problems: read.error });
}

const fieldsOf = (fragment: string): ReadonlyMap<string, string> =>
  new Map(
    fragment
      .replace(/^#/, '')
      .split('&')
      .map((field): [string, string] => {
        const at = field.indexOf('=');
        return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
      }),
  );

/** What the table says besides its position: how deep it is tracked, and that the game is over. */
function withFields(state: GameState, fields: ReadonlyMap<string, string>): GameState {
  const depth = DEPTHS.find((one) => one === fields.get(KEYS.depth)) ?? EVERYTHING;
  return { ...state, depth, turn: fields.has(KEYS.over) ? { kind: 'over' } : state.turn };
}

/** The table that an address holds in its fragment, or why it holds none; whatever the fragment says, it never throws. */
export function readFragment(fragment: string): Read<GameState> {
  if (fragment.length > MOST_CHARACTERS)
    return refused({ code: 'too-long', most: MOST_CHARACTERS, has: fragment.length });
  const fields = fieldsOf(fragment);
  const packed = fields.get(KEYS.position) ?? '';
  if (packed === '') return refused({ code: 'empty' });
  const bytes = fromBase64Url(packed);
  if (bytes === undefined) return refused({ code: 'damaged' });
  const text = unpacked(bytes);
  if (!text.ok) return text;
  const position = positionIn(text.value);
  return position.ok ? { ok: true, value: withFields(position.value, fields) } : position;
}

/** The fragment of an address that holds this table; refused when it could not be read again. */
export function writeFragment(state: GameState): Read<string> {
  const json = strToU8(JSON.stringify(writePosition(state)));
  const fields = [
    `${KEYS.position}=${toBase64Url(deflateSync(json, { level: 9, mem: 12, dictionary }))}`,
    ...(keepsHoldings(state) ? [] : [`${KEYS.depth}=${state.depth}`]),
    ...(state.turn.kind === 'over' ? [KEYS.over] : []),
  ];
  const fragment = fields.join('&');
  const again = readFragment(fragment);
  return again.ok ? { ok: true, value: fragment } : again;
}
