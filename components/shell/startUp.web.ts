import { shell } from '@/i18n/en/shell';

/** A start that is only slow has this long after an error to come about. */
const PATIENCE_MS = 1000;

let isStarted = false;
let words = shell.error;

/** From now on the last resort speaks the person's language too. */
export const sayInStartUp = (said: typeof words): void => {
  words = said;
};

/** The app is on the screen: from now on its own error screen is there for what breaks. */
export const markStarted = (): void => {
  isStarted = true;
};

const isBlank = (): boolean => (document.getElementById('root')?.childElementCount ?? 0) === 0;

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

/** The error screen without anything that may have broken: no React, no store, no styles of the app. */
function showError({ name, message }: Error): void {
  const screen = element('main', '');
  screen.setAttribute('role', 'alert');
  Object.assign(screen.style, { maxWidth: '36rem', margin: '0 auto', padding: '1.5rem', font: '1.1rem/1.5 system-ui' });
  const again = element('button', words.retry);
  Object.assign(again.style, { font: 'inherit', minHeight: '2.75rem', padding: '0 1rem' });
  again.addEventListener('click', () => window.location.reload());
  const details = element('p', words.detail(name, message));
  screen.append(element('h1', words.title), element('p', words.text), element('p', words.saved), again, details);
  document.body.replaceChildren(screen);
}

/** Watches over the start: whoever sees a blank page knows neither what happened nor that nothing is lost. */
function watch(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    const told = error instanceof Error ? error : new Error(String(error));
    setTimeout(() => {
      if (!isStarted || isBlank()) showError(told);
    }, PATIENCE_MS);
  });
}

if (typeof window !== 'undefined' && typeof document !== 'undefined') watch();
