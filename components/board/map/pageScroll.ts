/** Phones measure from the top of the app, as their touches do. */
export const pageScroll = (): { readonly x: number; readonly y: number } => ({ x: 0, y: 0 });
