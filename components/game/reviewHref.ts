import type { Href } from 'expo-router';

/** The address of the review of a game. */
export const reviewHref = (game: string): Href => `/solo/review?game=${game}` as Href;
