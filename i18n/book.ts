import type { Catalogue } from './catalogue';

/**
 * The words of one screen or concept: English at hand, any other language in its catalogue under the same name.
 * Each screen imports its own book only, so no screen loads another's words.
 */
export interface Book<Name extends keyof Catalogue> {
  readonly name: Name;
  readonly en: Catalogue[Name];
}
