import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { number, plural } from './grammar';
import { names } from './names';
import { cardOf, cubes as cubesNamed, onDeck, wigs } from './turnNames';

/** Where a marker ends. */
const track = (what: string, from: number, to: number): string =>
  from === to ? `${what} restano a **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

const period: Catalogue['moments']['period'] = {
  title: 'Fine del periodo 1',
  intro: 'Il periodo 1 è finito. Esegui questi passi in ordine e spuntali.',
  steps: 'Fine del periodo',
  cards: { label: 'Scarta **tutte le carte** rimaste nei 4 mazzi', detail: 'Le carte in mano restano' },
  yourWigs: (sets, from, to) => ({
    label: track('Le tue parrucche', from, to),
    detail:
      sets === 0
        ? 'Nessun set di macerie'
        : `${wigs(to - from)} per ${plural(sets, { one: '# set di macerie', other: '# set di macerie' })}`,
  }),
  hisWigs: (cubes, from, to) => ({
    label: track('Le sue parrucche', from, to),
    detail: cubes === 0 ? 'Nessun cubo' : `${wigs(to - from)} per ${cubesNamed(cubes)}. I cubi restano a lui`,
  }),
  ships: { label: 'Scarta **tutte le navi** nel cantiere navale' },
  newShips: { label: 'Cantiere navale: **viola, stiva 3**, sopra **marrone, stiva 4**' },
  discard: {
    label: 'Scarta **quante carte vuoi** dalla mano',
    detail: '1 carta per Nobile dà la sua ricompensa. Niente penalità',
  },
  hand: { label: 'Pesca fino ad avere **5 carte**', detail: 'Dal mazzo viola. Il resto torna nella scatola' },
  decks: { label: 'Dividi il mazzo marrone in **4 mazzi da 5**', detail: 'Per tipo, prima carta a faccia in su' },
  clergy: { label: 'Riempi: **tasselli Clero** intorno alla chiesa' },
  decrees: { label: 'Riempi: **8 decreti**' },
  stays: (aide, courtier) => ({
    label: 'Aiutante e cortigiano **restano**',
    detail: `${capital(onDeck(aide))} e sul ${names.noble[courtier]}`,
  }),
  rewards: 'Ricompense delle carte che scarti',
  card: (noble) => capital(cardOf(noble)),
  enter: (noble) => `Ricompensa su una ${cardOf(noble)}`,
  none: 'nessuna ricompensa',
  begin: 'Inizia il periodo 2',
};

/** What happens rarely and is easily forgotten. */
export const moments: Catalogue['moments'] = {
  lastRound: {
    thisRound: 'Scatta la fine: ancora 1 round dopo questo.',
    last: {
      you: 'Ultimo round: il tuo ultimo turno.',
      lacerda: 'Ultimo round: il suo ultimo turno, poi il punteggio finale.',
    },
  },
  church: {
    his: (portfolio, ships) => `Il tuo portfolio ${number(portfolio)} + le sue navi ${number(ships)}`,
    then: 'Cosa guadagna lui',
  },
  period,
};
