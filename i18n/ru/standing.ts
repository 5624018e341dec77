import type { MajorityOf } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { decrees, majorities, reis, ships, stores, wigs, wigsEach } from './turnNames';

const isStore = (of: MajorityOf): boolean => of !== 'officials';
const more = (of: MajorityOf, count: number): string => `еще ${isStore(of) ? stores(count) : number(count)}`;

/** The score if the game ended now. */
export const standing: Catalogue['standing'] = {
  title: 'Счет сейчас',
  over: 'Итоговый счет',
  open: 'Счет сейчас',
  unnamed: { text: 'Откройте игру, чтобы увидеть ее счет.', games: 'Мои игры' },
  who: { you: 'Вы', lacerda: 'Ласерда' },
  headline: (you, his) => {
    if (you === his) return `Поровну: ${wigsEach(you)}`;
    return you > his
      ? `Вы впереди на ${number(you - his)}: ${number(you)} против ${number(his)}`
      : `Ласерда впереди на ${number(his - you)}: ${number(his)} против ${number(you)}`;
  },
  /** Part of your score is not known: nobody leads yet. */
  counted: (you, his) => `Пока подсчитано: вы ${number(you)}, Ласерда ${number(his)}`,
  ifNow: 'Если бы игра закончилась сейчас',
  rounds: ({ most, ends }) => {
    if (most === 0) return 'Игра окончена.';
    const left = plural(most, { one: '# раунда', few: '# раундов', many: '# раундов' });
    return ends === 'period'
      ? `До конца периода 1 не больше ${left}, считая этот.`
      : `До конца игры не больше ${left}, считая этот.`;
  },
  sooner: 'Наборы щебня могут приблизить конец.',
  partial: {
    title: 'Известна только часть вашего счета',
    text: 'Ваши реалы и указы в этой игре не отслеживаются. Добавьте их на листе подсчета.',
    clergy: (tiles) =>
      plural(tiles, {
        one: 'Не введен # его жетон духовенства. Эти парики не учтены.',
        few: 'Не введены # его жетона духовенства. Эти парики не учтены.',
        many: 'Не введено # его жетонов духовенства. Эти парики не учтены.',
      }),
    sheet: 'Открыть лист подсчета',
  },
  majorities: {
    title: 'Первенства',
    of: {
      gold: 'Золото',
      books: 'Книги',
      cloth: 'Ткань',
      tools: 'Инструменты',
      officials: 'Чиновники на проектах',
    },
    counts: (you, his) => `Вы ${number(you)}, Ласерда ${number(his)}`,
    /** What the places give as things stand. */
    points: (you, his) => `вам ${wigs(you)}, ему ${number(his)}`,
    nobody: (of) => (isStore(of) ? '1 магазин выведет вперед' : '1 чиновник выведет вперед'),
    level: (of) => `поровну: ${more(of, 1)}, и вы впереди`,
    behind: (of, tie, lead) => `${more(of, tie)} до ничьей, ${number(lead)} до первенства`,
    ahead: (of, tie) => `вы впереди: ему до ничьей ${more(of, tie)}`,
  },
  titles: {
    title: 'Ваш титул',
    unsure: 'Зависит от реалов и указов',
    jester: (fewer) => `Чтобы не быть Шутом, нужно хотя бы: ${list(fewer)}`,
    lacks: (title, missing) => `${title}, еще нужно: ${list(missing)}`,
    has: (title) => `${title}: все условия выполнены`,
    unknown: (title, missing, unknown) =>
      missing.length === 0
        ? `${title}, еще нужно: ${list(unknown)}`
        : `${title}, еще нужно: ${list(missing)}, а также ${list(unknown)}`,
    aspect: { wigs, stores, majorities, reis, decrees, ships },
  },
};
