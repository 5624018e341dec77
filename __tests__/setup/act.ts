import { format } from 'node:util';

/** React says when something changed that the test did not wait for: such a test proves less than it says, so it fails. */
let warnings: string[] = [];
const printed = console.error;

console.error = (...said: unknown[]): void => {
  const text = format(...said);
  if (text.includes('not wrapped in act(')) warnings.push(text);
  else printed(...said);
};

afterEach(() => {
  const [first, ...others] = warnings;
  warnings = [];
  if (first !== undefined) throw new Error(`${first}\n(and ${others.length} more of this kind)`);
});
