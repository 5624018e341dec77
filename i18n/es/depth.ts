import type { Catalogue } from '../catalogue';
import { clergyTile } from './clergy';
import { number } from './grammar';
import { clergyTilesOf } from './turnNames';

/** What the app is asked to count when it tracks more, group by group. */
const groups: Catalogue['depth']['more']['groups'] = {
  reis: { title: 'Reales', ask: '¿Cuántos reales tienes?' },
  goods: { title: 'Bienes', ask: '¿Cuántos bienes hay en tu almacén?' },
  clergy: { title: 'Losetas de clero', ask: 'Añade cada loseta de clero de tu tablero.' },
  decrees: { title: 'Decretos' },
};

/** What the app tracks of a game, changed in the middle of it. */
export const depth: Catalogue['depth'] = {
  now: {
    everything: 'La app lo registra todo.',
    'lacerda-needs': 'La app registra lo que Lacerda necesita.',
  },
  change: {
    everything: 'Registrar menos',
    'lacerda-needs': 'Registrar todo',
  },
  done: {
    everything: 'Ahora la app lo registra todo',
    'lacerda-needs': 'Ahora la app registra lo que Lacerda necesita',
  },
  less: {
    title: 'Solo lo que Lacerda necesita',
    stops: 'La app deja de registrar tus reales, bienes, losetas de clero y decretos.',
    then: 'Los precios siguen a la vista, sin comprobar lo que tienes. Al final introduces una vez reales y decretos.',
    again: 'Puedes volver a registrarlo todo cuando quieras.',
    confirm: 'Registrar menos',
  },
  more: {
    title: 'Registrar todo',
    why: 'Introduce lo que la app no ha registrado. Nada cambia hasta el último paso.',
    step: (step, all, group) => `${groups[group].title}, ${number(step)} de ${number(all)}`,
    groups,
    tiles: (tiles) =>
      tiles.length === 0
        ? 'Aún sin losetas de clero'
        : `${clergyTilesOf(tiles.length)}: ${tiles.map(clergyTile).join('; ')}`,
    removeLast: 'Quitar la última',
    next: 'Siguiente',
    back: 'Atrás',
    confirm: 'Registrar todo',
  },
};
