import { create } from 'zustand';

interface Places {
  readonly byGame: Readonly<Record<string, number>>;
}

/** Where each game is being looked at: as long as the app is open, never on the device. */
const usePlaces = create<Places>()(() => ({ byGame: {} }));

/** How many turns of a game are shown, and going elsewhere; a game that became shorter is shown at its end. */
export function usePlace(game: string, most: number): readonly [number, (at: number) => void] {
  const at = usePlaces(({ byGame }) => byGame[game] ?? 0);
  const go = (to: number): void =>
    usePlaces.setState(({ byGame }) => ({ byGame: { ...byGame, [game]: Math.min(most, Math.max(0, to)) } }));
  return [Math.min(at, most), go];
}
