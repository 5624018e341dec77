import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';

/** The home screen. */
export const home: Catalogue['home'] = {
  title: 'Lisboa',
  subtitle: 'Sua companhia à mesa',
  picture:
    'Um painel de azulejos azuis e brancos: uma praça à beira-rio com arcadas, um arco triunfal e um barco a vela',
  intro:
    'Lisboa, 1755: depois do terremoto, do tsunami e dos incêndios, a cidade renasce. Você tem o tabuleiro, as perucas ' +
    'e as naus. Este app faz as contas ao lado, explica o porquê e deixa as decisões com você.',
  introRead: 'Entendi',
  language: 'Idioma',
  promise: 'Tudo o que você registra fica neste aparelho.',
  running: {
    title: 'Continuar sua partida',
    named: (name) => `Continuar ${name}`,
    place: (period, round) => `Período ${number(period)}, rodada ${number(round)}`,
    turn: { you: 'seu turno', lacerda: 'turno de Lacerda' },
    wigs: (you, lacerda) => `perucas: você ${number(you)}, Lacerda ${number(lacerda)}`,
    entries: (count) => plural(count, { one: '# registro', other: '# registros' }),
  },
  finished: {
    title: 'Último resultado',
    named: (name) => `Último resultado: ${name}`,
    final: (you, lacerda) => `Você ${number(you)}, Lacerda ${number(lacerda)}`,
    notScored: 'Abra para ver a pontuação',
  },
  quarantined: {
    title: (count) => plural(count, { one: '# item não pode ser lido', other: '# itens não podem ser lidos' }),
    detail: 'Nada foi apagado. Veja suas opções',
  },
  choose: 'O que você quer fazer?',
  cards: {
    solo: { title: 'Jogar contra Lacerda', detail: 'Prepare uma partida solo no seu tabuleiro' },
    demo: { title: 'Turno de Lacerda', detail: 'Uma partida de demonstração na rodada 6. Não precisa do jogo' },
    score: { title: 'Pontuação final', detail: 'Maiorias, empates e classificação para 1 a 4 jogadores' },
    costs: { title: 'Conferir um custo', detail: 'Visitas, terrenos, naus, oficiais, eventos e vendas' },
    games: { title: 'Partidas', detail: 'Partidas solo e folhas de pontuação neste aparelho' },
    board: { title: 'Meu tabuleiro', detail: 'Compare o app com a sua cópia do jogo' },
    rules: { title: 'Regras', detail: 'Em resumo, por tema, com busca' },
    settings: { title: 'Configurações', detail: 'Idioma, tema, tamanho do texto, interpretações' },
  },
  fine: 'Um app não oficial para quem tem o jogo de tabuleiro de Vital Lacerda. Desenhos e textos próprios.',
};
