import type { Spoken } from './language';

/**
 * The words of one screen or concept in every spoken language.
 * English gives the shape; a language that lacks a sentence does not compile.
 * Each screen imports its own book only, so no screen loads another's words.
 */
export type Book<Words> = Readonly<Record<Spoken, Words>>;
