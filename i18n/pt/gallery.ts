import type { Catalogue } from '../catalogue';
import { wigs } from './turnNames';

/** The gallery, for those who build screens. */
export const gallery: Catalogue['gallery'] = {
  title: 'Galeria',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro', contrast: 'Alto contraste' },
  sections: {
    colours: 'Cores',
    text: 'Texto',
    buttons: 'Botões',
    choices: 'Escolhas',
    numbers: 'Números',
    lists: 'Listas e interruptores',
    layers: 'Folhas, avisos, selos',
    icons: 'Ícones',
    pieces: 'Peças',
    ui: 'Ícones da interface',
    tiles: 'Azulejos',
  },
  sample: 'O tesouro paga 3 réis.',
  actions: {
    go: 'Construir uma loja',
    other: 'Melhor visitar',
    quiet: 'Por quê?',
    danger: 'Apagar partida',
    off: 'Inaugurar edifício',
    reason: 'Faltam 2 réis.',
  },
  question: 'Onde está o ajudante?',
  players: 'Jogadores',
  wigs: 'Perucas',
  influence: 'Influência',
  chips: 'Decretos',
  chipWigs: wigs,
  steps: {
    label: 'Recolocar as peças',
    cube: { label: 'Devolva o cubo marrom', detail: 'à fileira B' },
    house: { label: 'Tire a casa de B3' },
    ship: { label: 'Desvire a nau' },
  },
  awake: { label: 'Manter a tela ligada', detail: 'enquanto uma partida está aberta' },
  hints: 'Mostrar dicas',
  openSheet: 'Abrir uma folha',
  sheetTitle: 'Por que esta loja?',
  sheetText:
    '2 edifícios públicos mostram tecido, e a coluna paga 4 por cada um. São 8 perucas, mais do que em qualquer outro lugar.',
  showToast: 'Mostrar um aviso',
  toast: 'Folha apagada',
  board: {
    title: 'Tabuleiro',
    city: 'Cidade',
    cities: { empty: 'Vazia', half: 'Pela metade', full: 'Cheia' },
    open: 'Tudo pode ser tocado',
  },
  badges: { neutral: 'Rodada 4', primary: 'Seu turno', accent: 'Não confirmado', danger: 'Diferente' },
};
