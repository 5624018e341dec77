import * as fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';

import { gameOf } from '@/__tests__/helpers/games';
import { diceOf } from '@/__tests__/helpers/player';
import { demoState } from '@/components/game/demoPosition';
import { linesOf } from '@/components/game/log/chronicle';
import { BETWEEN, writePosition, type GameState } from '@/engine';
import { fromBase64Url, toBase64Url } from '@/store/positionLink/base64url';
import { MOST_CHARACTERS, readFragment, writeFragment } from '@/store/positionLink/codec';

const written = (state: GameState): string => {
  const fragment = writeFragment(state);
  if (!fragment.ok) throw new Error(JSON.stringify(fragment.error));
  return fragment.value;
};
const read = (fragment: string): GameState => {
  const state = readFragment(fragment);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};
/** A fragment as another program would make it, of anything. */
const packed = (json: string): string => `p=${toBase64Url(deflateSync(strToU8(json)))}`;
const refusal = (fragment: string) => {
  const state = readFragment(fragment);
  return state.ok ? state.value : state.error;
};

const DEMO = written(demoState());
/** The demo, as links were made when there were first any. */
const SENT = [
  'p=xdhJFoQwCATQO3n_w3UxBJCEgKve9fPFqdXUT30GbU8TkMJk4qlb6QQPI-sEmzad4K049ltHnWCwhxiOJiFFhyh0Mum3hp0TAb',
  'mDTtNfGXTqSs2rMIC1O92w3pq1ZVcw9VD6xKS22hozqR44ZlK8mH8waeu1OiKxSIgZq9SSooqQAyklH3GFxUiib5V3zYUW48VRxM',
  'IRM2lVpSzKEpKKyqim4sEVFOJJoMhtlG02ex15o7OFk2hJiRU2rapq9iRptb3VZp7njR6s5xQ9eD9L9dDMLzeNUWG5dlYPxoh6sN',
  'u1ueLlnKiH5vFKPZEpMglXpFHyUERJWNlKHSeXFiYll31OL-uEnMYTukMmBjmZwGL44Y-kKZPw_4fbo-CRKMYvOxKixKN4JfC6Ic',
  '7-QxS_WiSK3B8',
].join('');

describe('a position in the fragment of an address', () => {
  it('is read as it was written, all through played games', () => {
    for (const seed of [1, 2, 3]) {
      const tables = linesOf(gameOf(110, seed)).map(({ before }) => before);
      for (const now of tables.filter((_, at) => at % 10 === 0)) {
        const again = read(written(now));
        expect(writePosition(again)).toEqual(writePosition(now));
        expect(again.turn).toEqual(BETWEEN);
      }
    }
  });

  it('says how deep the game is tracked and whether it is over', () => {
    const state: GameState = { ...demoState(), depth: 'lacerda-needs', turn: { kind: 'over' } };
    expect(written(state)).toMatch(/^p=[\w-]+&depth=lacerda-needs&over$/);
    expect(read(written(state))).toEqual(state);
    expect(read(`#${DEMO}&depth=deeper`)).toEqual(demoState());
  });

  it('is short in the middle of a game, and only letters that addresses keep', () => {
    const lengths = [3, 7].map((seed) => written(gameOf(60, seed).now).length);
    expect(Math.max(...lengths)).toBeLessThan(600);
    expect(DEMO).toMatch(/^p=[\w-]+$/);
  });

  it('that was sent by the first version stays readable', () => {
    expect(read(SENT)).toEqual(demoState());
  });
});

describe('a hostile fragment is refused in a word', () => {
  it.each([
    ['nothing', '', { code: 'empty' }],
    ['something else', '#section', { code: 'empty' }],
    ['letters of no alphabet', 'p=AA*A', { code: 'damaged' }],
    ['a letter too many', 'p=AAAAA', { code: 'damaged' }],
    ['noise', 'p=____________', { code: 'damaged' }],
    ['the first half', DEMO.slice(0, DEMO.length / 2), { code: 'damaged' }],
    ['a missing end', DEMO.slice(0, -2), { code: 'damaged' }],
    ['no JSON', packed('{"format":'), { code: 'damaged' }],
    ['half a letter', `p=${toBase64Url(deflateSync(new Uint8Array([0x22, 0xc3, 0x22])))}`, {}],
    ['a list', packed('[]'), { code: 'problems', problems: [{ code: 'not-an-object', path: '' }] }],
    [
      'an impossible position',
      packed('{"stores":{"A9":{"owner":"you","good":"gold"}}}'),
      { code: 'problems', problems: [{ code: 'no-such-place', path: 'stores.A9' }] },
    ],
    ['a newer notation', packed('{"format":"lisboa-position","version":2,"moon":1}'), { code: 'newer' }],
    [
      'a long address',
      `p=${'A'.repeat(MOST_CHARACTERS)}`,
      { code: 'too-long', most: MOST_CHARACTERS, has: MOST_CHARACTERS + 2 },
    ],
  ])('%s', (_, fragment, fault) => {
    expect(readFragment(fragment).ok).toBe(false);
    expect(refusal(fragment)).toMatchObject(fault);
  });

  it('a bomb is not unpacked: megabytes cost no more memory than a position', () => {
    const bomb = packed(' '.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(MOST_CHARACTERS);
    const before = process.memoryUsage().arrayBuffers;
    expect(refusal(bomb)).toEqual({ code: 'too-large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
  });

  it('whatever stands there, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
        readFragment(`p=${toBase64Url(bytes)}`);
      }),
    );
    fc.assert(
      fc.property(fc.nat(DEMO.length - 1), fc.string({ maxLength: 3 }), (at, noise) => {
        readFragment(DEMO.slice(0, at) + noise + DEMO.slice(at + 1));
      }),
    );
  });
});

describe('making one', () => {
  it('refuses a table that is too much for an address', () => {
    const dice = diceOf(1);
    const clergy = Array.from({ length: 100 }, () => ({
      note: Array.from({ length: 190 }, () => String.fromCharCode(97 + dice.below(26))).join(''),
    }));
    const state = demoState();
    expect(writeFragment({ ...state, sheet: { ...state.sheet, clergy } })).toMatchObject({
      ok: false,
      error: { code: 'too-long', most: MOST_CHARACTERS },
    });
  });

  it('refuses a table that could not be read again', () => {
    const state = demoState();
    expect(writeFragment({ ...state, you: { ...state.you, markers: 9 } })).toMatchObject({
      ok: false,
      error: { code: 'problems', problems: [{ path: 'you.markers' }] },
    });
  });
});
