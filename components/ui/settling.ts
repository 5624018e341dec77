/** So long after everything in it changed, what is touched was meant for what stood there before: the second half of a double touch. */
export const SETTLES_MS = 400;
