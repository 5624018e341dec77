import type { MajorityOf } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { anyOf, decrees, majorities, reis, ships, stores, wigs } from './turnNames';

type Standing = Catalogue['standing'];

const isStore = (of: MajorityOf): boolean => of !== 'officials';
const more = (of: MajorityOf, count: number): string =>
  isStore(of)
    ? plural(count, { one: '# altro negozio', other: 'altri # negozi' })
    : plural(count, { one: '# altro', other: 'altri #' });

/** The score if the game ended now. */
export const standing: Standing = {
  title: 'Punteggio finora',
  over: 'Punteggio finale',
  open: 'Punteggio finora',
  unnamed: { text: 'Apri una partita per vedere il punteggio.', games: 'Le mie partite' },
  who: { you: 'Tu', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Alla pari a ${wigs(you)}`;
    return you > his
      ? `Sei in testa di ${number(you - his)}: ${number(you)} a ${number(his)}`
      : `Lacerda è in testa di ${number(his - you)}: ${number(his)} a ${number(you)}`;
  },
  counted: (you, his) => `Contate finora: tu ${number(you)}, Lacerda ${number(his)}`,
  ifNow: 'Se la partita finisse ora',
  rounds: ({ most, ends }) => {
    if (most === 0) return 'La partita è finita.';
    const left = plural(most, { one: '# round', other: '# round' });
    return ends === 'period'
      ? `Ancora al massimo ${left} nel periodo 1, compreso questo.`
      : `Ancora al massimo ${left} nella partita, compreso questo.`;
  },
  sooner: 'I set di macerie possono chiuderla prima.',
  partial: {
    title: 'Il tuo punteggio è noto solo in parte',
    text: 'In questa partita l’app non conta réis e decreti. Aggiungili sul segnapunti.',
    clergy: (tiles) =>
      plural(tiles, {
        one: '# suo tassello Clero non è inserito. Mancano le sue parrucche.',
        other: '# suoi tasselli Clero non sono inseriti. Mancano le loro parrucche.',
      }),
    sheet: 'Apri il segnapunti',
  },
  majorities: {
    title: 'Maggioranze',
    of: { gold: 'Oro', books: 'Libri', cloth: 'Stoffe', tools: 'Attrezzi', officials: 'Ufficiali sui progetti' },
    counts: (you, his) => `Tu ${number(you)}, Lacerda ${number(his)}`,
    points: (you, his) => `${wigs(you)} per te, ${number(his)} per lui`,
    nobody: (of) => (isStore(of) ? 'con 1 negozio si va in testa' : 'con 1 si va in testa'),
    level: (of) => `alla pari: ${more(of, 1)} per andare in testa`,
    behind: (of, tie, lead) => `${more(of, tie)} per pareggiare, ${number(lead)} per andare in testa`,
    ahead: (of, tie) =>
      `sei in testa: per pareggiare gli ${plural(tie, { one: 'serve', other: 'servono' })} ${more(of, tie)}`,
  },
  titles: {
    title: 'Il tuo titolo',
    unsure: 'Dipende da réis e decreti',
    jester: (fewer) => `Giullare finché hai meno di ${anyOf(fewer)}`,
    lacks: (title, missing) => `${title}: hai ancora bisogno di ${list(missing)}`,
    has: (title) => `${title}: tutte le condizioni raggiunte`,
    unknown: (title, missing, unknown) => `${title}: hai ancora bisogno di ${list([...missing, ...unknown])}`,
    aspect: { wigs, stores, majorities, reis, decrees, ships },
  },
};
