/** JSON of unknown origin; nothing when it is no JSON at all, or there is no text. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
