import type { Speaker } from '../say';
import type { SheetFault } from '../sheetFault';
import { number } from './grammar';
import { anyOf, entries, fewerThan, reis } from './turnNames';

/** What is wrong or missing on a sheet. */
export const sheetFaults: Speaker<SheetFault> = {
  missing: () => 'здесь ничего не отмечено. Отметьте хотя бы 1',
  'no-such-field': () => 'такого на листе нет',
  'not-an-object': () => 'это не группа записей',
  'not-a-list': () => 'это не список',
  'not-text': () => 'это не текст',
  'not-a-number': () => 'это не число',
  'not-whole': () => 'это не целое число',
  'not-true-or-false': () => 'это ни true, ни false',
  'too-small': ({ has, least }) => `${number(has)}: слишком мало. Минимум: ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)}: слишком много. Максимум: ${number(most)}`,
  'not-one-of': ({ choices }) => `возможно только ${anyOf(choices.map(String))}`,
  'wrong-length': ({ has, needs }) => `нужно: ${entries(needs)}, есть ${number(has)}`,
  'too-long': ({ has, most }) => `слишком длинно: ${number(has)}. Максимум: ${number(most)}`,
  'too-deep': () => 'слишком глубокая вложенность',
  'and-more': ({ count }) => `и еще ${number(count)}`,
  twice: ({ of }) => `${String(of)} встречается дважды`,
  'no-such-place': () => 'места с таким названием на поле нет',
  'no-start': ({ value }) => `нет деления ${reis(value)}, с которого начинает маркер`,
  'too-few-spaces': ({ has, least }) =>
    `на шкале должно быть не меньше ${fewerThan(least, 'деления', 'делений')}, а есть ${number(has)}`,
  'not-rising': ({ before, has }) => `${reis(has)} над ${number(before)}. Значения растут снизу вверх`,
  falling: ({ before, has }) => `${number(has)} над ${number(before)}. Влияние снизу вверх не убывает`,
  'lowest-above-start': ({ lowest, start }) => `наименьшая цена ${number(lowest)} выше начальной ${number(start)}`,
  'same-gap': () => 'оба символа на одном делении. У каждого должно быть свое',
};
