/** How far the page is scrolled. */
export const pageScroll = (): { readonly x: number; readonly y: number } => ({ x: window.scrollX, y: window.scrollY });
