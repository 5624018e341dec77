import type { OverridableStep, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Gains } from '../shape/log';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { entries, gained, signed } from './turnNames';

/** “−1 wpływu (+2, −3)”: what it comes to, and its parts where there was both. */
const inAll = ({ what, by, parts }: Gains['amounts'][number]): string =>
  `${gained(what, by)}${parts === undefined ? '' : ` (${parts.map(signed).join(', ')})`}`;

const STEPS: Readonly<Record<OverridableStep, string>> = {
  dock: 'jego okręty',
  courtier: 'dworzanin',
  state: 'jego akcja państwowa',
  noble: 'jego akcja szlachty',
  discard: 'odrzucenie karty',
  aide: 'pomocnik',
  church: 'podliczanie kościoła',
};
const WHO: Readonly<Record<Seat, string>> = { you: 'Ty', lacerda: 'Lacerda' };

/** The log of a game: undoing and editing. */
export const log: Catalogue['log'] = {
  title: 'Dziennik',
  open: 'Dziennik, cofanie i ponawianie',
  whole: 'Cały dziennik',
  unnamed: { text: 'Otwórz grę, aby zobaczyć jej dziennik.', games: 'Moje gry' },
  nothing: 'Jeszcze bez ruchów.',
  undo: 'Cofnij',
  redo: 'Ponów',
  redoAll: 'Ponów wszystko',
  again: 'Pokaz od nowa',
  round: (period, round) => `Okres ${number(period)}, runda ${number(round)}`,
  whose: { you: 'Twoja tura', lacerda: 'Tura Lacerdy', period: 'Koniec okresu', over: 'Po grze' },
  entry: (at, text) => `${number(at)}. ${text}`,
  hisTurn: 'Tura Lacerdy.',
  nothingSaid: 'Koniec tury.',
  onTable: (step, what) => `Przy Twoim stole, ${STEPS[step]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  corrected: (value) => `Poprawiono: ${value}.`,
  set: (value) => `${capital(value)}.`,
  gains: (all) => all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'zostawiono bez zmian',
  undone: 'cofnięte',
  note: (text) => `Notatka: ${text}`,
  earlier: (rounds) =>
    plural(rounds, {
      one: 'Pokaż jeszcze # rundę',
      few: 'Pokaż jeszcze # rundy',
      many: 'Pokaż jeszcze # rund',
    }),
  pieces: {
    putBack: 'Cofnij na stole',
    again: 'Powtórz na stole',
    set: 'Ustaw na stole',
    nothing: 'Nie ma czego przesuwać.',
    done: 'Gotowe',
    valueBack: (value) => `Z powrotem: ${value}.`,
  },
  actions: {
    title: (at) => `Wpis ${number(at)}`,
    change: 'Edytuj ten wpis',
    correct: 'Popraw wartość',
    before: 'Wróć przed ten wpis',
    after: 'Wróć tuż za ten wpis',
    forward: 'Ponów aż dotąd',
    takes: (count, pieces) =>
      `Cofa ${entries(count)}; ${pieces === 0 ? 'nie ma czego odkładać' : `do odłożenia: ${plural(pieces, { one: '# element', few: '# elementy', many: '# elementów' })}`}. Możesz ${count === 1 ? 'go' : 'je'} ponowić.`,
    valueOnly: 'Tu poprawiono wartość. Jeśli teraz się nie zgadza, popraw ją jeszcze raz.',
  },
  share: 'Udostępnij tę grę',
  drift: {
    ask: 'Sprawdź dziennik',
    none: 'Każdy wpis nadal zgadza się z zasadami.',
    refused: (at) => `Wpis ${number(at)} nie byłby teraz dozwolony. Zostaje tak, jak rozegrano.`,
    other: (at) => `Wpis ${number(at)} miałby teraz inny skutek. Zostaje tak, jak rozegrano.`,
  },
  change: {
    title: (at) => `Edycja wpisu ${number(at)}`,
    banner: (at, text) => `Edytujesz wpis ${number(at)}: ${text}`,
    how: 'Wpisz to tak, jak powinno być. Nic się nie zmieni, dopóki nie zatwierdzisz.',
    cancel: 'Anuluj',
    cancelName: 'Anuluj, zostaw dziennik bez zmian',
    instead: 'Zamiast',
    now: 'Będzie',
    same: 'Dziennik już tak mówi.',
    otherwise: 'Wybierz coś innego',
    differs: 'Co się przez to zmienia',
    nothingDiffers: 'Żaden późniejszy wpis się nie zmienia.',
    entry: (at, whose) => `Wpis ${number(at)}, ${whose}`,
    refused: 'już niemożliwe',
    lacerda: 'Lacerda postąpiłby inaczej',
    outcome: 'skutek byłby inny',
    recorded: (text) => `Dziennik: ${text}`,
    then: (text) => `Teraz: ${text}`,
    lost: (count) => `Cofnięte wpisy (${number(count)}) przepadną.`,
    ways: {
      accept: {
        title: 'Edytuj',
        text: 'Dziennik i wartości są od tego miejsca liczone na nowo.',
        button: 'Edytuj wpis',
      },
      'keep-table': {
        title: 'Zostaw stół',
        text: 'Wszystko zostaje na swoim miejscu. Późniejsze wpisy zostają tak, jak rozegrano. Poprawia się tylko to, co zmienił ten wpis.',
        button: 'Edytuj, zostaw stół',
      },
      rewind: {
        title: 'Cofnij grę',
        text: 'Cofnij elementy do punktu, od którego gra się różni. Stamtąd graj dalej.',
        button: 'Edytuj i cofnij',
      },
    },
    drops: (from, count) =>
      `${plural(count, { one: '# wpis znika', few: '# wpisy znikają', many: '# wpisów znika' })} z dziennika, począwszy od numeru ${number(from)}.`,
    impossible: 'Niemożliwe, poprawione automatycznie',
    after: (at, value) => `Po wpisie ${number(at)}: ${value}.`,
    done: 'Wpis zmieniony',
    failed: 'To już niemożliwe. Nic się nie zmieniło.',
  },
};
