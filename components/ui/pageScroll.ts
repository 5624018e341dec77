import { createContext, type RefObject } from 'react';
import type { ScrollView, View } from 'react-native';

/** The scroll view of a page on a phone and what it scrolls; Screen provides them. */
export interface PageRefs {
  readonly scroll: RefObject<ScrollView | null>;
  readonly content: RefObject<View | null>;
}

export const PageScroll = createContext<PageRefs | undefined>(undefined);
