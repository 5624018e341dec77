/** The pages there are for paper, by the name in the address. */
export const PAGES = ['score', 'board', 'lacerda'] as const;
export type Page = (typeof PAGES)[number];

/** The page an address names; the first unless it names one. */
export const pageNamed = (name: string | undefined): Page => PAGES.find((page) => page === name) ?? PAGES[0];
