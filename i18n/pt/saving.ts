import type { Catalogue } from '../catalogue';

const DAMAGED = 'Esta partida está danificada. Nada nela foi alterado. Exporte-a para relatar o problema.';

/** What is said at the table about saving the game: not saved, another window, can’t be opened. */
export const saving: Catalogue['saving'] = {
  failure: {
    full: {
      title: 'Não salvo: armazenamento cheio',
      text: 'Não feche o app. Libere espaço e tente de novo, ou exporte agora.',
    },
    forbidden: {
      title: 'Não salvo: armazenamento bloqueado',
      text: 'Não feche o app. Talvez seja uma janela anônima. Tente de novo, ou exporte agora.',
    },
    elsewhere: {
      title: 'Não salvo: continuou em outra janela',
      text: 'Suas últimas jogadas só estão nesta janela. Salve-as como cópia, ou exporte.',
    },
    unreadable: {
      title: 'Não salvo: o app não conseguiu reler',
      text: 'Os registros anteriores estão a salvo. Não feche o app. Desfaça o último registro, ou exporte agora.',
    },
    silent: {
      title: 'Não salvo: armazenamento sem resposta',
      text: 'Não feche o app. Tente de novo, ou exporte agora.',
    },
  },
  recovered: {
    fallback:
      'Parte desta partida estava danificada. Uma versão anterior foi aberta. Confira os últimos registros com a sua mesa.',
    chunks:
      'Parte desta partida estava danificada. O histórico foi recuperado. Confira os últimos registros com a sua mesa.',
  },
  again: 'Salvar de novo',
  saved: 'Tudo está salvo',
  stillNot: 'Ainda não foi salvo. Exporte a partida antes de fechar o app.',
  exportGame: 'Exportar partida',
  keepCopy: 'Salvar como cópia',
  copyOf: (name) => `Cópia de ${name}`,
  copied: 'Salvo como outra partida',
  following: {
    title: (whose) => `Só visualização: ${whose}`,
    turn: { you: 'seu turno', lacerda: 'turno de Lacerda', over: 'o jogo acabou' },
    text: 'Esta partida está sendo jogada em outra janela. Os novos registros aparecem aqui.',
    take: 'Jogar aqui',
  },
  refused: {
    title: 'Não foi possível abrir a partida',
    faults: {
      'no-such-game': 'Esta partida não está neste aparelho. Escolha outra ou importe-a do aparelho de origem.',
      'storage-closed': 'Este navegador bloqueia o armazenamento (janela anônima?). Abra o app em uma janela normal.',
      'storage-silent':
        'O armazenamento não responde. Tente de novo ou continue sem salvar. Uma partida nova dura até você fechar o app.',
      'from-a-newer-app': 'Salva por uma versão mais nova, e intacta. Atualize o app e abra de novo.',
      'not-json': DAMAGED,
      'not-a-save': DAMAGED,
      damaged: DAMAGED,
    },
    exportGame: 'Exportar como está',
    again: 'Tentar de novo',
    others: 'Outras partidas',
    unsaved: 'Jogar sem salvar',
  },
};
