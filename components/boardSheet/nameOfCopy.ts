import type { sheet } from '@/i18n/en/sheet';
import type { BoardCopy } from '@/store/boardCopy';

/** What a copy is called: its own name, or its place among the copies. */
export const nameOfCopy = ({ name }: Pick<BoardCopy, 'name'>, place: number, { copies }: typeof sheet): string =>
  name === '' ? copies.unnamed(place) : name;
