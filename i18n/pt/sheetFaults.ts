import type { Speaker } from '../say';
import type { SheetFault } from '../sheetFault';
import { number, plural } from './grammar';
import { anyOf, reis, spaces } from './turnNames';

/** What is wrong or missing on a sheet. */
export const sheetFaults: Speaker<SheetFault> = {
  missing: () => 'nada está marcado aqui. Marque pelo menos 1',
  'no-such-field': () => 'uma folha não tem este campo',
  'not-an-object': () => 'isto não é um grupo de campos',
  'not-a-list': () => 'isto não é uma lista',
  'not-text': () => 'isto não é texto',
  'not-a-number': () => 'isto não é um número',
  'not-whole': () => 'isto não é um número inteiro',
  'not-true-or-false': () => 'isto não é nem verdadeiro nem falso',
  'too-small': ({ has, least }) => `${number(has)} é pouco. Mínimo: ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)} é demais. Máximo: ${number(most)}`,
  'not-one-of': ({ choices }) => `precisa ser ${anyOf(choices.map(String))}`,
  'wrong-length': ({ has, needs }) =>
    `precisa de ${plural(needs, { one: '# valor', other: '# valores' })}, tem ${number(has)}`,
  'too-long': ({ has, most }) => `longo demais: ${number(has)}. Máximo: ${number(most)}`,
  'too-deep': () => 'há níveis demais aqui dentro',
  'and-more': ({ count }) => `e mais ${number(count)}`,
  twice: ({ of }) => `${String(of)} aparece 2 vezes`,
  'no-such-place': () => 'nenhum lugar do tabuleiro tem este nome',
  'no-start': ({ value }) => `nenhum espaço mostra ${reis(value)}, onde o marcador começa`,
  'too-few-spaces': ({ has, least }) => `uma trilha precisa de pelo menos ${spaces(least)}, tem ${number(has)}`,
  'not-rising': ({ before, has }) =>
    `${reis(has)} está acima de ${number(before)}. Os valores aumentam de baixo para cima`,
  falling: ({ before, has }) =>
    `${number(has)} está acima de ${number(before)}. Os valores de influência nunca diminuem de baixo para cima`,
  'lowest-above-start': ({ lowest, start }) =>
    `o preço mínimo ${number(lowest)} está acima do inicial ${number(start)}`,
  'same-gap': () => 'os dois ícones estão no mesmo espaço. Cada um tem o seu',
};
