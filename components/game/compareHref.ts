import type { Href } from 'expo-router';

/** The address of the comparison of a game. */
export const compareHref = (game: string): Href => `/solo/compare?game=${game}` as Href;
