/** Keys at the table. */
export const shortcuts = {
  title: 'Keys',
  open: 'Keys on this table',
  use: 'Use these keys',
  detail: 'Single keys act at once; not while you type',
  keys: [
    { key: 'C', does: 'Confirm my move, or done with Lacerda’s turn' },
    { key: 'B', does: 'Take the last step of my move back' },
    { key: '1–9', does: 'Choose, in the order the choices stand' },
    { key: 'A', does: 'What can I afford?' },
    { key: 'M', does: 'Show something else on the map' },
    { key: 'U', does: 'Undo the last entry' },
    { key: 'R', does: 'Redo' },
    { key: 'L', does: 'Log' },
    { key: '?', does: 'This list' },
  ] as readonly { readonly key: string; readonly does: string }[],
  undone: (pieces: readonly string[]) => ['Undone.', ...pieces].join(' '),
  redone: 'Redone.',
  nothing: 'Nothing to undo or redo.',
};
