import { onWeb } from './platform';

interface KeyOnGroup {
  readonly key: string;
  readonly currentTarget: { querySelectorAll: (selector: string) => ArrayLike<{ focus: () => void }> };
  readonly preventDefault: () => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In a radio group the arrow keys move the choice and the focus, as people who use keyboards expect. */
export function arrowKeys<T>(values: readonly T[], chosen: T | undefined, choose: (value: T) => void): object {
  return onWeb({
    onKeyDown: (event: KeyOnGroup): void => {
      const step = STEP[event.key];
      if (step === undefined || values.length === 0) return;
      const now = values.findIndex((value) => value === chosen);
      const next = (Math.max(now, step > 0 ? now : 0) + step + values.length) % values.length;
      const value = values[next];
      if (value === undefined) return;
      event.preventDefault();
      choose(value);
      Array.from(event.currentTarget.querySelectorAll('[role=radio]:not([aria-disabled=true])'))[next]?.focus();
    },
  });
}
