import { useEffect, useRef } from 'react';

const FIRST_WAIT = 400;
const THEN_EVERY = 90;

interface Repeat {
  readonly onPress: () => void;
  readonly onPressIn: () => void;
  readonly onPressOut: () => void;
}

/** While a finger stays down, `act` happens again and again, after a pause long enough for a plain tap. */
export function useRepeat(act: () => void): Repeat {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const again = (wait: number): void => {
    timer.current = setTimeout(() => {
      repeated.current = true;
      latest.current();
      again(THEN_EVERY);
    }, wait);
  };
  return {
    onPressIn: () => {
      repeated.current = false;
      again(FIRST_WAIT);
    },
    onPressOut: () => clearTimeout(timer.current),
    /** Letting go after repeating is not one more tap. */
    onPress: () => {
      if (!repeated.current) act();
      repeated.current = false;
    },
  };
}
