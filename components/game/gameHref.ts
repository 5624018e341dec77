import type { Href } from 'expo-router';

/** The address of a game on the table. */
export const gameHref = (id: string): Href => `/solo?game=${id}` as Href;
