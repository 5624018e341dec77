import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { change, decrees, wigs } from './turnNames';

/** The end of a game against Lacerda. */
export const final: Catalogue['final'] = {
  title: 'O jogo acabou',
  who: { you: 'Você', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Empate: ${wigs(you)} para cada`;
    return you > his ? `Você vence: ${wigs(you)} a ${number(his)}` : `Lacerda vence: ${wigs(his)} a ${number(you)}`;
  },
  missing: {
    title: 'Registre isto antes',
    text: 'Esta partida não acompanhou estes valores.',
    reis: 'Réis em mãos',
    decrees: 'Seus decretos: toque nas perucas que cada um dá',
    entered: (each) =>
      each.length === 0 ? 'Nenhum decreto ainda' : `${decrees(each.length)}: ${each.map(number).join(' + ')}`,
    show: 'Mostrar meu título',
  },
  again: {
    title: 'Conte de novo seus decretos',
    text: 'Você registrou o que cada um dava quando o pegou. Registre o que cada um dá agora.',
    confirm: 'Confirmar',
  },
  share: 'Compartilhar',
  audit: {
    title: 'Rever o jogo de Lacerda',
    text: 'Cada decisão dele, o que ele comparou e como suas jogadas mudaram os turnos dele.',
    look: 'Rever',
    looking: 'Revendo…',
    show: 'O que mostrar',
    listed: { decisions: 'O que ele decidiu', moves: 'O que você fez' },
    tabs: { decisions: 'Decisões dele', moves: 'Suas jogadas' },
    place: (period, round) => `Período ${number(period)}, rodada ${number(round)}`,
    all: (count) => `Mostrar todas (${number(count)})`,
    none: 'Nada aqui.',
    added: (what) => `Passou a fazer: ${what}`,
    gone: (what) => `Deixou de fazer: ${what}`,
    instead: (was, now) => `Era “${was}”, virou: ${now}`,
    unsure: 'algo ainda não revelado',
    effect: (you, his) => `Perucas no turno dele: dele ${change(his)}, suas ${change(you)}`,
    noEffect: 'Nenhuma peruca mudou.',
    total: (you, his) =>
      `No total, suas jogadas mudaram as perucas nos turnos dele: dele ${change(his)}, suas ${change(you)}.`,
    unexplained: (count) =>
      plural(count, {
        one: '# registro ficou como foi jogado e não tem motivos.',
        other: '# registros ficaram como foram jogados e não têm motivos.',
      }),
  },
};
