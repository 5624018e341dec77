/** An offer that can be paid, with what is left then. */
export const paysLeaving = (left: number) => ({ affordable: true, missing: 0, left });

/** An offer that cannot: how much is missing. */
export const isShortBy = (missing: number) => ({ affordable: false, missing, left: 0 });
