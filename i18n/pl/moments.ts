import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { ofDeck, ofNoble, wigs } from './turnNames';

/** Where a marker ends. */
const track = (what: string, from: number, to: number): string =>
  from === to ? `${what} zostają na **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

/** What happens rarely and is easily forgotten. */
export const moments: Catalogue['moments'] = {
  lastRound: {
    thisRound: 'Nadchodzi koniec gry: po tej rundzie jeszcze 1.',
    last: {
      you: 'Finałowa runda: Twoja ostatnia tura.',
      lacerda: 'Finałowa runda: jego ostatnia tura, potem końcowe podliczanie.',
    },
  },
  church: {
    his: (portfolio, ships) => `Twoje portfolio ${number(portfolio)} + jego okręty ${number(ships)}`,
    then: 'Co on zyskuje',
  },
  period: {
    title: 'Koniec okresu 1',
    intro: 'Okres 1 się skończył. Wykonaj to po kolei i odhaczaj.',
    steps: 'Koniec okresu',
    cards: { label: 'Odrzuć **wszystkie karty** z 4 talii', detail: 'Karty na ręce zostają' },
    yourWigs: (sets, from, to) => ({
      label: track('Twoje peruki', from, to),
      detail:
        sets === 0
          ? 'Bez zestawów gruzu'
          : `${wigs(to - from)} za ${plural(sets, { one: '# zestaw', few: '# zestawy', many: '# zestawów' })} gruzu`,
    }),
    hisWigs: (cubes, from, to) => ({
      label: track('Jego peruki', from, to),
      detail:
        cubes === 0
          ? 'Bez kostek'
          : `${wigs(to - from)} za ${plural(cubes, { one: '# kostkę', few: '# kostki', many: '# kostek' })}. Kostki zostają u niego`,
    }),
    ships: { label: 'Odrzuć **wszystkie okręty** ze stoczni' },
    newShips: { label: 'Stocznia: **fioletowy, rozmiar 3**, na **brązowym, rozmiar 4**' },
    discard: {
      label: 'Odrzuć **dowolną liczbę** kart z ręki',
      detail: '1 karta każdego szlachcica daje nagrodę. Kary się nie liczą',
    },
    hand: { label: 'Dobierz do **5 kart**', detail: 'Z fioletowej talii. Resztę odłóż do pudełka' },
    decks: { label: 'Rozłóż brązową talię na **4 talie po 5**', detail: 'Według rodzaju, górne karty odsłonięte' },
    clergy: { label: 'Uzupełnij: **żetony duchowieństwa** wokół kościoła' },
    decrees: { label: 'Uzupełnij: **8 dekretów**' },
    stays: (aide, courtier) => ({
      label: 'Pomocnik i dworzanin **zostają**',
      detail: `Na ${ofDeck(aide)}, u ${ofNoble[courtier]}`,
    }),
    rewards: 'Nagrody z odrzucanych kart',
    card: (noble) => `Karta ${ofNoble[noble]}`,
    enter: (noble) => `Nagroda na karcie ${ofNoble[noble]}`,
    none: 'bez nagrody',
    begin: 'Rozpocznij okres 2',
  },
};
