import type { Catalogue } from '../catalogue';

/** The settings. */
export const settings: Catalogue['settings'] = {
  title: 'Ajustes',
  intro: 'Se guardan en este dispositivo y se aplican al momento.',
  unsaved: 'No se puede guardar en este dispositivo. Tus ajustes duran hasta que cierres la app.',
  language: {
    label: 'Idioma',
    system: 'Del dispositivo',
    failed: 'No se ha podido cargar este idioma. Revisa tu conexión e inténtalo de nuevo.',
  },
  looks: 'Aspecto',
  theme: { label: 'Tema', answers: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' } },
  textSize: {
    label: 'Tamaño del texto',
    detail: 'Se suma al tamaño de texto de tu dispositivo.',
    answers: { normal: 'Normal', large: 'Grande', larger: 'Mayor', largest: 'Máximo' },
    sample: 'El Rey te espera en la corte.',
  },
  motion: {
    label: 'Reducir el movimiento',
    detail: 'Nada se desliza ni se desvanece. El ajuste de tu dispositivo siempre se respeta.',
  },
  atTheTable: 'En la mesa',
  hand: {
    label: 'Mano dominante',
    detail: 'Pone el botón principal bajo ese pulgar.',
    answers: { left: 'Izquierda', right: 'Derecha' },
  },
  haptics: { label: 'Vibración', detail: 'Una vibración breve al confirmar, si el dispositivo lo permite.' },
  speech: {
    label: 'Leer en voz alta el turno de Lacerda',
    detail: 'Un botón junto a Listo lee sus pasos con la voz de tu dispositivo.',
  },
  depth: {
    label: '¿Cuánto debe registrar la app?',
    answers: {
      'lacerda-needs': {
        label: 'Lo que Lacerda necesita',
        detail: 'Tiendas, edificios, funcionarios, cubos y mazos. Pocos toques por turno',
      },
      everything: {
        label: 'Todo',
        detail: 'También bienes, reales, clero y decretos. Comprueba costes y cuenta la puntuación',
      },
    },
    note: 'Para partidas nuevas. Puedes cambiarlo en cualquier momento de la partida.',
  },
  rulings: {
    title: 'Criterios',
    intro:
      'Donde los reglamentos se contradicen o callan, elige una lectura para las partidas y hojas de puntuación nuevas.',
    id: (id) => `Criterio ${id}`,
    R8: {
      label: 'Una oficina está llena y Lacerda es quien más funcionarios tiene allí',
      why: 'Las reglas en solitario nunca retiran sus funcionarios, pero solo lo dicen cuando los coloca él. La regla normal mueve 1 del grupo mayor.',
      answers: {
        'never-removed': {
          label: 'Sus funcionarios se quedan',
          detail: 'El grupo mayor de los demás mueve 1 a la plaza',
        },
        overflow: {
          label: 'La misma regla para él',
          detail: 'El grupo mayor mueve 1 a la plaza, aunque sea el suyo',
        },
      },
    },
    R9: {
      label: 'El mejor espacio de Lacerda da a 2 calles con pelucas distintas',
      why: 'Las reglas en solitario buscan el máximo de pelucas. Pero, entre 2 tipos de tienda, siempre construye la de la izquierda.',
      answers: {
        'most-wigs': {
          label: 'Primero, más pelucas',
          detail: 'La calle de la izquierda solo desempata',
        },
        'always-left': {
          label: 'Siempre la calle de la izquierda',
          detail: 'En su mejor espacio, dé lo que dé',
        },
      },
    },
    R10: {
      label: '2 obras y 2 losetas empatan como mejor edificio público de Lacerda',
      why: 'Las reglas en solitario ordenan las obras y luego las losetas. No dicen qué orden va primero. Seguimos el texto.',
      answers: {
        'site-first': {
          label: 'Primero la obra',
          detail: 'La primera obra en sentido horario, luego la loseta del ayudante',
        },
        'tile-first': {
          label: 'Primero la loseta',
          detail: 'La loseta del ayudante, luego su primera obra en sentido horario',
        },
      },
    },
    R11: {
      label: '¿Qué cuenta para la mayoría de funcionarios de Lacerda?',
      why: 'Las reglas en solitario dicen «funcionarios añadidos». Puede ser a sus planos o a las oficinas.',
      answers: {
        plans: { label: 'Los funcionarios de sus planos', detail: 'De todos, incluidos los planos de inicio' },
        offices: { label: 'Sus funcionarios en la corte', detail: 'Los de oficinas y plazas' },
      },
    },
    R12: {
      label: '¿Qué es una mayoría para tu título?',
      why: 'La lista de títulos no dice si un empate cuenta como mayoría.',
      answers: {
        'strictly-first': {
          label: 'Primer puesto sin empate',
          detail: 'En un tipo de tienda o en funcionarios',
        },
        'ties-count': {
          label: 'El empate también cuenta',
          detail: 'En un tipo de tienda o en funcionarios',
        },
      },
    },
    R13: {
      label: '¿Qué reales cuentan para tu título?',
      why: 'La lista de títulos no dice si antes cobras tu influencia.',
      answers: {
        'in-hand': { label: 'Monedas en mano', detail: 'La influencia sigue siendo influencia' },
        'influence-cashed': {
          label: 'Con la influencia cobrada',
          detail: 'También cuenta cada moneda que pasarías en la pista',
        },
      },
    },
    onBoard: 'Otros tres dependen de lo impreso en tu ejemplar. Ajústalos en Mi tablero.',
    toBoard: {
      toolsMajority: 'Mayoría de herramientas (R1)',
      top: 'Acciones de Estado (R2)',
      thinColumn: 'Columna estrecha (R3)',
    },
  },
  defaults: 'Restablecer ajustes',
  defaultsDetail: 'Aspecto, mesa y criterios. Tu tablero, tus partidas y tus hojas de puntuación no cambian.',
  wereReset: 'Ajustes restablecidos',
  version: (number) => `Versión ${number}`,
};
