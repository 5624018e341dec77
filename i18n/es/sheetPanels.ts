import type { Catalogue } from '../catalogue';

/** Every panel of the board sheet: what to compare, why, and what is known. */
export const panels: Catalogue['sheet']['panels'] = {
  treasury: {
    title: 'Tesorería',
    look: 'La pista con dos valores por espacio, el más alto arriba. Toca el valor que difiera.',
    matters: 'Fija el precio de visitas, terrenos, funcionarios contratados y eventos.',
    known:
      'El marcador empieza en 3 reales. El 2 está uno por debajo. Existe un 5 y un valor de influencia +1. Se deduce uno negativo. El resto es suposición nuestra.',
  },
  coins: {
    title: 'Influencia',
    look: 'Toca los espacios de tu pista que muestran una moneda.',
    matters: 'Cada moneda que pasas hacia la izquierda vale 1 real. Al final cuentan como dinero.',
    known:
      'La pista va de 0 a 10, y el 10 muestra una peluca. En los ejemplos, un jugador sacó de ella 3 reales y otro tiene 4. «Como mucho 6 monedas» viene de jugadores, no de un reglamento.',
  },
  market: {
    title: 'Mercado',
    look: 'Mira lo más alto y lo más bajo de cada columna: precio inicial y precio mínimo.',
    matters: 'Vender un bien da su precio. Producir lo baja.',
    known:
      'Los precios nunca suben. En un ejemplo, los libros están a 5, telas y oro a 4, herramientas a 3. Empiezan como mínimo así.',
  },
  ships: {
    title: 'Barcos',
    look: 'En cada barco, el icono de influencia (sobre) es lo que da. La moneda es lo que suma a una venta.',
    matters: 'Las ganancias de influencia, también las de Lacerda, y el precio de cada bien vendido.',
    known:
      'El tamaño 2 paga +1. El tamaño 3 paga +2 y da 1 de influencia. Los tamaños 1 y 2 dan juntos 4 de influencia. Los demás siguen la serie.',
  },
  officeSpaces: {
    title: 'Oficinas',
    look: 'Cuenta los espacios para funcionarios en la oficina de un noble y toca el último.',
    matters: 'Una oficina llena manda funcionarios a la plaza, y las visitas se abaratan.',
    known: 'En un ejemplo, una oficina tiene al menos 5 funcionarios.',
  },
  top: {
    title: 'Acciones de Estado',
    look: 'Junto a cada noble hay dos acciones de Estado, una encima de otra. Toca las que en tu tablero estén al revés.',
    matters: 'Lacerda hace la de arriba o la de abajo, según su ayudante.',
    known:
      'Ninguna fuente dice cuál está arriba. Los reglamentos citan primero funcionarios, barco y Cardenal. Las reglas en solitario, primero el plano. Seguimos los reglamentos.',
  },
  church: {
    title: 'Iglesia',
    look: 'El Cardenal se mueve en sentido horario por los espacios entre 6 losetas de clero. 2 espacios tienen icono.',
    matters: 'Pasar por el icono de influencia activa la puntuación de la iglesia. El de tesorería sube la tesorería.',
    known:
      'El Cardenal empieza en el icono de influencia (sobre). Suponemos que el de tesorería (cofre) está enfrente.',
  },
  scoringTiles: {
    title: 'Losetas de puntuación',
    look: 'Las 4 losetas sueltas que van debajo de las columnas. Aquí su orden no importa.',
    matters: 'Multiplican cada tienda y cada edificio público.',
    known: 'Los ejemplos muestran 3 y 4, y dicen que hay iguales.',
  },
  thinColumn: {
    title: 'Columna estrecha',
    look: '4 losetas, 5 columnas. ¿Qué valor cuenta para la columna estrecha del este?',
    matters: 'Las pelucas de las tiendas de la columna 5, y dónde construye Lacerda.',
    known: 'Ninguna fuente lo dice. Suponemos que comparte la loseta de la columna 4.',
  },
  toolsMajority: {
    title: 'Mayoría de herramientas',
    look: 'Pelucas al final por más tiendas de herramientas, impresas junto a la calle de herramientas.',
    matters: 'La puntuación final de las tiendas de herramientas.',
    known: 'El reglamento inglés imprime 6, 3 y 1. El español y el polaco imprimen 6, 4 y 2. Seguimos a estos dos.',
  },
};
