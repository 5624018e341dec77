import type { GameState, Result } from '@/engine';

import type { LinkFault } from './codec';

/** Why a link was not opened or made; `failed`: the device, or something in the app. */
export type LinkRefusal = LinkFault | { readonly code: 'failed' };

const FAILED: Result<never, LinkRefusal> = { ok: false, error: { code: 'failed' } };

/** What packs and unpacks is a script of its own: nobody loads it who has no link. */
const codec = () => import('./codec');

/** The table of a link's fragment. */
export const openLink = (fragment: string): Promise<Result<GameState, LinkRefusal>> =>
  codec().then(
    ({ readFragment }) => readFragment(fragment),
    () => FAILED,
  );

/** The fragment of a link to this table. */
export const makeLink = (state: GameState): Promise<Result<string, LinkRefusal>> =>
  codec().then(
    ({ writeFragment }) => writeFragment(state),
    () => FAILED,
  );
