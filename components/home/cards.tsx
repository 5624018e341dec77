import type { Href } from 'expo-router';
import type { ReactNode } from 'react';

import { gameHref } from '@/components/game/gameHref';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import type { home } from '@/i18n/en/home';
import { DEMO } from '@/store/games/keys';

/** A thing the app can do, as the home screen offers it. */
export interface HomeCard {
  readonly id: keyof (typeof home)['cards'];
  readonly href: Href;
  readonly icon: () => ReactNode;
}

/**
 * The cards of the home screen, in the order of use. A route that lands adds its line here and its words in
 * i18n/en/home.ts; a card without words does not compile. Nothing is listed before it works.
 */
export const HOME_CARDS: readonly HomeCard[] = [
  { id: 'solo', href: '/solo/new', icon: () => <PieceIcon piece="house" fill="green" size={44} /> },
  { id: 'demo', href: gameHref(DEMO), icon: () => <PieceIcon piece="courtier" fill="purple" size={44} /> },
  { id: 'score', href: '/score', icon: () => <PieceIcon piece="wig" size={44} /> },
  { id: 'costs', href: '/costs', icon: () => <PieceIcon piece="reis" size={44} /> },
  { id: 'board', href: '/board', icon: () => <PieceIcon piece="plan" size={44} /> },
  { id: 'games', href: '/games', icon: () => <PieceIcon piece="decree" size={44} /> },
  { id: 'rules', href: '/rules', icon: () => <UiIcon name="why" size={44} /> },
  { id: 'settings', href: '/settings', icon: () => <UiIcon name="settings" size={44} /> },
];

/** The cards below the one large way in, and the card that is this way in while no game runs. */
export interface HomeWays {
  readonly large: HomeCard | undefined;
  readonly small: readonly HomeCard[];
}

/**
 * A running game is the large way in, and the demo goes last, apart from it. Its place goes to the next card: no other
 * card moves under a thumb when the device answers a moment after the first look.
 */
export function waysBeside(isRunning: boolean, cards: readonly HomeCard[]): HomeWays {
  const [first, ...others] = cards;
  if (!isRunning) return { large: first, small: others };
  const isDemo = ({ id }: HomeCard): boolean => id === 'demo';
  return { large: undefined, small: [...cards.filter((card) => !isDemo(card)), ...cards.filter(isDemo)] };
}
