import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** What is on the page, and how to change it. */
export function shown(element: ReactElement) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (next: ReactElement): void => act(() => root.render(next));
  show(element);
  return { html: () => page.innerHTML, page, show, end: () => act(() => root.unmount()) };
}

/** Both write the same. */
export function expectAlike(whole: ReactElement, own: ReactElement): void {
  const pages = [shown(whole), shown(own)] as const;
  expect(pages[1].html()).toBe(pages[0].html());
  pages.forEach(({ end }) => end());
}
