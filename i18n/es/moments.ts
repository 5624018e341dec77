import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { number, plural } from './grammar';
import { cubes as someCubes, nobleCard, theDeck, theNoble, wigs } from './turnNames';

/** Where a marker ends. */
const track = (what: string, from: number, to: number): string =>
  from === to ? `${what}, sin cambios: **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

/** What happens rarely and is easily forgotten. */
export const moments: Catalogue['moments'] = {
  lastRound: {
    thisRound: 'Se activa el final: 1 ronda más después de esta.',
    last: {
      you: 'Ronda final: tu último turno.',
      lacerda: 'Ronda final: su último turno y luego la puntuación final.',
    },
  },
  church: {
    his: (portfolio, ships) => `Tu portafolio ${number(portfolio)} + sus barcos ${number(ships)}`,
    then: 'Lo que gana él',
  },
  period: {
    title: 'Fin del período 1',
    intro: 'El período 1 ha terminado. Haz esto por orden y márcalo.',
    steps: 'Fin del período',
    cards: { label: 'Descarta **todas las cartas** de los 4 mazos', detail: 'Conservas tu mano' },
    yourWigs: (sets, from, to) => ({
      label: track('Tus pelucas', from, to),
      detail:
        sets === 0
          ? 'Sin sets de escombros'
          : `${wigs(to - from)} por ${plural(sets, { one: '# set de escombros', other: '# sets de escombros' })}`,
    }),
    hisWigs: (cubes, from, to) => ({
      label: track('Sus pelucas', from, to),
      detail:
        cubes === 0
          ? 'Sin cubos'
          : `${wigs(to - from)} por ${someCubes(cubes)}. ${plural(cubes, { one: 'Lo conserva', other: 'Los conserva' })}`,
    }),
    ships: { label: 'Descarta **todos los barcos** del astillero' },
    newShips: { label: 'Astillero: **morado, tamaño 3**, encima de **marrón, tamaño 4**' },
    discard: {
      label: 'Descarta **las cartas que quieras** de tu mano',
      detail: '1 carta por noble da su recompensa. Sin penalizaciones',
    },
    hand: { label: 'Saca cartas hasta tener **5**', detail: 'Del mazo morado. Devuelve el resto a la caja' },
    decks: { label: 'Reparte el mazo marrón en **4 mazos de 5**', detail: 'Por tipo, la superior boca arriba' },
    clergy: { label: 'Rellena: **losetas de clero** alrededor de la iglesia' },
    decrees: { label: 'Rellena: **8 decretos**' },
    stays: (aide, courtier) => ({
      label: 'Ayudante y cortesano **se quedan**',
      detail: `En ${theDeck(aide)} y con ${theNoble(courtier)}`,
    }),
    rewards: 'Recompensas de cartas descartadas',
    card: (noble) => capital(nobleCard(noble)),
    enter: (noble) => `Recompensa de una ${nobleCard(noble)}`,
    none: 'sin recompensa',
    begin: 'Empezar período 2',
  },
};
