import type { Catalogue } from '../catalogue';
import { clergyTile } from './clergy';
import { number } from './grammar';
import { clergyTilesCounted } from './turnNames';

/** What the app is asked to count when it tracks more, group by group. */
const groups: Catalogue['depth']['more']['groups'] = {
  reis: { title: 'Reais', ask: 'Ile masz reais?' },
  goods: { title: 'Towary', ask: 'Ile towarów jest w Twoim magazynie?' },
  clergy: { title: 'Żetony duchowieństwa', ask: 'Dodaj każdy żeton duchowieństwa na swojej planszy.' },
  decrees: { title: 'Dekrety' },
};

/** What the app tracks of a game, changed in the middle of it. */
export const depth: Catalogue['depth'] = {
  now: {
    everything: 'Aplikacja notuje wszystko.',
    'lacerda-needs': 'Aplikacja notuje to, czego potrzebuje Lacerda.',
  },
  change: {
    everything: 'Notuj mniej',
    'lacerda-needs': 'Notuj wszystko',
  },
  done: {
    everything: 'Aplikacja notuje teraz wszystko',
    'lacerda-needs': 'Aplikacja notuje teraz to, czego potrzebuje Lacerda',
  },
  less: {
    title: 'Notuj to, czego potrzebuje Lacerda',
    stops: 'Aplikacja przestaje notować Twoje reais, towary, żetony duchowieństwa i dekrety.',
    then: 'Ceny nadal widać, ale bez sprawdzania, co masz. Na końcu raz wpisujesz reais i dekrety.',
    again: 'W każdej chwili możesz znów notować wszystko.',
    confirm: 'Notuj mniej',
  },
  more: {
    title: 'Notuj wszystko',
    why: 'Wpisz to, czego aplikacja nie notowała. Nic się nie zmieni aż do ostatniego kroku.',
    step: (step, all, group) => `${groups[group].title}, ${number(step)} z ${number(all)}`,
    groups,
    tiles: (tiles) =>
      tiles.length === 0
        ? 'Jeszcze bez żetonów duchowieństwa'
        : `${clergyTilesCounted(tiles.length)}: ${tiles.map(clergyTile).join('; ')}`,
    removeLast: 'Usuń ostatni żeton',
    next: 'Dalej',
    back: 'Wstecz',
    confirm: 'Notuj wszystko',
  },
};
