import type { Outcome } from './answer';
import { answerText, verbOf } from './answer';

async function standardInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  process.stdin.setEncoding('utf8');
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text;
}

async function run(args: readonly string[]): Promise<Outcome> {
  const verb = verbOf(args);
  return typeof verb === 'string' ? { code: 2, stderr: [verb] } : answerText(verb, await standardInput());
}

/** A bug of ours is reported in one line too: whoever pipes this program reads lines, not stack traces. */
function unexpected(error: unknown): Outcome {
  const [what = ''] = String(error).split('\n');
  return { code: 2, stderr: [`engine: ${what}`] };
}

function tell(outcome: Outcome): void {
  process.exitCode = outcome.code;
  if (outcome.code === 0) process.stdout.write(`${outcome.stdout}\n`);
  else process.stderr.write(`${outcome.stderr.join('\n')}\n`);
}

// A reader that has seen enough (`| head`) closes the pipe: that is no error of ours.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

void run(process.argv.slice(2)).catch(unexpected).then(tell);
