import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { favourOf, influence, reis, wigs } from './turnNames';

/** The table. */
export const solo: Catalogue['solo'] = {
  title: 'À mesa',
  demoName: 'Demonstração',
  opening: 'Carregando a partida…',
  hub: {
    running: { title: 'Continuar', detail: 'A última partida que você jogou' },
    begin: { title: 'Nova partida solo', detail: 'Sorteie com o app ou registre a sua' },
    apart: 'Só dando uma olhada?',
    demo: { title: 'Demonstração', detail: 'Rodada 6, turno de Lacerda. Não precisa do jogo' },
  },
  notEntered: 'Isso já não é possível. Nada mudou.',
  yourTurn: 'Seu turno',
  yourFollow: 'Seguir Lacerda',
  moment: {
    round: (round, period) => `rodada ${number(round)} · período ${number(period)}`,
    lastNext: (round) => `rodada ${number(round)} · depois, a última`,
    last: 'última rodada',
  },
  dock: 'O que fazer agora',
  players: 'Jogadores',
  glance: 'Os dois jogadores',
  seat: { you: 'Você', lacerda: 'Lacerda' },
  wigs,
  influence,
  reis,
  favour: favourOf,
  untold: 'Falta registrar',
};
