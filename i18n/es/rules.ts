import type { Catalogue } from '../catalogue';
import { plural } from './grammar';

const counted = (count: number): string => plural(count, { one: '# regla', other: '# reglas' });

/** The rules screen. */
export const rules: Catalogue['rules'] = {
  title: 'Reglas',
  intro:
    'Las reglas resumidas, con nuestras palabras. No sustituyen al reglamento: te ayudan a encontrar el sitio en él.',
  search: 'Buscar en las reglas',
  clear: 'Borrar la búsqueda',
  found: (count) =>
    count === 0
      ? 'Ninguna regla coincide. Prueba con una palabra más corta.'
      : plural(count, { one: '# regla encontrada', other: '# reglas encontradas' }),
  count: counted,
  topicName: (topic, count) => `${topic}, ${counted(count)}`,
  related: 'Ver también',
  ruling: (id) => `Criterio ${id}`,
  inSettings: 'Cambiar en Ajustes',
  onBoard: 'Ver en Mi tablero',
  topics: {
    setup: 'Preparación',
    turn: 'Tu turno',
    portfolio: 'Portafolio, almacén y escombros',
    influence: 'Influencia y tesorería',
    goods: 'Bienes y barcos',
    state: 'Acciones de Estado',
    visit: 'Visitar y seguir',
    store: 'Terrenos y tiendas',
    building: 'Decretos, edificios y eventos',
    end: 'Fin del período y de la partida',
    score: 'Puntuación final',
    lacerda: 'El turno de Lacerda',
    solo: 'Solitario: inicio, final y título',
  },
};
