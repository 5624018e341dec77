/** An offer that can be paid, with what is left then. */
export const paysLeaving = (left: number) => ({ affordable: true, missing: 0, left });

/** One of which no benefit and no coin of the track pays a part. */
export const paysReisLeaving = (left: number) => ({ benefits: 0, coins: 0, ...paysLeaving(left) });

/** An offer that cannot: how much is missing. */
export const isShortBy = (missing: number) => ({ affordable: false, missing, left: 0 });
