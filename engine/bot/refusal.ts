import type { OverridableStep } from '../model/lacerdaInputs';
import type { Good } from '../model/vocabulary';
import type { Question } from './question';

/** Why an answer or an override cannot be taken; nothing changes then. */
export type BotRefusal =
  | { readonly code: 'not-his-turn' }
  | { readonly code: 'not-asked'; readonly answer: Question['kind'] }
  | {
      readonly code: 'impossible-answer';
      readonly answer: Question['kind'];
      readonly given: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'equal-colours'; readonly colour: Good }
  | { readonly code: 'illegal-target'; readonly step: OverridableStep };
