import { answerLacerda } from '../helpers/engineDoor';
import { HIS_TURN } from '../helpers/hisTurn';

/** HEADLESS: what the `lacerda` verb of the command line promises, field by field. */

interface Answer {
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  readonly questions: readonly unknown[];
  readonly position: Readonly<Record<string, unknown>>;
}

const ask = (position: object, answers?: object): Answer =>
  answerLacerda(answers === undefined ? { position } : { position, answers }) as Answer;

const problems = (input: object) => (answerLacerda(input) as { readonly problems: readonly unknown[] }).problems;

describe('npm run engine -- lacerda', () => {
  it('solo.courtier, solo.state, solo.noble, solo.discard, solo.aide in order, each with its rule', () => {
    const { steps } = ask({ courtier: 'king', aide: 'king', rubble: { rows: { A: 'eft' } } });
    expect(steps.map(({ rule }) => rule)).toEqual(HIS_TURN);
    expect(steps).toMatchObject([
      { to: 'builder' },
      { action: 'officials', done: true, offices: ['builder', 'king'] },
      {
        action: 'store',
        done: true,
        paid: { influence: 2, wigs: 0 },
        space: 'A1',
        good: 'gold',
        wigs: 0,
        cube: { from: 'row', kind: 'tsunami' },
      },
      { deck: 'king', done: true },
      { to: 'treasury' },
    ]);
  });

  it('each decided step carries `why`: the candidates and the tie-break that decided', () => {
    const { steps } = ask({ courtier: 'king', aide: 'king' });
    expect(steps[1]?.['why']).toMatchObject([{ decidedBy: 'leftmost-office' }, { decidedBy: 'fewest-of-his' }]);
    expect(steps[2]?.['why']).toMatchObject({ decidedBy: 'leftmost', winner: { space: 'A1' } });
  });

  it('an unknown fact appears in questions, an answer not needed is ignored', () => {
    const stacks = { courtier: 'king', aide: 'builder', planStacks: { blue: 2, green: 3 } };
    expect(ask(stacks).questions).toEqual([{ kind: 'plan', architect: 'green' }]);
    expect(ask(stacks, { plan: 3, clergyWigs: 2, building: ['gold', 'tools'] }).questions).toEqual([]);
    expect(ask(stacks, { plan: null }).position).toMatchObject({ planStacks: { blue: 2, green: null } });
  });

  it('your follow and your church choice count as declined', () => {
    const you = { favours: ['king'], influence: 9, clergy: 2 };
    const { steps, questions } = ask({ courtier: 'minister', aide: 'king', cardinal: 4, you }, { clergyWigs: 2 });
    expect(questions).toEqual([]);
    expect(steps.at(-1)).toMatchObject({ rule: 'church.scoring', influence: 0 });
    expect(steps.filter(({ rule }) => rule === 'church.scoring')).toHaveLength(1);
  });

  it('the settings of the rulings are read and recorded', () => {
    const tie = {
      courtier: 'minister',
      aide: 'builder',
      available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
    };
    const rulings = { R9: 'always-left', R10: 'tile-first', R11: 'offices' };
    expect(ask({ ...tie, rulings }).position).toMatchObject({ rulings });
    expect(ask({ ...tie, rulings: { R10: 'site-first' } }).position).toMatchObject({ rulings: {} });
  });

  it.each([
    ['9 wigs on a tile', { clergyWigs: 9 }, { path: 'answers.clergyWigs', code: 'too-large', most: 8, has: 9 }],
    [
      'two equal colours',
      { building: ['gold', 'gold'] },
      { path: 'answers.building', code: 'equal-colours', colour: 'gold' },
    ],
    ['no such colour', { building: ['gold', 'silk'] }, { path: 'answers.building.1', code: 'not-one-of' }],
    ['a plan without officials', { plan: 0 }, { path: 'answers.plan', code: 'too-small', least: 1, has: 0 }],
    ['an answer nobody knows', { weather: 'fine' }, { path: 'answers.weather', code: 'no-such-field' }],
  ])('%s is refused even when nothing depends on it', (_, answers, problem) => {
    expect(problems({ position: {}, answers })).toMatchObject([problem]);
  });
});
