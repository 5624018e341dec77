import type { MajorityOf } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { aspect } from './score';
import { anyOf, officials, stores, wigs } from './turnNames';

const some = (of: MajorityOf, count: number): string => (of === 'officials' ? officials(count) : stores(count));
/** "faltam 2 lojas". */
const lacking = (of: MajorityOf, count: number): string => `${count > 1 ? 'faltam' : 'falta'} ${some(of, count)}`;

/** The score if the game ended now. */
export const standing: Catalogue['standing'] = {
  title: 'Pontuação até agora',
  over: 'Pontuação final',
  open: 'Pontuação até agora',
  unnamed: { text: 'Abra uma partida para ver a pontuação.', games: 'Minhas partidas' },
  who: { you: 'Você', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Empate com ${wigs(you)}`;
    return you > his
      ? `Você lidera por ${number(you - his)}: ${number(you)} a ${number(his)}`
      : `Lacerda lidera por ${number(his - you)}: ${number(his)} a ${number(you)}`;
  },
  counted: (you, his) => `Contado até agora: você ${number(you)}, Lacerda ${number(his)}`,
  ifNow: 'Se o jogo acabasse agora',
  rounds: ({ most, ends }) => {
    if (most === 0) return 'O jogo acabou.';
    const left = plural(most, { one: '# rodada', other: '# rodadas' });
    return `No máximo ${left} até o fim ${ends === 'period' ? 'do período 1' : 'do jogo'}, contando esta.`;
  },
  sooner: 'Conjuntos de entulho podem antecipar o fim.',
  partial: {
    title: 'Só parte dos pontos é conhecida',
    text: 'Esta partida não acompanha seus réis e decretos. Some-os na folha de pontuação.',
    clergy: (tiles) =>
      plural(tiles, {
        one: '# ficha de clero dele não foi registrada. Faltam as perucas dela.',
        other: '# fichas de clero dele não foram registradas. Faltam as perucas delas.',
      }),
    sheet: 'Folha de pontuação',
  },
  majorities: {
    title: 'Maiorias',
    of: {
      gold: 'Ouro',
      books: 'Livros',
      cloth: 'Tecido',
      tools: 'Ferramentas',
      officials: 'Oficiais em projetos',
    },
    counts: (you, his) => `Você ${number(you)}, Lacerda ${number(his)}`,
    points: (you, his) => `${wigs(you)} para você, ${number(his)} para ele`,
    nobody: (of) => `${some(of, 1)} basta para liderar`,
    level: (of) => `empate: ${lacking(of, 1)} para liderar`,
    behind: (of, tie, lead) => `${lacking(of, tie)} para empatar, ${number(lead)} para liderar`,
    ahead: (of, tie) => `você lidera: ele precisa de mais ${some(of, tie)} para empatar`,
  },
  titles: {
    title: 'Seu título',
    unsure: 'Depende de réis e decretos',
    jester: (fewer) => `Bobo da corte enquanto tiver menos de ${anyOf(fewer)}`,
    lacks: (title, missing) => `${title}: você ainda precisa de ${list(missing)}`,
    has: (title) => `${title}: todas as condições cumpridas`,
    unknown: (title, missing, unknown) =>
      missing.length === 0
        ? `${title}: você ainda precisa de ${list(unknown)}`
        : `${title}: você ainda precisa de ${list(missing)}, além de ${list(unknown)}`,
    aspect,
  },
};
