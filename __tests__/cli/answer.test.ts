import { answerText, verbOf } from '@/cli/answer';

function costs(input: unknown) {
  const verb = verbOf(['costs']);
  if (typeof verb === 'string') throw new Error(verb);
  return answerText(verb, typeof input === 'string' ? input : JSON.stringify(input));
}
const linesFor = (input: unknown) => {
  const outcome = costs(input);
  return outcome.code === 0 ? [] : outcome.stderr;
};
const answerTo = (input: unknown): unknown => {
  const outcome = costs(input);
  return outcome.code === 0 ? JSON.parse(outcome.stdout) : outcome;
};

describe('bad input is refused with one line per problem, naming the field', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['nothing', '', ['input: nothing on standard input']],
    ['only blanks', ' \n ', ['input: nothing on standard input']],
    ['no JSON', '{"position":', ['input: not JSON']],
    ['text', '"position"', ['input: not an object']],
    ['a number', '7', ['input: not an object']],
    ['null', 'null', ['input: not an object']],
    ['no position', {}, ['position: missing']],
    ['a position that is none', { position: [] }, ['position: not an object']],
    ['an unknown input field', { position: {}, colour: 'red' }, ['colour: no such field']],
    ['an unknown seat', { position: {}, seat: 'queen' }, ['seat: not one of you, lacerda']],
    ['an unknown position field', { position: { foo: 1 } }, ['foo: no such field']],
    [
      'a space that does not exist',
      { position: { stores: { A9: { owner: 'you', good: 'gold' } } } },
      ['stores.A9: no such space'],
    ],
    [
      'a space of row E',
      { position: { stores: { E1: { owner: 'you', good: 'gold' } } } },
      ['stores.E1: out of play in a solo game'],
    ],
    [
      'a gold store in column 4',
      { position: { stores: { B4: { owner: 'you', good: 'gold' } } } },
      ['stores.B4: a gold store cannot stand here, only books or tools'],
    ],
    [
      'two equal building colours',
      { position: { buildings: { 'W-A': ['gold', 'gold'] } } },
      ['buildings.W-A: both colours are gold'],
    ],
    [
      "a north building without its street's colour",
      { position: { buildings: { 'N-gold': ['books', 'tools'] } } },
      ["buildings.N-gold: a building here must show its street's colour, gold"],
    ],
    [
      '9 officials of a colour',
      { position: { offices: { king: { lacerda: 9 } } } },
      ['offices: 9 officials of lacerda in offices and plazas, there are 8'],
    ],
    [
      'two million letters for the cubes of a row',
      { position: { rubble: { rows: { A: 'x'.repeat(2_000_000) } } } },
      ['rubble.rows.A: 2000000 long, at most 10000'],
    ],
    [
      'treasury.track: a printed value of 9 × 10¹⁵',
      { position: { sheet: { treasury: [{ left: 9e15, right: 3 }] } } },
      ['sheet.treasury.0.left: 9000000000000000 is more than 99'],
    ],
    ['the same ship twice in the yard', { position: { shipyard: [4, 4] } }, ['shipyard.1: 4 is there twice']],
    [
      '5,000 levels of nesting',
      `{"position":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      ['input: nested deeper than 32 levels'],
    ],
    [
      'more problems than anybody reads',
      {
        position: {
          available: null,
          stores: Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`Z${at}`, {}])),
        },
      },
      [...Array.from({ length: 20 }, (_, at) => `stores.Z${at}: no such space`), 'and 2 more'],
    ],
    ['6 cubes of a kind', { position: { you: { rubble: { tsunami: 6 } } } }, ['you.rubble.tsunami: 6 is more than 5']],
    [
      'a treasury not on the track',
      { position: { treasury: 0 } },
      ['treasury: 0 is not on the track (1, 2, 3, 4, 5, 6)'],
    ],
    [
      'a newer position',
      { position: { version: 2 } },
      ['version: version 2 is newer than the versions known here (up to 1)'],
    ],
    ['a sheet no copy shows', { position: { sheet: { officeSpaces: 0 } } }, ['sheet.officeSpaces: 0 is less than 1']],
    [
      'several',
      { position: { round: 0, aide: 1 }, seat: 1 },
      [
        'round: 0 is less than 1',
        'aide: not one of builder, minister, king, treasury',
        'seat: not one of you, lacerda',
      ],
    ],
    ['a field name with a line break', { position: { 'a\nb': 1 } }, ['a\\nb: no such field']],
  ])('%s', (_, input, lines) => {
    expect(linesFor(input)).toEqual(lines);
  });
});

describe('an array of inputs answers with an array of outputs', () => {
  it('in order, a bad one with its problems in its place', () => {
    expect(
      answerTo([{ position: {} }, { position: { stores: { A9: {} } } }, 3, { position: { treasury: 5 } }]),
    ).toMatchObject([
      { hire: { each: 3 } },
      { problems: ['stores.A9: no such space'] },
      { problems: ['input: not an object'] },
      { hire: { each: 5 } },
    ]);
  });

  it('an empty one with an empty one', () => {
    expect(costs([])).toEqual({ code: 0, stdout: '[]' });
  });

  it('thousands of cases in one run', () => {
    expect(answerTo(Array.from({ length: 3000 }, () => ({ position: {} })))).toHaveLength(3000);
  });
});

describe('the verb', () => {
  it.each<[readonly string[], RegExp]>([
    [[], /^verb: missing, there are .*costs/],
    [['bake'], /^bake: no such verb, there are .*costs/],
    [['constructor'], /^constructor: no such verb/],
    [['costs', 'in.json'], /^in\.json: no such argument/],
  ])('%j is refused in one line', (args, line) => {
    expect(verbOf(args)).toMatch(line);
  });
});
