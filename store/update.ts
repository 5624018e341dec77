import { useEffect } from 'react';
import { create } from 'zustand';

interface Update {
  /** Starts the app again in its new version; undefined while this one is the newest. */
  readonly restart: (() => void) | undefined;
  /** How many screens are in the middle of something that a restart, or talk of one, would disturb. */
  readonly busy: number;
}

const useUpdate = create<Update>()(() => ({ restart: undefined, busy: 0 }));

/** A newer version of the app lies ready on this device. */
export const offerRestart = (restart: () => void): void => useUpdate.setState({ restart });

/** How to change to the newer version, when there is one and nobody is in the middle of a move. */
export const useRestart = (): (() => void) | undefined =>
  useUpdate(({ restart, busy }) => (busy === 0 ? restart : undefined));

const count = (change: number): void => useUpdate.setState(({ busy }) => ({ busy: busy + change }));

/** For screens: while `inAMove`, nothing is said about new versions. */
export function useBusy(inAMove: boolean): void {
  useEffect(() => {
    if (!inAMove) return;
    count(1);
    return () => count(-1);
  }, [inAMove]);
}
