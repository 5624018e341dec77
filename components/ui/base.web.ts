/** The folder of the host under which the site lies, '' at its root: ahead of every address the router does not make. */
export const BASE = process.env.EXPO_BASE_URL ?? '';
