import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { change, decrees, wigs } from './turnNames';

/** The end of a game against Lacerda. */
export const final: Catalogue['final'] = {
  title: 'Koniec gry',
  who: { you: 'Ty', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his)
      return plural(you, { one: 'Remis: po # peruce', few: 'Remis: po # peruki', many: 'Remis: po # peruk' });
    return you > his ? `Wygrywasz: ${wigs(you)} do ${number(his)}` : `Lacerda wygrywa: ${wigs(his)} do ${number(you)}`;
  },
  missing: {
    title: 'Najpierw wpisz',
    text: 'W tej grze nie było to notowane.',
    reis: 'Twoje reais',
    decrees: 'Twoje dekrety: dotknij peruk, które daje każdy',
    entered: (each) =>
      each.length === 0 ? 'Jeszcze bez dekretów' : `${decrees(each.length)}: ${each.map(number).join(' + ')}`,
    show: 'Pokaż mój tytuł',
  },
  again: {
    title: 'Policz dekrety jeszcze raz',
    text: 'Wpisane jest, ile każdy dawał przy dobraniu. Wpisz, ile daje teraz.',
    confirm: 'Zatwierdź',
  },
  share: 'Udostępnij',
  audit: {
    title: 'Przegląd gry Lacerdy',
    text: 'Każda jego decyzja, co porównywał i jak Twoje ruchy zmieniały jego tury.',
    look: 'Przejrzyj',
    looking: 'Przeglądam…',
    show: 'Co pokazać',
    listed: { decisions: 'Jego decyzje', moves: 'Twoje ruchy' },
    tabs: { decisions: 'Jego decyzje', moves: 'Twoje ruchy' },
    place: (period, round) => `Okres ${number(period)}, runda ${number(round)}`,
    all: (count) => `Pokaż wszystkie (${number(count)})`,
    none: 'Nic tu nie ma.',
    added: (what) => `Doszło: ${what}`,
    gone: (what) => `Odpadło: ${what}`,
    instead: (was, now) => `Zamiast „${was}”: ${now}`,
    unsure: 'coś jeszcze nieodsłoniętego',
    effect: (you, his) => `Peruki w jego turze: jego ${change(his)}, Twoje ${change(you)}`,
    noEffect: 'Liczba peruk bez zmian.',
    total: (you, his) =>
      `Łącznie Twoje ruchy zmieniły peruki w jego turach: jego ${change(his)}, Twoje ${change(you)}.`,
    unexplained: (count) =>
      plural(count, {
        one: '# wpis zachowano tak, jak rozegrano. Nie ma uzasadnienia.',
        few: '# wpisy zachowano tak, jak rozegrano. Nie mają uzasadnień.',
        many: '# wpisów zachowano tak, jak rozegrano. Nie mają uzasadnień.',
      }),
  },
};
