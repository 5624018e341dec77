import type { Verb } from './verb';
import { VERBS } from './verbs';
import { line } from './words';

/** What a run leaves behind: a document on standard output, or lines on standard error and code 2. */
export type Outcome =
  { readonly code: 0; readonly stdout: string } | { readonly code: 2; readonly stderr: readonly string[] };

const refused = (...stderr: readonly string[]): Outcome => ({ code: 2, stderr });

const listed = (): string => Object.keys(VERBS).join(', ');

/** The verb the arguments name, or the line that says why there is none. */
export function verbOf(args: readonly string[]): Verb | string {
  const [name, other] = args;
  if (name === undefined) return `verb: missing, there are ${listed()}`;
  if (other !== undefined) return `${other}: no such argument, the input is read from standard input`;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  return verb ?? `${name}: no such verb, there are ${listed()}`;
}

function parsed(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** One case of many: a bad one answers with its problems in its place. */
function oneOfMany(verb: Verb, input: unknown): object {
  const answer = verb(input);
  return answer.ok ? answer.value : { problems: answer.error.map(line) };
}

/** Answers a document with the verb; a list of documents with a list of answers, one a line. */
function answerJson(verb: Verb, json: unknown): Outcome {
  if (Array.isArray(json)) {
    const answers = json.map((input: unknown) => JSON.stringify(oneOfMany(verb, input)));
    return { code: 0, stdout: answers.length === 0 ? '[]' : `[\n${answers.join(',\n')}\n]` };
  }
  const answer = verb(json);
  return answer.ok ? { code: 0, stdout: JSON.stringify(answer.value, null, 2) } : refused(...answer.error.map(line));
}

/** Answers what was written on standard input. */
export function answerText(verb: Verb, text: string): Outcome {
  const written = text.replace(/^\uFEFF/, '').trim();
  if (written === '') return refused('input: nothing on standard input');
  const document = parsed(written);
  return document === undefined ? refused('input: not JSON') : answerJson(verb, document.json);
}
