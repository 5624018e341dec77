import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { entries, reis, reisObject } from './turnNames';

const any = (choices: readonly (string | number)[]) => list(choices.map(String));

/** What is wrong or missing on a sheet. */
export const sheetFaults: Catalogue['sheetFaults'] = {
  missing: () => 'nic tu nie zaznaczono. Zaznacz co najmniej 1',
  'no-such-field': () => 'arkusz nie ma takiego wpisu',
  'not-an-object': () => 'to nie jest grupa wpisów',
  'not-a-list': () => 'to nie jest lista',
  'not-text': () => 'to nie jest tekst',
  'not-a-number': () => 'to nie jest liczba',
  'not-whole': () => 'to nie jest liczba całkowita',
  'not-true-or-false': () => 'to nie jest ani prawda, ani fałsz',
  'too-small': ({ has, least }) => `${number(has)} to za mało. Minimum: ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)} to za dużo. Maksimum: ${number(most)}`,
  'not-one-of': ({ choices }) => `to żadne z: ${any(choices)}`,
  'wrong-length': ({ has, needs }) => `powinno być: ${entries(needs)}, jest ${number(has)}`,
  'too-long': ({ has, most }) => `za długie: ${number(has)}. Maksimum: ${number(most)}`,
  'too-deep': () => 'to zbyt głęboko zagnieżdżone',
  'and-more': ({ count }) => `i jeszcze ${number(count)}`,
  twice: ({ of }) => `${String(of)} występuje dwa razy`,
  'no-such-place': () => 'na planszy nie ma miejsca o tej nazwie',
  'no-start': ({ value }) => `na żadnym polu nie ma ${reisObject(value)}, a tam zaczyna znacznik`,
  'too-few-spaces': ({ has, least }) =>
    `tor ma co najmniej ${plural(least, { one: '# pole', few: '# pola', many: '# pól' })}, a tu jest ${number(has)}`,
  'not-rising': ({ before, has }) => `${reis(has)} leży nad ${number(before)}. Wartości rosną od dołu do góry`,
  falling: ({ before, has }) =>
    `${number(has)} leży nad ${number(before)}. Wartości wpływu nigdy nie maleją od dołu do góry`,
  'lowest-above-start': ({ lowest, start }) =>
    `najniższa cena ${number(lowest)} jest wyższa niż początkowa ${number(start)}`,
  'same-gap': () => 'oba symbole są na tym samym polu. Każdy ma swoje',
};
