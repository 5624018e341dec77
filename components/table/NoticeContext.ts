import { createContext, type ReactNode } from 'react';

/** What is said above everything else at the table, whoever moves. */
export const NoticeContext = createContext<ReactNode>(null);
