import type { Catalogue } from '../catalogue';

/** Every rule in brief, in our own words. */
export const ruleTexts: Catalogue['ruleTexts'] = {
  'setup.player':
    'Cada uno tiene 8 casas (2 a la izquierda, 3 en medio, 3 a la derecha), 8 funcionarios, 5 marcadores de set, 1 de cada bien, 10 reales y 5 pelucas. Saca 2 losetas de clero y quédate 1. Toma al azar un favor real y un plano de inicio. Coloca 1 funcionario en la oficina del Marqués.',
  'setup.influence': 'El primer jugador empieza en 4, el siguiente en 5, luego 6 y 7.',
  'setup.neutral':
    'Con 2 jugadores y en solitario, 1 funcionario de un color que nadie usa se queda en cada oficina toda la partida. Cuenta como de un rival.',
  'setup.buildings':
    '16 losetas en 2 pilas, 8 por el lado azul y 8 por el verde. La loseta superior de cada pila está disponible y ya ves la siguiente.',
  'setup.plans': '1 pila por arquitecto, los de menos funcionarios arriba.',
  'setup.treasury': 'El marcador empieza en el espacio de 3 reales.',
  'treasury.track':
    'El marcador nunca sale de su pista: un paso más allá de un extremo se pierde. El dinero y la influencia que lo acompañan los recibes igual.',
  'setup.cardinal': 'Empieza en el icono de influencia (el sobre).',
  'setup.ships':
    'Período 1: tamaño 1 encima de tamaño 2. Período 2: tamaño 3 encima de tamaño 4. 1 de cada barco con 2 jugadores y en solitario, 2 con 3 jugadores, 3 con 4.',
  'setup.decks':
    'Saca tu mano de 5 cartas del mazo azul; en el período 2, del morado. Separa el mazo rojo (período 2: marrón) por tipo en 4 mazos de 5, con la superior boca arriba.',
  'setup.decrees':
    '8 están boca arriba. Con 2 jugadores y en solitario, devuelve a la caja los decretos marcados «no para 2 jugadores» y saca otros.',
  'setup.scoring': 'Coloca 4 losetas de puntuación al azar debajo de las columnas.',
  'setup.supply':
    'Bienes, reales y favores reales nunca se agotan. Puedes tener cualquier número de planos y decretos. Las cartas descartadas salen de la partida.',
  'turn.dock':
    'Al empezar tu turno, tus barcos en el mar vuelven a atracar. Devuelve sus bienes al suministro. Puedes cargarlos de nuevo.',
  gold: 'En lugar de jugar una carta, descarta una de tu mano y toma 1 oro.',
  'turn.end':
    'Toma una carta boca arriba, así vuelves a tener 5. Voltea la siguiente de ese mazo y rellena losetas de ciudad, losetas de clero y decretos. Nada se rellena antes. Si el Cardenal está acostado, sigue la puntuación de la iglesia y luego el fin del período, si se ha activado.',
  'portfolio.mustAct':
    'Después de meter una carta en tu portafolio tienes que vender bienes o comerciar con los nobles. Si ninguna de las dos cosas es posible tras su recompensa o penalización y tras hacer sitio, no puedes jugar la carta ahí.',
  'action.possible':
    'No puedes elegir una acción de Estado, una acción noble o un evento que sean imposibles, ni pagas nada por ellos.',
  'reward.must':
    'Una recompensa no se rechaza. La parte que no puedas tomar se pierde. Solo son opcionales la puntuación de la iglesia, seguir una visita, la acción de Estado gratuita de una visita y los descartes del fin del período.',
  'reward.beforePaying':
    'Recibe la recompensa de un espacio o de una obra antes de pagar. Puedes visitar aunque solo esa recompensa te permita pagar.',
  'portfolio.size':
    '2 cartas, más 1 por set de escombros: hasta 3 en las ranuras superiores y 3 en las inferiores. Los barcos ocupan ranuras superiores. Si está lleno, descarta antes una carta; ya no cuenta para lo que da la nueva. También puedes descartar aunque haya sitio.',
  'portfolio.discardShip': 'Un barco descartado para hacer sitio pierde sus bienes y no da pelucas.',
  'portfolio.noble':
    'Recibe la recompensa o paga la penalización de la parte inferior de la carta y métela en una ranura superior. Omite una penalización que no puedas pagar.',
  'portfolio.treasury':
    'Recibe tantos reales como el valor de la tesorería, baja el marcador 1 y mete la carta en una ranura inferior. Su beneficio dura mientras siga ahí, y los beneficios se suman.',
  'warehouse.size': '2 de cada bien, más 1 de cada uno por set de escombros. Devuelve enseguida lo que sobre.',
  'benefit.coin':
    'Una moneda en una carta de Tesorería de tu portafolio vale esos reales en cada pago. Al final no vale nada.',
  'rubble.set':
    '1 cubo de terremoto, 1 de incendio y 1 de tsunami forman un set. Sube enseguida los límites de tu almacén y tu portafolio, y colocas un marcador sobre el Marqués. Puedes tener hasta 5 cubos de un tipo. Un sexto sale de la partida.',
  'clergy.benefit':
    'En tu tablero caben 4 losetas de clero. La mayoría da un beneficio mientras está ahí: en pagos, ventas, funcionarios, visitas o al ganar influencia. Los beneficios se suman. Las pelucas del reverso solo cuentan al descartar la loseta.',
  'influence.gain':
    'Gana la influencia de todas las cartas de noble y barcos de tus ranuras superiores, también de los barcos en el mar. El marcador se detiene en 10 y el resto se pierde. Cada vez que ganas influencia y acabas en 10, ganas 1 peluca.',
  'influence.cash':
    'Al pagar reales, mueve tu marcador a la izquierda hasta la siguiente moneda y usa 1 real. Repítelo cuanto quieras. Gástalo enseguida.',
  'sell.goods':
    'Elige un barco atracado con sitio, tuyo o ajeno, y carga 1 bien. Recibes el precio de mercado, el extra del barco y tus beneficios. Vende cuantos bienes quieras, de uno en uno.',
  'sell.sail':
    'Un barco lleno zarpa enseguida: tiene tantos bienes como su tamaño. Su dueño gana 1 peluca por caja recién embalada. Los bienes ya pagados antes, como al reemplazar un barco en el mar, no vuelven a dar nada. En el mar no se puede cargar.',
  'trade.nobles':
    'Entrega 1 o 2 bienes, cada uno por una acción de Estado distinta. El Constructor acepta herramientas, el Marqués libros, el Rey telas. Todos aceptan oro. Ninguna acción de Estado 2 veces por turno.',
  'state.officials':
    'Coloca hasta 2 funcionarios de tu tablero en 2 oficinas distintas. Si una oficina está llena, el color con más funcionarios allí mueve 1 a la plaza. Los colores empatados mueven 1 cada uno.',
  'state.plan': 'Adquiere el plano superior de cualquiera de los dos arquitectos.',
  'state.ship':
    'Paga tantos bienes distintos como el tamaño del barco. Con 1 o 2 casas del medio construidas, pagas 1 menos. Con las 3, es gratis. Después la tesorería sube 1 y ganas influencia, incluida la del barco nuevo.',
  'ship.replace':
    'Un barco nuevo puede reemplazar uno que tengas. Solo pagas la diferencia de tamaño, y los bienes se quedan.',
  'state.produce':
    'Cada tienda tuya produce 1 bien de su calle, si hay sitio en tu almacén. Con 1 o 2 casas de la derecha construidas, tomas 1 extra de un tipo que hayas producido. Con las 3, 1 extra de cada uno. Cada tipo recibido baja 1 de precio; los precios nunca suben.',
  'state.cardinal':
    'Muévelo 1 o 2 espacios en sentido horario y toma 1 de las 2 losetas de clero junto a él, salvo que tengas 4. Si llega al icono de tesorería o lo pasa, la tesorería sube 1. Si llega al icono de influencia o lo pasa, hay puntuación de la iglesia al final del turno.',
  'state.favour': 'Consigue un favor real que aún no tengas.',
  'church.scoring':
    'En sentido horario desde quien movió al Cardenal, cada jugador puede descartar losetas de clero. Dan las pelucas de sus reversos y luego se gana influencia una vez. Sin losetas no hay influencia.',
  'visit.cost':
    'El valor de influencia a la izquierda del marcador de tesorería, más 1 por cada funcionario ajeno en esa oficina. Los neutrales cuentan, la plaza no. Por debajo de 0, es gratis.',
  'visit.pay':
    'Paga con influencia. Solo lo que la influencia no cubra puedes pagarlo con pelucas, 1 por 1. Con las 2 casas de la izquierda construidas, los reales pueden sustituir a la influencia, 1 por 1.',
  'visit.order':
    'Paga. Después, si quieres, haz 1 acción de Estado de ese noble sin entregar un bien. Luego haz la acción noble. Si no es posible por completo, no puedes visitar.',
  follow:
    'Después de la acción noble del visitante puedes devolver el favor de ese noble para seguir la visita. Paga entonces lo que cuesta ahora una visita y haz 1 de las 3 acciones. Se sigue en sentido horario, antes de que el visitante tome una carta.',
  'store.display':
    'El color de la loseta fija la calle y, con ella, el bien. La azul pequeña solo cabe en la columna estrecha. Un hueco sigue vacío hasta que acabe el turno.',
  'store.price':
    'El valor de la tesorería más todos los cubos que queden en la fila y la columna del espacio: terremoto 3, incendio 2, tsunami 1. Antes tomas 1 cubo, así que ese no cuenta. Los cubos de las obras no cuentan. Resta tus beneficios.',
  'store.wigs':
    'La loseta de puntuación de la columna por los edificios públicos relevantes: al oeste y al este de su fila y al norte de su calle, cada uno solo si muestra el color de la tienda.',
  'store.order':
    'Elige la loseta y luego un espacio vacío de su calle. Recibe la recompensa del espacio y toma 1 cubo de su fila o su columna; después paga. Coloca ahí la casa más baja de un grupo y puntúa las pelucas.',
  decree: 'Toma 1 de la muestra. Una vez por turno puedes descartar del Marqués un marcador de set para tomar 1 más.',
  'building.open':
    'Elige un espacio de obra libre. Una obra norte necesita una loseta con el color de su calle. Toma los 2 cubos y la recompensa de la obra. Elige un plano incompleto y la loseta disponible de ese arquitecto, devuelve los funcionarios, voltea el plano y puntúa.',
  'building.hire':
    'Devuelve de oficinas y plazas tantos funcionarios como muestre el plano. Si ahí tienes menos, contrata el resto por el valor de la tesorería cada uno, menos tus beneficios.',
  'building.wigs':
    'Oeste y este: cada tienda de la fila de cualquiera de los 2 colores de la loseta. Norte: cada tienda de la calle. Cada una da a su dueño el valor de puntuación de su columna.',
  sponsor:
    'Paga el valor de la tesorería menos tus beneficios y haz el evento de la carta. Un evento que construye una tienda paga también el terreno.',
  'end.period':
    'El 2.º set de escombros de un jugador, o 3 de los 4 mazos vacíos: se termina el turno. Cada uno gana 3 pelucas por set. Prepara nuevos barcos, mazos y manos. Puedes descartar cartas de tu mano por la recompensa de 1 carta por noble.',
  'end.game':
    'El 4.º set de escombros de un jugador, o de nuevo 3 mazos vacíos: se termina la ronda, se juega la ronda final y se puntúa.',
  'score.ships': 'La suma de los tamaños de tus barcos.',
  'score.rubble': '3 por set de escombros.',
  'score.stores':
    'Para el primero, el segundo y el tercero: oro 3, 2, 1; libros y telas 9, 6, 3; herramientas, lo impreso en tu tablero. Con 2 jugadores solo cuentan el primer valor y el último. En caso de empate se suman los valores, se dividen y se redondea hacia abajo.',
  'score.money':
    '1 por cada 5 reales. Las monedas a la izquierda de tu marcador en la pista de influencia cuentan como reales.',
  'score.decrees': 'Lo que dé cada uno de tus decretos.',
  'score.officials':
    'Los funcionarios de los planos completados: 15, 10 y 5 para el primero, el segundo y el tercero. Con 2 jugadores, 15 y 5. Sin planos completados no hay pelucas.',
  'score.favours': '2 por favor real.',
  'score.tiebreak':
    'Más sets de escombros, luego más tiendas, luego más planos completados, luego más dinero. Después se comparte la victoria.',
  'solo.setup.first':
    'Empiezas con 4 de influencia. Lacerda tiene 5 de influencia, 5 pelucas, 8 casas, 8 funcionarios (1 en la oficina del Marqués), un favor al azar y 2 planos de inicio. No tiene tablero, cartas, dinero ni bienes.',
  'solo.setup.tiles': 'Las losetas de puntuación iguales no pueden ser vecinas.',
  'solo.setup.aide':
    'Revela una carta azul y coloca el ayudante en el mazo de su tipo. Si es el del Constructor o el del Marqués, pon en la obra oeste D el edificio superior del arquitecto azul. Si es el del Rey o el del Tesoro, pon en la obra este D el del arquitecto verde. Descarta los cubos que hay ahí.',
  'solo.setup.courtier': 'Revela cartas azules hasta que salga un noble. Coloca su cortesano en ese noble.',
  'solo.courtier': '1 noble hacia la derecha. Del Rey vuelve al Constructor.',
  'solo.state':
    'Hace 1 acción de Estado del noble del cortesano: la de arriba si el ayudante está en el mazo del Rey o del Tesoro, la de abajo si está en el del Constructor o del Marqués. Si es imposible, la omite.',
  'solo.plan': 'El plano disponible con más funcionarios. En caso de empate, el del arquitecto azul.',
  'solo.officials':
    '2 funcionarios, en las 2 oficinas donde tenga menos, primero la de más a la izquierda. Sus funcionarios nunca se retiran.',
  'solo.ship':
    'El barco superior, gratis. La tesorería sube 1. Luego gana la influencia de ese barco más el total de tu portafolio. Puedes vender a su barco, y él gana las pelucas cuando zarpa.',
  'solo.produce':
    '1 bien por cada tienda suya, a su zona, donde ya no hacen nada. Los precios bajan como siempre. Sin tiendas, lo omite.',
  'solo.cardinal':
    'Siempre 2 espacios. Descarta la siguiente loseta de clero en sentido horario y gana enseguida sus pelucas. En la puntuación de la iglesia no descarta nada y siempre gana la influencia de tus ranuras superiores y de todos sus barcos.',
  'solo.favour': 'El primero que no tenga, desde el Constructor hacia la derecha.',
  'solo.noble':
    'La acción noble del noble del cortesano. Paga por la visita lo que cuesta después de su acción de Estado, con pelucas si le falta influencia. Con el favor de ese noble puedes seguirlo.',
  'solo.store':
    'El espacio libre que le da más pelucas, aunque sean 0. En caso de empate: la fila más alta, luego el espacio más a la izquierda, luego la calle de la izquierda. No recibe recompensa ni paga el terreno. Toma el cubo más barato; si empatan, el de la columna.',
  'solo.decrees': 'Los 2 de más a la izquierda. Desliza el resto a la izquierda y rellena.',
  'solo.building':
    'La obra y la loseta disponible con mayor diferencia, sus pelucas − las tuyas, aunque baje de 0. Puntúan todos los dueños. En caso de empate: la primera obra en sentido horario desde oeste D; después, la loseta verde con el ayudante en el mazo del Rey o del Tesoro, si no, la azul. Los 2 cubos van a su zona; no usa ningún plano.',
  'solo.discard': 'La carta superior del mazo del ayudante, si la hay. Voltea la siguiente.',
  'solo.aide':
    'Al siguiente mazo (del último vuelve al primero), saltando los vacíos. Si ningún otro mazo tiene cartas, se queda.',
  'solo.follow':
    'Con el favor, siempre sigue tu visita. Lo devuelve, paga el coste, con pelucas si le falta influencia, y hace la acción noble.',
  'solo.period': '1 peluca por cubo en su zona. Los cubos se quedan y cuentan otra vez al final.',
  'solo.end':
    'En el período 1, termina el turno y haz el fin del período. En el período 2, termina la ronda: siempre la cierra su turno. Después se juega la ronda final, tú y él.',
  'solo.score':
    'Los tamaños de sus barcos, 1 por cubo, las mayorías de tiendas, 3 por decreto, la mayoría de funcionarios y 2 por favor. Nada por dinero ni influencia.',
  'solo.title':
    'Bufón, Sirviente de la corte, Favorito del Rey o Mano derecha del Marqués: todos menos el de Bufón piden más pelucas que las de Lacerda, además de tiendas, mayorías, reales, decretos y barcos. Ganas el título más alto cuyas condiciones cumplas.',
};
