import {
  LIMITS,
  begin,
  putRight,
  readPosition,
  readUnfinished,
  readSaveJson,
  reading,
  shape,
  undo,
  writeSave,
  type Correction,
  type CorrectionRefusal,
  type Depth,
  type GameState,
  type History,
  type Problem,
  type Result,
} from '@/engine';
import { parseJson } from '@/store/json';
import { recordFormat } from '@/store/record/format';
import { VERSIONS } from '@/store/record/kinds';
import { shaped } from '@/store/record/shaped';

import { VALUE_GROUPS, type ValueGroup } from '../groups';

/** A table somebody is entering: every tap in order, and the groups that are as on the table. */
export interface UnderWayDraft {
  readonly history: History;
  readonly checked: readonly ValueGroup[];
}

export const draftOf = (state: GameState): UnderWayDraft => ({ history: begin(state), checked: [] });

/** The draft with something corrected. */
export function corrected(
  { history, checked }: UnderWayDraft,
  corrections: readonly Correction[],
): Result<UnderWayDraft, CorrectionRefusal> {
  const right = putRight(history, corrections);
  return right.ok ? { ok: true, value: { history: right.value, checked } } : right;
}

/** The last tap undone. */
export function withoutLast(draft: UnderWayDraft): UnderWayDraft {
  const back = undo(draft.history);
  return back.ok ? { ...draft, history: { ...back.value.history, undone: [] } } : draft;
}

export const ticked = (draft: UnderWayDraft, group: ValueGroup, on: boolean): UnderWayDraft => ({
  ...draft,
  checked: VALUE_GROUPS.filter((one) => (one === group ? on : draft.checked.includes(one))),
});

/** The same table at another depth: what is not asked keeps its value, for whoever asks for it again. */
export const atDepth = ({ history, checked }: UnderWayDraft, depth: Depth): UnderWayDraft => ({
  history: begin({ ...history.now, depth }),
  checked,
});

interface Written {
  readonly table: string;
  readonly checked: readonly ValueGroup[];
}

const written = shaped(
  shape.fields<Written>({ table: shape.textUpTo(LIMITS.document), checked: shape.list(shape.choice(VALUE_GROUPS)) }),
);

const LABEL = { id: 'under-way', name: '', created: '' } as const;

/** How the draft is kept on the device: its table is a game that has only corrections in it. */
export const draftFormat = recordFormat<UnderWayDraft>({
  kind: 'under-way',
  key: 'under-way/draft',
  version: VERSIONS['under-way'],
  migrations: [],
  toJson: ({ history, checked }) => ({ table: writeSave({ app: '', game: LABEL, history }), checked }),
  read: (content) => {
    const read = written(content);
    const save = read === undefined ? undefined : readUnfinished(read.table);
    return read !== undefined && save?.ok === true ? { history: save.value.history, checked: read.checked } : undefined;
  },
});

/** Why a pasted text is no table. */
export type PasteFault =
  | { readonly code: 'not-json' | 'not-a-save' | 'from-a-newer-app' }
  | { readonly code: 'problems'; readonly problems: readonly Problem[] };

const refused = (error: PasteFault): Result<never, PasteFault> => ({ ok: false, error });

function fromSave(json: unknown): Result<GameState, PasteFault> {
  const read = readSaveJson(json);
  if (read.ok) return { ok: true, value: read.value.history.now };
  return refused(
    read.error.code === 'damaged' ? { code: 'problems', problems: read.error.problems } : { code: read.error.code },
  );
}

/** The table of a pasted text: a position of our notation, or a game of this app where it stands. */
export function readPasted(text: string, depth: Depth): Result<GameState, PasteFault> {
  const json = parseJson(text);
  if (json === undefined) return refused({ code: 'not-json' });
  if (!reading.isObject(json)) return refused({ code: 'not-a-save' });
  if (json['format'] !== undefined && json['format'] !== 'lisboa-position') return fromSave(json);
  const position = readPosition(json);
  return position.ok
    ? { ok: true, value: { ...position.value, depth } }
    : refused({ code: 'problems', problems: position.error });
}
