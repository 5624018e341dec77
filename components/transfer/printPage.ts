/** Phones have no page to print. */
export const printPage: (() => void) | undefined = undefined;
