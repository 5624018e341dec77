const SHARED_POSITION = /^[\w+.-]+:\/\/(?:[^#?]*\/)?position\/?(#.*)$/;

/**
 * The address the router opens for one that the phone's system hands us. The router itself drops what stands behind the #,
 * and there a shared position is.
 */
export function redirectSystemPath({ path }: { readonly path: string; readonly initial: boolean }): string {
  const fragment = SHARED_POSITION.exec(path)?.[1];
  return fragment === undefined ? path : `/position${fragment}`;
}
