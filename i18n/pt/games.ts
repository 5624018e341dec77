import type { Catalogue } from '../catalogue';
import { translate } from '../translate';

const { number, plural } = translate('pt');

const entries = (count: number): string => plural(count, { one: '# registro', other: '# registros' });

const transfer: Catalogue['games']['transfer'] = {
  title: 'Levar para outro aparelho',
  intro: '1 partida, uma folha do tabuleiro ou tudo, como arquivo ou texto.',
  everything: 'Exportar tudo',
  bring: 'Importar',
  text: 'Texto exportado',
  copy: 'Copiar texto',
  copied: 'Copiado',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  notSent: 'Não foi possível compartilhar. Copie o texto.',
  save: 'Salvar arquivo',
  send: 'Compartilhar',
  file: (name) => `lisboa-${name}.json`,
  paste: 'Cole o texto exportado',
  pick: 'Escolher arquivo',
  check: 'Ver o conteúdo',
  contains: 'Contém:',
  parts: {
    game: (name, count) => `${name}, ${entries(count)}`,
    board: (name) => `Folha do tabuleiro ${name}`,
    score: (date) => `Folha de pontuação de ${date}`,
  },
  effects: {
    new: 'será adicionada',
    here: 'já está aqui, nada muda',
    further: 'já está aqui; será atualizada',
    beside: 'difere da sua; será adicionada como cópia',
  },
  noFault: (count) =>
    plural(count, { one: '# item não pode ser importado:', other: '# itens não podem ser importados:' }),
  doIt: 'Importar agora',
  nothing: 'Tudo isto já está aqui.',
  done: (count) => plural(count, { one: '# item importado', other: '# itens importados' }),
  faults: {
    empty: 'Ainda não há texto. Cole algum ou escolha um arquivo.',
    'not-json': 'Não foi exportado por este app, ou está incompleto. Copie tudo de novo.',
    'not-a-save': 'Não é uma partida deste app. Escolha um arquivo exportado pelo app.',
    'not-ours': 'Não foi exportado por este app. Escolha um arquivo exportado pelo app.',
    'from-a-newer-app': 'Salvo por uma versão mais nova. Atualize o app e importe depois.',
    'unreadable-record':
      'Outro aparelho também não conseguiu ler esta partida. Você pode relatar o problema, mas não jogar.',
    damaged: 'Algo aqui está danificado. Exporte de novo do aparelho de origem.',
  },
};

/** The games on this device: their list, exporting and importing them. */
export const games: Catalogue['games'] = {
  title: 'Partidas',
  solo: 'Partidas solo',
  empty: 'Nenhuma partida solo neste aparelho ainda.',
  unnamed: (date) => `Partida de ${date}`,
  place: (period, round) => `Período ${number(period)}, rodada ${number(round)}`,
  over: 'Terminada',
  turn: { you: 'seu turno', lacerda: 'turno de Lacerda' },
  wigs: (you, lacerda) => `perucas: você ${number(you)}, Lacerda ${number(lacerda)}`,
  final: (you, lacerda) => `pontuação final: você ${number(you)}, Lacerda ${number(lacerda)}`,
  notScored: 'abra para ver a pontuação',
  entries,
  open: (name, state) => `${name}: ${state}`,
  more: (name) => `Opções de ${name}`,
  name: 'Nome',
  rename: 'Salvar nome',
  duplicate: 'Duplicar',
  copyOf: (name) => `Cópia de ${name}`,
  duplicated: 'Duplicada',
  share: 'Exportar',
  remove: 'Apagar',
  removed: (name) => `${name} foi apagada`,
  closed:
    'Este navegador bloqueia o armazenamento (janela anônima?). Abra o app em uma janela normal para ver suas partidas.',
  silent:
    'O armazenamento não responde. Tente de novo ou continue sem salvar. Uma partida nova dura até você fechar o app.',
  again: 'Tentar de novo',
  unsaved: 'Jogar sem salvar',
  failed: {
    full: 'O armazenamento está cheio. Apague algo ou exporte partidas antes.',
    forbidden: 'O armazenamento está bloqueado. Abra o app em uma janela normal.',
    elsewhere: 'Esta partida mudou em outra janela. Abra-a de novo.',
    silent: 'O armazenamento não responde. Tente de novo mais tarde.',
    'no-such-game': 'Esta partida já não está neste aparelho.',
    other: 'Esta partida não pode ser lida. Exporte-a como está para relatar o problema.',
  },
  quarantined: {
    title: 'Dados ilegíveis',
    text: 'O app não consegue ler estes dados. Eles estão intactos.',
    nameless: (id) => `Partida ${id}`,
    damaged: 'Danificado. Exporte como está para relatar o problema.',
    newer: 'Salvo por uma versão mais nova. Atualize o app para abrir.',
    share: (name) => `Exportar como está: ${name}`,
    again: (name) => `Abrir de novo: ${name}`,
    areas: {
      settings: 'Configurações',
      rulings: 'Interpretações',
      board: 'Uma folha do tabuleiro',
      score: 'Uma folha de pontuação',
      costs: 'A conferência de custos',
      setup: 'Uma preparação',
      'under-way': 'Uma posição sendo registrada',
      move: 'Uma jogada não confirmada',
      notes: 'Notas de uma partida',
      statistics: 'As estatísticas',
    },
    hide: (name) => `Ocultar: ${name}`,
  },
  transfer,
};
