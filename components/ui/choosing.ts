/** What a Touch is: a button, or with `selected` something to tick. */
export const choosing = (selected: boolean | undefined) =>
  selected === undefined ? ({ role: 'button' } as const) : ({ role: 'checkbox', 'aria-checked': selected } as const);
