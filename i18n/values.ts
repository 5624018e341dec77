import type { Problem } from '@/engine';

import type { Book } from './book';
import { positionFaults, unfitWords, valueRefusals } from './en/valueFaults';
import { valueNames } from './en/valueNames';
import { values } from './en/values';
import type { PositionFault } from './shape/values';

/** Words of comparing with the table and of a game in progress. */
export const valuesWords: Book<'values'> = { name: 'values', en: values };

/** The names of the values; one without its name does not compile. */
export const valueNameWords: Book<'valueNames'> = { name: 'valueNames', en: valueNames };

/** Why a value cannot be, by the engine's codes. */
export const valueRefusalWords: Book<'valueRefusals'> = { name: 'valueRefusals', en: valueRefusals };
export const positionFaultWords: Book<'positionFaults'> = { name: 'positionFaults', en: positionFaults };
export const unfitInWords: Book<'unfitWords'> = { name: 'unfitWords', en: unfitWords };

/** Problems of the score sheets cannot come from a position. */
export const isPositionFault = (problem: Problem): problem is PositionFault & { readonly path: string } =>
  problem.code in positionFaults;
