/** The address of a shared position on this site, wherever on its host the site lies. */
export const positionAddress = (fragment: string): string =>
  `${window.location.origin}${process.env.EXPO_BASE_URL ?? ''}/position#${fragment}`;
