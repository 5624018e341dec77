import { SETTINGS_KEY } from '@/store/settings';

/**
 * Runs in the page before anything is painted, so that a reload does not flash in another theme or text size, or with an introduction that was read.
 * It only repeats what SystemLook.web.tsx does once the app is there; a browser without storage continues without.
 */
export const firstLook =
  `try{const{theme,textSize,motion,introduction}=JSON.parse(localStorage.getItem('${SETTINGS_KEY}'));` +
  'Object.assign(document.documentElement.dataset,{theme,textSize,motion,introduction})}catch{}';
