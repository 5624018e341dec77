import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** A position as a link: making it, and the table it shows. */
export const link: Catalogue['link'] = {
  title: 'Posição compartilhada',
  text: 'Só para olhar: nada daqui é salvo.',
  share: 'Link da posição',
  intro:
    'Abre esta mesa em qualquer aparelho, só para olhar. A posição inteira está no link. Nada é enviado a um servidor.',
  address: 'Endereço',
  send: 'Compartilhar link',
  copy: 'Copiar link',
  copied: 'Link copiado',
  notCopied: 'Não foi possível copiar. Selecione o link e copie.',
  notShared: 'Não foi possível compartilhar aqui. Copie o link.',
  start: 'Jogar daqui',
  startFailed: 'Não foi possível começar a partida. Tente de novo.',
  gameName: 'De uma posição compartilhada',
  over: 'Esta partida acabou.',
  fault: {
    title: 'Este link não abre',
    empty: 'Não há posição neste link. Peça o link inteiro.',
    'too-long': (has, most) => `Link longo demais: ${number(has)} caracteres. O máximo é ${number(most)}.`,
    'too-large': 'Este link contém mais do que uma posição. Não foi aberto.',
    damaged: 'Este link está incompleto ou danificado. Peça o link inteiro.',
    newer: 'Este link vem de uma versão mais nova. Atualize o app antes.',
    problems: 'Esta posição não é possível:',
    failed: 'O app não conseguiu ler este link. Confira a conexão e abra de novo.',
  },
  unmade: {
    'too-long': 'Esta posição é longa demais para um link. Compartilhe a partida como arquivo.',
    problems: 'Corrija isto antes de compartilhar:',
    failed: 'Não foi possível criar o link. Tente de novo.',
  },
};
