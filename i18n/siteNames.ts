import type { Site } from '@/engine';

import type { Book } from './book';
import { siteNamed } from './en/turnNames';

/** What a public site is called within a sentence. */
export const siteWords: Book<(site: Site) => string> = { en: siteNamed };
