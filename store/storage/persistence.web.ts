let asked = false;

/**
 * Asks the browser, once per visit, not to clear what is kept here when its disk runs short.
 * Called when something was saved: some browsers ask the person, who should know by then what for.
 */
export function askToKeep(): void {
  // Pages without https have no such storage, whatever the types say.
  const storage: StorageManager | undefined = globalThis.navigator?.storage;
  if (asked || storage === undefined) return;
  asked = true;
  storage.persist().catch(() => undefined);
}
