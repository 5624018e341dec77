import type { MajorityOf } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { aspect } from './score';
import { either, stores, storesOf, wigs } from './turnNames';

const isStore = (of: MajorityOf): boolean => of !== 'officials';
const more = (of: MajorityOf, count: number): string => `jeszcze ${isStore(of) ? stores(count) : number(count)}`;
const gives = (count: number): string => plural(count, { one: 'daje', few: 'dają', many: 'daje' });

/** The score if the game ended now. */
export const standing: Catalogue['standing'] = {
  title: 'Obecny wynik',
  over: 'Wynik końcowy',
  open: 'Obecny wynik',
  unnamed: { text: 'Otwórz grę, aby zobaczyć jej wynik.', games: 'Moje gry' },
  who: { you: 'Ty', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Remis: ${wigs(you)}`;
    return you > his
      ? `Prowadzisz o ${number(you - his)}: ${number(you)} do ${number(his)}`
      : `Lacerda prowadzi o ${number(his - you)}: ${number(his)} do ${number(you)}`;
  },
  counted: (you, his) => `Policzone do tej pory: Ty ${number(you)}, Lacerda ${number(his)}`,
  ifNow: 'Gdyby gra skończyła się teraz',
  rounds: ({ most, ends }) => {
    if (most === 0) return 'Gra się skończyła.';
    const left = plural(most, { one: '# runda', few: '# rundy', many: '# rund' });
    return `Najwyżej ${left} do końca ${ends === 'period' ? 'okresu 1' : 'gry'}, razem z tą.`;
  },
  sooner: 'Zestawy gruzu mogą to przyspieszyć.',
  partial: {
    title: 'Znana jest tylko część wyniku',
    text: 'W tej grze nie notujesz reais i dekretów. Dodaj je w arkuszu wyników.',
    clergy: (tiles) =>
      plural(tiles, {
        one: '# jego żeton duchowieństwa nie jest wpisany. Brakuje jego peruk.',
        few: '# jego żetony duchowieństwa nie są wpisane. Brakuje ich peruk.',
        many: '# jego żetonów duchowieństwa nie jest wpisanych. Brakuje ich peruk.',
      }),
    sheet: 'Arkusz wyników',
  },
  majorities: {
    title: 'Przewagi',
    of: {
      gold: 'Złoto',
      books: 'Książki',
      cloth: 'Ubrania',
      tools: 'Narzędzia',
      officials: 'Urzędnicy na planach',
    },
    counts: (you, his) => `Ty ${number(you)}, Lacerda ${number(his)}`,
    points: (you, his) => `${wigs(you)} dla Ciebie, ${number(his)} dla niego`,
    nobody: (of) => (isStore(of) ? '1 sklep daje prowadzenie' : '1 daje prowadzenie'),
    level: (of) => `remis: ${more(of, 1)} daje prowadzenie`,
    behind: (of, tie, lead) => `${more(of, tie)} ${gives(tie)} remis, ${number(lead)} prowadzenie`,
    ahead: (of, tie) => `prowadzisz: do remisu brakuje mu ${isStore(of) ? storesOf(tie) : number(tie)}`,
  },
  titles: {
    title: 'Twój tytuł',
    unsure: 'Zależy od reais i dekretów',
    jester: (fewer) => `Błazen, dopóki masz mniej niż: ${either(fewer)}`,
    lacks: (title, missing) => `${title}, brakuje: ${list(missing)}`,
    has: (title) => `${title}: wszystkie warunki spełnione`,
    unknown: (title, missing, unknown) =>
      missing.length === 0
        ? `${title}, potrzeba jeszcze: ${list(unknown)}`
        : `${title}, brakuje: ${list(missing)}; potrzeba też: ${list(unknown)}`,
    aspect,
  },
};
