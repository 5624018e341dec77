/** The kinds of record this device keeps beside the games. */
export type RecordKind =
  'settings' | 'rulings' | 'board' | 'score' | 'costs' | 'setup' | 'under-way' | 'move' | 'notes' | 'statistics';

/** The version of each kind that this app writes. One more needs a migration beside its schema, and a fixture of the old one. */
export const VERSIONS: Readonly<Record<RecordKind, number>> = {
  settings: 1,
  rulings: 2,
  board: 2,
  score: 1,
  costs: 1,
  setup: 1,
  'under-way': 1,
  move: 1,
  notes: 1,
  statistics: 1,
};
