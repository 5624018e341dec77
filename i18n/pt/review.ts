import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { signed, wigs } from './turnNames';

export const review: Catalogue['review'] = {
  title: 'Revisão',
  unnamed: { text: 'Abra uma partida para revê-la.', games: 'Minhas partidas' },
  offer: {
    title: 'Turno a turno',
    text: 'Percorra a partida no mapa. Veja suas perucas, os motivos dele e os turnos decisivos.',
    link: 'Rever turnos',
  },
  controls: 'Percorrer a partida',
  start: 'Início da partida',
  place: (turn, of) => `${number(turn)} de ${number(of)}`,
  previous: 'Turno anterior',
  next: 'Próximo turno',
  slider: 'Turno',
  turn: (turn) => `Turno ${number(turn)}`,
  swing: (by) => {
    if (by === 0) return 'Ninguém ganha';
    return by > 0 ? `+${number(by)} para você` : `+${number(-by)} para Lacerda`;
  },
  part: (part, by) => `${part}\u00a0${signed(by)}`,
  unexplained: 'Mantido como jogado, sem os motivos dele.',
  decided: {
    title: 'Turnos decisivos',
    text: 'São os que mais mudaram a sua vantagem, com os pontos contados como se o jogo acabasse ali.',
    none: (least) => `Nenhum turno mudou a sua vantagem em ${wigs(least)} ou mais.`,
    link: (turn, swing, deed) => `Turno ${number(turn)}: ${swing}. ${deed}`,
    badge: 'Decisivo',
  },
  plot: {
    title: 'Perucas por turno',
    show: 'O que mostrar',
    kinds: { track: 'Na trilha', score: 'Se acabasse ali' },
    drawn: (turns, you, his) =>
      `2 linhas ao longo de ${plural(turns, { one: '# turno', other: '# turnos' })}. Você termina com ${wigs(you)}, Lacerda com ${number(his)}.`,
    table: 'Mostrar tabela',
    hide: 'Ocultar tabela',
  },
  partial: 'Esta partida nem sempre acompanhou seus réis e decretos. Eles faltam nos pontos até serem informados.',
};
