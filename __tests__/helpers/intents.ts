import { STATE_ACTIONS, type Intent } from '@/engine';

/** Everything someone can mean before it is a choice. */
export const INTENTS: readonly Partial<Intent>[] = [
  {},
  { card: true },
  ...STATE_ACTIONS.map((first) => ({ first })),
  { first: 'neither' },
  { commerce: 'sell' },
  { commerce: 'trade' },
  { commerce: 'done' },
];
