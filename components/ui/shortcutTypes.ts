/** What keys do: a key as browsers name it, and its deed; keys without one are left alone. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;
