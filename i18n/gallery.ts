import type { Book } from './book';
import { gallery } from './en/gallery';

/** Words of the gallery. */
export const galleryWords: Book<'gallery'> = { name: 'gallery', en: gallery };
