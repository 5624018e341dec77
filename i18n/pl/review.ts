import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { signed, wigsObject } from './turnNames';

export const review: Catalogue['review'] = {
  title: 'Przegląd',
  unnamed: { text: 'Otwórz grę, aby ją przejrzeć.', games: 'Moje gry' },
  offer: {
    title: 'Tura po turze',
    text: 'Przejdź grę na mapie. Zobacz swoje peruki, jego powody i decydujące tury.',
    link: 'Przejrzyj tury',
  },
  controls: 'Przejście przez grę',
  start: 'Początek gry',
  place: (turn, of) => `${number(turn)} z ${number(of)}`,
  previous: 'Poprzednia tura',
  next: 'Następna tura',
  slider: 'Tura',
  turn: (turn) => `Tura ${number(turn)}`,
  swing: (by) => {
    if (by === 0) return 'Nikt nie zyskuje';
    return by > 0 ? `+${number(by)} dla Ciebie` : `+${number(-by)} dla Lacerdy`;
  },
  part: (part, by) => `${part}\u00a0${signed(by)}`,
  unexplained: 'Zostało tak, jak zagrano, bez jego powodów.',
  decided: {
    title: 'Decydujące tury',
    text: 'Najbardziej zmieniły Twoją przewagę, licząc punkty tak, jakby gra się wtedy skończyła.',
    none: (least) => `Żadna tura nie zmieniła Twojej przewagi o ${wigsObject(least)} lub więcej.`,
    link: (turn, swing, deed) => `Tura ${number(turn)}: ${swing}. ${deed}`,
    badge: 'Decydująca',
  },
  plot: {
    title: 'Peruki w kolejnych turach',
    show: 'Co pokazać',
    kinds: { track: 'Na torze', score: 'Gdyby to był koniec' },
    drawn: (turns, you, his) =>
      `2 linie, ${plural(turns, { one: '# tura', few: '# tury', many: '# tur' })}. Peruki na końcu: Ty ${number(you)}, Lacerda ${number(his)}.`,
    table: 'Pokaż tabelę',
    hide: 'Ukryj tabelę',
  },
  partial: 'W tej grze reais i dekrety nie zawsze były notowane. Brakuje ich w punktach, dopóki ich nie wpisano.',
};
