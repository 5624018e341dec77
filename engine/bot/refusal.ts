import type { OverridableStep } from '../model/lacerdaInputs';
import type { Good } from '../model/vocabulary';
import type { Question } from './question';
import type { SkipReason } from './step';

/** Why an answer or an override cannot be taken; nothing changes then. */
export type BotRefusal =
  | { readonly code: 'not-his-turn' }
  | { readonly code: 'not-asked'; readonly answer: Question['kind'] }
  /** His turn cannot continue before this is answered. */
  | { readonly code: 'still-asked'; readonly question: Question }
  | {
      readonly code: 'impossible-answer';
      readonly answer: Question['kind'];
      readonly given: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'equal-colours'; readonly colour: Good }
  /** `because`: not this target only, the whole action is impossible. */
  | { readonly code: 'illegal-target'; readonly step: OverridableStep; readonly because?: SkipReason }
  /** His turn has no such step, or it is past. */
  | { readonly code: 'no-such-step'; readonly step: OverridableStep };
