import type { Architect, Good, HandLine, Noble, Override, Site, Space, StateAction } from '@/engine';

import type { Carrying, Speaker } from '../say';
import type { Translate } from '../translate';

type CubeChoice = Exclude<Extract<Override, { readonly kind: 'store' }>['cube'], null | undefined>;

/** Lines for the hands in one language: the target between two asterisks each side; a line that is missing does not compile. */
export interface LineWords {
  readonly text: Speaker<HandLine>;
  /** What a line says in small print below, where there is more. */
  readonly detail: {
    readonly [C in HandLine['code']]?: (line: Carrying<HandLine, C>, t: Translate) => string | null;
  };
  /** The mark of a line that has a reason. */
  readonly hasReason: string;
  readonly opens: string;
  readonly differs: string;
  /** Said of a line whose step the table did differently. */
  readonly changed: string;
  readonly gain: { readonly title: string; readonly parts: (portfolio: number, ships: number) => string };
  /** What happened instead, asked one thing at a time. */
  readonly instead: {
    readonly title: string;
    readonly space: string;
    readonly site: string;
    readonly street: (space: Space) => string;
    readonly facing: (good: Good) => string;
    readonly architect: (site: Site) => string;
    readonly of: (architect: Architect) => string;
    readonly plan: (architect: Architect) => string;
    readonly favour: (noble: Noble) => string;
    readonly action: (action: StateAction) => string;
    readonly cube: (cube: CubeChoice) => string;
    readonly offices: string;
    readonly confirmOffices: string;
    readonly piece: string;
    readonly skip: string;
    readonly cancel: string;
    readonly noOther: string;
  };
}
