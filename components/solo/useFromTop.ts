/** A screen that is new on a phone starts at its top by itself. */
export const useFromTop = (_title: string): void => undefined;
