import { BASE } from '@/components/ui/base.web';

/** Whether the script of a screen did not come. React asks for it once only, so trying again means a fresh start. */
export const isUnreachable = ({ name }: Error): boolean => name === 'AsyncRequireError';

export const startAfresh = (): void => window.location.reload();

/** A fresh start also clears whatever broke in memory. */
export const leaveForHome = (): void => window.location.assign(`${BASE}/`);
