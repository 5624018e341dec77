import type { Catalogue } from '../catalogue';
import { clergyTile } from './clergy';
import { number } from './grammar';
import { clergyCount } from './turnNames';

type Words = Catalogue['depth'];

/** What the app is asked to count when it tracks more, group by group. */
const groups: Words['more']['groups'] = {
  reis: { title: 'Réis', ask: 'Quantos réis você tem?' },
  goods: { title: 'Recursos', ask: 'Quantos recursos há no seu armazém?' },
  clergy: { title: 'Fichas de clero', ask: 'Adicione cada ficha de clero do seu tabuleiro.' },
  decrees: { title: 'Decretos' },
};

/** What the app tracks of a game, changed in the middle of it. */
export const depth: Words = {
  now: {
    everything: 'O app acompanha tudo.',
    'lacerda-needs': 'O app acompanha o necessário para Lacerda.',
  },
  change: {
    everything: 'Acompanhar menos',
    'lacerda-needs': 'Acompanhar tudo',
  },
  done: {
    everything: 'O app agora acompanha tudo',
    'lacerda-needs': 'O app agora acompanha o necessário para Lacerda',
  },
  less: {
    title: 'Só o necessário para Lacerda',
    stops: 'O app deixa de acompanhar seus réis, recursos, fichas de clero e decretos.',
    then: 'Os preços continuam à vista, sem conferir o que você tem. No fim você registra réis e decretos uma vez.',
    again: 'Você pode voltar a acompanhar tudo quando quiser.',
    confirm: 'Acompanhar menos',
  },
  more: {
    title: 'Acompanhar tudo',
    why: 'Registre o que o app não acompanhou. Nada muda até o último passo.',
    step: (step, all, group) => `${groups[group].title}, ${number(step)} de ${number(all)}`,
    groups,
    tiles: (tiles) =>
      tiles.length === 0
        ? 'Nenhuma ficha de clero ainda'
        : `${clergyCount(tiles.length)}: ${tiles.map(clergyTile).join('; ')}`,
    removeLast: 'Remover a última',
    next: 'Avançar',
    back: 'Voltar',
    confirm: 'Acompanhar tudo',
  },
};
