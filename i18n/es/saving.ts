import type { Catalogue } from '../catalogue';

const damaged = 'Esta partida está dañada y sigue intacta. Expórtala para avisarnos.';

/** What is said at the table about saving the game: not saved, another window, can’t be opened. */
export const saving: Catalogue['saving'] = {
  failure: {
    full: {
      title: 'Sin guardar: almacenamiento lleno',
      text: 'No cierres la app. Libera espacio y reinténtalo, o exporta ahora.',
    },
    forbidden: {
      title: 'Sin guardar: acceso bloqueado',
      text: 'No cierres la app. Puede deberse a una ventana privada. Reinténtalo o exporta ahora.',
    },
    elsewhere: {
      title: 'Sin guardar: sigue en otra ventana',
      text: 'Tus últimas jugadas solo están en esta ventana. Guárdalas como copia o expórtalas.',
    },
    unreadable: {
      title: 'Sin guardar: no se pudo releer',
      text: 'Las entradas anteriores están a salvo. No cierres la app. Deshaz la última entrada o exporta ahora.',
    },
    silent: {
      title: 'Sin guardar: no hay respuesta',
      text: 'No cierres la app. Reinténtalo o exporta ahora.',
    },
  },
  recovered: {
    fallback:
      'Parte de esta partida estaba dañada. Se ha abierto un guardado anterior. Compara las últimas entradas con tu mesa.',
    chunks:
      'Parte de esta partida estaba dañada. Se ha reparado su historial. Compara las últimas entradas con tu mesa.',
  },
  again: 'Guardar otra vez',
  saved: 'Todo está guardado',
  stillNot: 'Sigue sin guardarse. Exporta la partida antes de cerrar la app.',
  exportGame: 'Exportar partida',
  keepCopy: 'Guardar como copia',
  copyOf: (name) => `Copia de ${name}`,
  copied: 'Guardada como partida aparte',
  following: {
    title: (whose) => `Solo ver: ${whose}`,
    turn: { you: 'tu turno', lacerda: 'turno de Lacerda', over: 'la partida ha terminado' },
    text: 'Esta partida se está jugando en otra ventana. Las entradas nuevas aparecen aquí.',
    take: 'Jugar aquí',
  },
  refused: {
    title: 'No se puede abrir esta partida',
    faults: {
      'no-such-game': 'Esta partida no está en este dispositivo. Elige otra o impórtala desde el suyo.',
      'storage-closed':
        'Este navegador bloquea el almacenamiento (¿ventana privada?). Abre la app en una ventana normal.',
      'storage-silent':
        'El almacenamiento no responde. Inténtalo de nuevo o sigue sin guardar. Una partida nueva dura hasta que cierres la app.',
      'from-a-newer-app': 'Guardada por una versión más nueva, y sigue intacta. Actualiza la app y ábrela de nuevo.',
      'not-json': damaged,
      'not-a-save': damaged,
      damaged,
    },
    exportGame: 'Exportar sin cambios',
    again: 'Reintentar',
    others: 'Otras partidas',
    unsaved: 'Jugar sin guardar',
  },
};
