/** Keys at the table. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  use: 'Use shortcuts',
  detail: 'Single keys act right away, except while you type',
  keys: [
    { key: 'C', does: 'Confirm my move or finish Lacerda’s turn' },
    { key: 'B', does: 'Undo last step' },
    { key: '1–9', does: 'Choose option 1–9' },
    { key: 'A', does: 'What can I afford?' },
    { key: 'M', does: 'Change map layer' },
    { key: 'U', does: 'Undo last entry' },
    { key: 'R', does: 'Redo' },
    { key: 'L', does: 'Log' },
    { key: '?', does: 'This list' },
  ] as readonly { readonly key: string; readonly does: string }[],
  undone: (pieces: readonly string[]) => ['Undone.', ...pieces].join(' '),
  redone: 'Redone.',
  nothing: 'Nothing to undo or redo.',
};
