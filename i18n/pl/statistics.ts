import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';

/** Statistics over finished games, and one game beside the others. */
export const statistics: Catalogue['statistics'] = {
  title: 'Statystyki',
  empty: 'Nie ma jeszcze zakończonych gier. Zakończ grę solo albo arkusz wyników, a pojawi się tutaj.',
  sheet: 'Arkusz wyników',
  none: 'Żadna gra nie pasuje do filtrów.',
  reading: (done, of) => `Wczytywanie zakończonych gier: ${number(done)} z ${number(of)}`,
  view: 'Widok',
  views: { plots: 'Wykresy', tables: 'Tabele' },
  said: (what, value) => `${what}: ${value}`,
  of: (part, all) => `${number(part)} z ${number(all)}`,
  percent: (share) => `${number(share)}%`,
  filter: {
    open: 'Filtry',
    clear: 'Usuń filtry',
    all: 'Wszystko',
    whose: 'Gracz',
    you: 'Ty',
    youAre: 'W arkuszach wyników jesteś w pierwszej kolumnie.',
    players: 'Gracze',
    tracking: 'Co notowała aplikacja',
    trackings: { everything: 'Wszystko', 'lacerda-needs': 'Dla Lacerdy', sheet: 'Tylko wynik' },
    rulings: 'Rozstrzygnięcia',
    used: { standard: 'Zwykłe', changed: 'Zmienione' },
  },
  games: 'Gry',
  won: 'Wygrane',
  tied: (count) => plural(count, { one: '# remis', few: '# remisy', many: '# remisów' }),
  best: 'Rekord',
  mean: 'Średnia',
  total: 'Razem',
  titles: 'Według tytułu',
  titlesHow: 'Słupek: średnia. Kreska: rekord.',
  sources: 'Skąd peruki',
  sourcesHow: 'Średnia na grę, od najstarszych gier.',
  stretch: (from, to) => (from === to ? `Gra ${number(from)}` : `Gry od ${number(from)} do ${number(to)}`),
  stretchShort: (from, to) => (from === to ? number(from) : `${number(from)}–${number(to)}`),
  majorities: 'Przewagi',
  first: 'Bez remisu',
  shared: 'Remis na czele',
  length: 'Długość gier',
  lengthHow: 'Liczba: gry. Pod nią: ich rundy.',
  roundsOf: (from, to) =>
    from === to
      ? plural(from, { one: '# runda', few: '# rundy', many: '# rund' })
      : `Rundy: od ${number(from)} do ${number(to)}`,
  meanRounds: (rounds) => `Średnio rund: ${number(rounds)}`,
  time: 'Średni czas',
  duration: (hours, minutes) =>
    hours === 0 ? `${number(minutes)} min` : `${number(hours)} godz. ${number(minutes)} min`,
  compared: {
    title: 'Na tle Twojej średniej',
    everyone: 'Na tle wcześniejszych gier',
    nothing: 'Nie ma jeszcze z czym porównać. Następna gra zostanie porównana z tą.',
    place: (place, of) => `Miejsce ${number(place)} z ${number(of)}`,
    here: 'Ta gra',
    difference: 'Różnica',
    open: 'Statystyki',
  },
};
