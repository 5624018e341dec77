/** What became of sharing: handed over, copied, saved, given up by the person, or not possible here. */
export type Shared = 'shared' | 'copied' | 'saved' | 'cancelled' | 'failed';
