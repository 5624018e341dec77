import type { Book } from './book';
import { positionFaults, unfitWords, valueRefusals } from './en/valueFaults';
import { valueNames } from './en/valueNames';
import { values } from './en/values';
import type { PositionFaults, UnfitWords, ValueNames, ValueRefusals } from './shape/values';

/** Words of comparing with the table and of a game in progress. */
export const valuesWords: Book<typeof values> = { en: values };

/** The names of the values; one without its name does not compile. */
export const valueNameWords: Book<ValueNames> = { en: valueNames };

/** Why a value cannot be, by the engine's codes. */
export const valueRefusalWords: Book<ValueRefusals> = { en: valueRefusals };
export const positionFaultWords: Book<PositionFaults> = { en: positionFaults };
export const unfitInWords: Book<UnfitWords> = { en: unfitWords };
