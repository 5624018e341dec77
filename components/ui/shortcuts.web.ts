import { useEffect } from 'react';

import { settings } from '@/store/settings';

import type { Shortcuts } from './shortcutTypes';
import { useLatest } from './useLatest';

/** Where keys mean letters: nothing is taken away from someone who types. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** A sheet in front of the table has the keys to itself. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

const isMeant = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  !isCovered();

/** Listens to single keys while the screen is there; who does not want them turns them off in their list. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useLatest(shortcuts);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key } = event;
      if (!isMeant(event) || (settings.getState().chosen.shortcuts === 'off' && key !== '?')) return;
      const act = newest.current[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [newest]);
}
