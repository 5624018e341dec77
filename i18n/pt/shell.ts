import type { Catalogue } from '../catalogue';

/** What the shell says when there is no page, or a page broke. */
export const shell: Catalogue['shell'] = {
  description:
    'Um app de apoio para o jogo de tabuleiro Lisboa. Ele faz as contas ao lado do tabuleiro, explica o porquê e deixa as decisões com você.',
  notFound: {
    title: 'Esta rua não existe',
    text: 'Nada foi construído neste endereço. O link pode ser antigo ou estar incompleto.',
    home: 'Ir para o início',
  },
  error: {
    title: 'Algo deu errado',
    text: 'O app encontrou um problema inesperado. A culpa não é sua.',
    unreachable: 'Esta tela ainda não foi baixada, e você está offline.',
    saved: 'Nada se perdeu. Tudo até o seu último passo confirmado está salvo neste aparelho.',
    retry: 'Tentar de novo',
    home: 'Ir para o início',
    details: 'Detalhes para um relatório',
    detail: (name, message) => `${name}: ${message}`,
    report: {
      text: 'O relatório diz o que falhou e inclui sua partida salva, para podermos reproduzir o problema.',
      copy: 'Copiar relatório',
      save: 'Salvar relatório',
      send: 'Compartilhar',
      file: 'lisboa-report.txt',
      copied: 'Copiado',
      failed: 'Não foi possível compartilhar o relatório. Anote a linha acima.',
    },
  },
  update: {
    text: 'Há uma nova versão. Reinicie quando quiser.',
    restart: 'Reiniciar',
  },
};
