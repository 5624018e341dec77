/** What became of sharing: shared, copied, saved, given up by the person, or not possible here. */
export type Shared = 'shared' | 'copied' | 'saved' | 'cancelled' | 'failed';
