import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** The pages for paper. */
export const print: Catalogue['print'] = {
  title: 'Drukuj',
  which: 'Która strona?',
  paper: 'Czarno-biała. Mieści się na A4 i na Letter.',
  print: 'Drukuj',
  links: { score: 'Drukuj pusty arkusz', board: 'Drukuj planszę', lacerda: 'Lacerda na 1 stronie' },
  score: {
    date: 'Data',
    cubes: (each) => `Lacerda: ${number(each)} za kostkę`,
    decrees: (each) => `Lacerda: ${number(each)} za dekret`,
    officials: (what) => `Lacerda: ${what}`,
  },
  board: { unconfirmed: (panel) => `${panel} (niepotwierdzone)` },
  lacerda: {
    intro: 'Po każdej Twojej turze wykonaj kroki od 1 do 7. Przy wyborze decyduje 1, a przy remisie następny numer.',
    titles: { dock: 'Jego okręty dokują', end: 'Koniec jego tury' },
    dock: 'Towary z jego okrętów na morzu oddaj do ogólnych zasobów.',
    state: '1 akcja państwowa szlachcica, u którego stoi dworzanin. Jeśli jest niemożliwa, pomija ją.',
    courtier: 'Dworzanin',
    aideOn: { top: 'Pomocnik na talii Króla lub Skarbu', bottom: 'Pomocnik na talii Budowniczego lub Markiza' },
    officials: 'Po 1 urzędniku do 2 biur.',
    fullOffice: 'Pełne biuro',
    plan: '1 z 2 dostępnych planów.',
    favour: '1, której nie ma.',
    store: 'Na wolnym polu, nawet za 0 peruk. Bez nagrody i bez płacenia za ziemię.',
    cube: 'Potem 1 kostka z rzędu lub kolumny.',
    building:
      'Wolny plac budowy i dostępny żeton z największą różnicą, nawet poniżej 0. Punktuje każdy właściciel. Obie kostki trafiają do jego obszaru. Bez nagrody i bez planu.',
    end: 'Uzupełnij żetony miasta i duchowieństwa. Potem koniec okresu, jeśli został wywołany.',
    gains: 'Jego wpływ',
    byAide: 'zielony, gdy pomocnik jest na talii Króla lub Skarbu, inaczej niebieski',
  },
};
