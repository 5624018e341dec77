/** On phones a start that fails closes the app, and the system says so. */
export const markStarted = (): void => undefined;
