import type { Problem, SaveFault } from '@/engine';
import {
  SAVE_FORMAT,
  SAVE_VERSION,
  drift,
  readSaveJson,
  reading,
  startReader,
  unreachable,
  writePosition,
} from '@/engine';
import type { Verb } from '../verb';

/** What is wrong with a save, as a problem of the field it stands in. */
function problems(fault: SaveFault): readonly Problem[] {
  switch (fault.code) {
    case 'not-json':
    case 'not-a-save':
      return [{ code: 'not-one-of', choices: [SAVE_FORMAT], path: 'format' }];
    case 'from-a-newer-app':
      return [{ code: 'newer-version', known: SAVE_VERSION, has: fault.version, path: 'version' }];
    case 'damaged':
      return fault.problems;
    default:
      return unreachable(fault);
  }
}

/** A saved game played again from its events, and what today's rules would judge differently. */
export const replay: Verb = (json) => {
  const read = readSaveJson(json);
  if (!read.ok) return { ok: false, error: problems(read.error) };
  const { history } = read.value;
  const position = writePosition(history.now);
  // Where a log was left half-way there may be no table: then there is no position either.
  const table = reading.readAll(startReader, position);
  if (!table.ok) return table;
  return { ok: true, value: { position, steps: history.done.length, drift: drift(history) } };
};
