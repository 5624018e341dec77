import { node } from './process';

const COMPILE = `
  const { compile } = require('./scripts/react-compiler.cjs');
  const problemOf = (source) => {
    try {
      return { code: compile(source, 'components/a.tsx') };
    } catch (error) {
      return { problem: error.message };
    }
  };
  const sources = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  console.log(JSON.stringify(sources.map(problemOf)));
`;

type Answer = { readonly code?: string; readonly problem?: string };

const HOOKS = "import { useEffect, useMemo, useRef, useState } from 'react';\n";

/** One break of each rule that eslint-plugin-react-hooks recommends and asks the compiler about. */
const CASES: readonly (readonly [rule: string, source: string, problem: RegExp])[] = [
  ['static-components', 'export const A = () => { const B = () => <b />; return <B />; };', /components during render/],
  ['use-memo', 'export const A = (p) => <b>{useMemo(async () => p.x, [p.x])}</b>;', /useMemo/],
  [
    'preserve-manual-memoization',
    'export const A = (p) => <b a={useMemo(() => make(p.x, p.y), [p.x])} />;',
    /memoization/,
  ],
  ['immutability', 'export const A = (p) => { p.x = 1; return <b>{p.x}</b>; };', /cannot be modified/i],
  ['globals', 'let n = 0;\nexport const A = () => { n = 1; return <b>{n}</b>; };', /outside/],
  ['refs', 'export const A = () => { const r = useRef(0); return <b>{r.current}</b>; };', /refs during render/],
  [
    'set-state-in-effect',
    'export const A = () => { const [x, set] = useState(0); useEffect(() => { set(1); }, []); return <b>{x}</b>; };',
    /setState synchronously within an effect/,
  ],
  [
    'set-state-in-render',
    'export const A = () => { const [x, set] = useState(0); set(1); return <b>{x}</b>; };',
    /render/,
  ],
  [
    'error-boundaries',
    'export const A = () => { let a; try { a = <b />; } catch { a = null; } return a; };',
    /try\/catch|error boundar/i,
  ],
  ['purity', 'export const A = () => <b>{Math.random()}</b>;', /impure/],
  ['unsupported-syntax', "export const A = () => <b>{eval('1')}</b>;", /eval/],
  [
    'hooks in a condition',
    'export const A = (p) => { if (p.x) useEffect(() => undefined); return <b />; };',
    /Hooks must always be called in a consistent order/,
  ],
];

describe('an export', () => {
  let answers: readonly Answer[];

  beforeAll(async () => {
    const sources = [...CASES.map(([, source]) => HOOKS + source), 'export const A = (p: { x: 1 }) => <b>{p.x}</b>;'];
    const { out } = await node(['--eval', COMPILE], { input: JSON.stringify(sources) });
    answers = JSON.parse(out);
  });

  it.each(CASES.map(([rule, , problem], index) => [rule, problem, index] as const))(
    'stops at %s',
    (_, problem, index) => {
      expect(answers[index]?.problem).toMatch(problem);
    },
  );

  it('remembers what a component drew, and leaves types and JSX to those who come after', () => {
    const { code } = answers[CASES.length] ?? {};
    expect(code).toContain('react/compiler-runtime');
    expect(code).toContain('<b>');
  });
});
