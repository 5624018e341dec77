import type { OverridableStep, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Gains } from '../shape/log';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { gained, signed } from './turnNames';

type Words = Catalogue['log'];

const entries = (count: number): string => plural(count, { one: '# registro', other: '# registros' });
/** "−1 de influência (+2, −3)": what it comes to, and its parts where there was both. */
const inAll = ({ what, by, parts }: Gains['amounts'][number]): string =>
  `${gained(what, by)}${parts === undefined ? '' : ` (${parts.map(signed).join(', ')})`}`;

const STEPS: Readonly<Record<OverridableStep, string>> = {
  dock: 'as naus dele',
  courtier: 'o cortesão',
  state: 'a ação estatal dele',
  noble: 'a ação nobre dele',
  discard: 'o descarte',
  aide: 'o ajudante',
  church: 'a pontuação da igreja',
};
const WHO: Readonly<Record<Seat, string>> = { you: 'Você', lacerda: 'Lacerda' };

const change: Words['change'] = {
  title: (at) => `Editar o registro ${number(at)}`,
  banner: (at, text) => `Editando o registro ${number(at)}: ${text}`,
  how: 'Registre como deveria ter sido. Nada muda até você confirmar.',
  cancel: 'Cancelar',
  cancelName: 'Cancelar e deixar o histórico como está',
  instead: 'Em vez de',
  now: 'Passa a ser',
  same: 'O histórico já diz isso.',
  otherwise: 'Escolher outra coisa',
  differs: 'O que muda com isso',
  nothingDiffers: 'Nenhum registro posterior muda.',
  entry: (at, whose) => `Registro ${number(at)}, ${whose}`,
  refused: 'já não é possível',
  lacerda: 'Lacerda teria agido de outro modo',
  outcome: 'teria outro resultado',
  recorded: (text) => `Histórico: ${text}`,
  then: (text) => `Agora: ${text}`,
  lost: (count) => `Os registros desfeitos (${number(count)}) serão perdidos.`,
  ways: {
    accept: {
      title: 'Editar',
      text: 'O histórico e os valores são recalculados a partir daqui.',
      button: 'Editar registro',
    },
    'keep-table': {
      title: 'Não mexer na mesa',
      text: 'Deixe cada peça onde está. Os registros posteriores ficam como foram jogados. Só o que este registro mudou é corrigido.',
      button: 'Editar só o registro',
    },
    rewind: {
      title: 'Retroceder',
      text: 'Recoloque as peças até o ponto em que a partida muda. Continue jogando dali.',
      button: 'Editar e retroceder',
    },
  },
  drops: (from, count) =>
    `${plural(count, { one: '# registro sai', other: '# registros saem' })} do histórico, a partir do número ${number(from)}.`,
  impossible: 'Não era possível, corrigido automaticamente',
  after: (at, value) => `Depois do registro ${number(at)}: ${value}.`,
  done: 'Registro editado',
  failed: 'Isso já não é possível. Nada mudou.',
};

/** The log of a game: undoing and editing. */
export const log: Words = {
  title: 'Histórico',
  open: 'Histórico, desfazer e refazer',
  whole: 'Histórico completo',
  unnamed: { text: 'Abra uma partida para ver o histórico.', games: 'Minhas partidas' },
  nothing: 'Nenhuma jogada ainda.',
  undo: 'Desfazer',
  redo: 'Refazer',
  redoAll: 'Refazer tudo',
  again: 'Reiniciar demo',
  round: (period, round) => `Período ${number(period)}, rodada ${number(round)}`,
  whose: { you: 'Seu turno', lacerda: 'Turno de Lacerda', period: 'Fim do período', over: 'Depois do jogo' },
  entry: (at, text) => `${number(at)}. ${text}`,
  hisTurn: 'Turno de Lacerda.',
  nothingSaid: 'Encerrou o turno.',
  onTable: (step, what) => `Na sua mesa, ${STEPS[step]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  corrected: (value) => `Corrigido: ${value}.`,
  set: (value) => `${capital(value)}.`,
  gains: (all) => all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'mantido como foi',
  undone: 'desfeito',
  note: (text) => `Nota: ${text}`,
  earlier: (rounds) => plural(rounds, { one: 'Ver mais # rodada', other: 'Ver mais # rodadas' }),
  pieces: {
    putBack: 'Desfaça na mesa',
    again: 'Refaça na mesa',
    set: 'Ajuste na mesa',
    nothing: 'Nenhuma peça para mover.',
    done: 'Pronto',
    valueBack: (value) => `Como antes, ${value}.`,
  },
  actions: {
    title: (at) => `Registro ${number(at)}`,
    change: 'Editar este registro',
    correct: 'Corrigir um valor',
    before: 'Ir para antes disto',
    after: 'Ir para depois disto',
    forward: 'Refazer até aqui',
    takes: (count, pieces) =>
      `Desfaz ${entries(count)}; ${pieces === 0 ? 'nenhuma peça para mover' : plural(pieces, { one: '# peça a recolocar', other: '# peças a recolocar' })}. Você pode ${count === 1 ? 'refazê-lo' : 'refazê-los'}.`,
    valueOnly: 'Um valor foi corrigido aqui. Se agora está errado, corrija-o de novo.',
  },
  share: 'Compartilhar partida',
  drift: {
    ask: 'Conferir histórico',
    none: 'Todos os registros ainda seguem as regras.',
    refused: (at) => `O registro ${number(at)} não seria permitido agora. Ele fica como foi jogado.`,
    other: (at) => `O registro ${number(at)} teria outro resultado agora. Ele fica como foi jogado.`,
  },
  change,
};
