import type { FanText, HighFan } from '../types.ts';

/** The fans of 88 to 24 points, in Spanish. */
export const HIGH: Readonly<Record<HighFan, FanText>> = {
  'big-four-winds': {
    route:
      'Nace de varias parejas de vientos. Guárdalos todos y reclama cada pung de viento al momento. Si el cuarto solo da la pareja, son Cuatro Pequeños Vientos; sin él quedan Tres Grandes Vientos.',
    mix: 'No se suman Tres Grandes Vientos, Todo Pung ni los pung del viento de la ronda o propio: ya van incluidos. Mano Semipura o Todo Honores, sí.',
    misses: ['El norte es solo la pareja: son Cuatro Pequeños Vientos.'],
  },
  'big-three-dragons': {
    route:
      'Nace de dos o tres parejas de dragones. Guárdalos todos y reclama cada pung; el cuarto grupo y la pareja son libres. Si el tercer dragón no llega, quedan Dos Pung de Dragones.',
    mix: 'No se suman Dos Pung de Dragones ni Pung de Dragón: tres pung de dragones siempre los contienen.',
    misses: ['El dragón blanco es solo la pareja: son Tres Pequeños Dragones.'],
  },
  'all-green': {
    route:
      'Rara: pide desde el reparto muchos 2, 3, 4, 6 y 8 de bambú. El único chow es 2-3-4, así que repítelo y reclama pung de 6, de 8 y del dragón verde. La salida normal es Mano Pura o Semipura.',
    mix: 'Una mano de bambú no basta: el 1, el 5, el 7 y el 9 llevan rojo y uno solo la estropea. Mano Pura o Mano Semipura sí se suma.',
    misses: ['El 7 de bambú no es una ficha verde.'],
  },
  'nine-gates': {
    route:
      'Crece de una Mano Pura oculta con tres unos y tres nueves a la vista. No reclames nada y completa 1-1-1-2-3-4-5-6-7-8-9-9-9: ganarás con los nueve números. Si no, sigue siendo Mano Pura.',
    mix: 'Si el dibujo solo se completa con la ficha ganadora, es una Mano Pura. Mano Pura y Pung de Terminales u Honores no se suman a este fan.',
    misses: ['Antes de ganar había dos ochos y solo dos nueves: no esperaba las nueve fichas.'],
  },
  'four-kongs': {
    route:
      'Nadie lo planea. Una mano de pung gira hacia él cuando siguen llegando las cuartas copias: declara cada kong mientras el muro tenga fichas de reposición.',
    mix: 'No se suman Tres Kong, los fans menores de kong, Todo Pung ni Espera Simple. Los de pung ocultos sí: un kong oculto cuenta como tal.',
    misses: ['El este es un pung: hay tres kong.'],
  },
  'seven-shifted-pairs': {
    route:
      'Empieza como Siete Pares dentro de una Mano Pura: guarda parejas seguidas de un palo y no reclames nada. Suele salir de una mano que ya ganaba como Mano Pura.',
    mix: 'No se suman Siete Pares, Mano Pura ni Mano Oculta, siempre incluidos. Todo Simples sí puede sumarse.',
    misses: ['Falta la pareja de ochos: los números no son seguidos.'],
  },
  'thirteen-orphans': {
    route:
      'Vale la pena con unos nueve terminales y honores distintos en el reparto. Guarda uno de cada, haz pareja con cualquiera y no reclames nada antes de la ficha ganadora.',
    mix: 'No se suman Todas las Familias y Honores ni Todo Terminales y Honores. Con parejas de terminales y honores son Siete Pares.',
    misses: ['Siete parejas de terminales y honores: siete clases y no las trece.'],
  },
  'all-terminals': {
    route:
      'De muchas parejas de unos y nueves. Reclama todos sus pung; con seis parejas, sigue oculto para Siete Pares. Un honor en la mano la convierte en Todo Terminales y Honores.',
    mix: 'No se suman Todo Pung, Todo Con Terminales y Honores ni Pung de Terminales u Honores. Dos o Tres Pung Iguales, sí.',
    misses: ['El este es un honor: es Todo Terminales y Honores.'],
  },
  'little-four-winds': {
    route:
      'De tres o cuatro parejas de vientos: reclama pung de tres y deja el cuarto de pareja. El otro grupo es libre: siempre se suma Mano Semipura, o Todo Honores si es de dragones.',
    mix: 'No se suman Tres Grandes Vientos ni Pung de Terminales u Honores; los pung del viento propio y de la ronda, sí.',
    misses: ['La pareja no es el cuarto viento: quedan Tres Grandes Vientos.'],
  },
  'little-three-dragons': {
    route:
      'De parejas de dragones: reclama pung de dos y deja el tercero de pareja. Los otros dos grupos son libres, así que reclama lo más rápido.',
    mix: 'No se suman Dos Pung de Dragones ni Pung de Dragón: este fan siempre los contiene.',
    misses: ['La pareja no es el tercer dragón: quedan Dos Pung de Dragones.'],
  },
  'all-honors': {
    route:
      'De cinco o más parejas de honores. Reclama cada pung de viento y de dragón, o guarda siete parejas ocultas. Si hacen falta fichas de un palo, quedan Mano Semipura y Todo Pung.',
    mix: 'No se suman Todo Pung, Todo Con Terminales y Honores ni Pung de Terminales u Honores; los fans de vientos y dragones, sí.',
    misses: ['Los nueves son terminales: es Todo Terminales y Honores.'],
  },
  'four-concealed-pungs': {
    route:
      'De cuatro o cinco parejas y pung ocultos: no reclames nada, espera la pareja o toma tú el último pung. Si hay prisa, un pung reclamado aún deja Todo Pung.',
    mix: 'El pung que completa la ficha de otro no es oculto: quedan Tres Pung Ocultos. Todo Pung y Mano Oculta no se suman.',
    misses: ['El 9 descartado completa el cuarto pung, que por eso no es oculto.'],
  },
  'pure-terminal-chows': {
    route:
      'Una Mano Pura con 1-2-3 y 7-8-9 repetidos y pareja de cincos. Se puede reclamar, pero casi siempre sale de una mano de un palo que toma bien por los dos extremos.',
    mix: 'Aunque las fichas formen Siete Pares, se leen como chow. Mano Pura, Todo Chow Sin Honores y los fans de dos chow no se suman.',
    misses: ['La pareja debe ser de cincos. Con seises quedan Siete Pares de un palo.'],
  },
  'quadruple-chow': {
    route:
      'Pide las cuatro copias de tres fichas: es cosa de suerte camino de Tres Chow Puros. Reclama el mismo chow cada vez que salga.',
    mix: 'No se suman Tres Chow Puros, Dos Chow Puros ni Ficha Acaparada, aunque haya cuatro copias de tres fichas.',
    misses: ['Solo tres chow son idénticos: son Tres Chow Puros.'],
  },
  'four-pure-shifted-pungs': {
    route:
      'De pung y parejas seguidas de un palo. Reclama los pung; tres seguidos ya son Tres Pung Consecutivos Puros, y la pareja puede ser cualquiera.',
    mix: 'No se suman Tres Pung Consecutivos Puros ni Todo Pung: este fan siempre los contiene.',
    misses: ['Los números son 2, 3, 4 y 6: solo hay tres pung seguidos.'],
  },
  'four-pure-shifted-chows': {
    route:
      'De una mano de un palo con chow que se pisan, como 1-2-3, 2-3-4, 3-4-5. Reclama los que mantienen el paso; con tres ya hay Tres Chow Escalonados Puros.',
    mix: 'El paso es siempre de uno o siempre de dos. No se suman Tres Chow Escalonados Puros, Escalera Corta ni Dos Chow Extremos Puros.',
    misses: ['Los pasos son uno, uno y dos: solo tres chow suben por igual.'],
  },
  'three-kongs': {
    route:
      'Nunca es un plan desde el reparto. Con dos kong en la mesa, declara o añade el tercero mientras queden fichas de reposición. Cada kong ya suma puntos por el camino.',
    mix: 'Los fans menores de kong no se suman. Dos o Tres Pung Ocultos sí, si los forman kong y pung ocultos.',
    misses: [
      'Los ochos son un pung: hay dos kong, uno expuesto y uno oculto.',
      'Con cuatro kong el fan es Cuatro Kong, que incluye este.',
    ],
  },
  'all-terminals-and-honors': {
    route:
      'De muchas parejas de unos, nueves y honores. Reclama todos sus pung o guarda siete parejas ocultas. Todo Pung y Mano Semipura son las salidas cercanas.',
    mix: 'Todo Con Terminales y Honores admite chow; este fan, no. Ese fan, Todo Pung y Pung de Terminales u Honores no se suman.',
    misses: ['El chow 1-2-3 trae un 2 y un 3: queda Todo Con Terminales y Honores.'],
  },
  'seven-pairs': {
    route:
      'De cinco parejas en la mano. No reclames nada y espera una ficha que los demás vayan a descartar. Va bien con Mano Pura, Mano Semipura, Todo Simples o Todas las Familias y Honores.',
    mix: 'Mano Oculta y Espera Simple no se suman. Los fans de grupos, como Dos Pung Ocultos, no caben; Ficha Acaparada, sí.',
    misses: [
      'Las fichas también forman x2 Chow Extremos Una Familia, y toda la mano tiene una sola lectura.',
      'Las parejas son seguidas y de un palo: Siete Pares Consecutivos Puros incluye este fan.',
    ],
  },
  'greater-honors-and-knitted-tiles': {
    route:
      'De seis o siete honores distintos y pocas parejas. Guarda fichas cosidas sueltas, no reclames nada antes de ganar y confórmate con Pocos Honores si el último no llega.',
    mix: 'No se suman Fichas Cosidas con Pocos Honores, Todas las Familias y Honores ni Mano Oculta. Sin pareja no son Trece Huérfanos.',
    misses: ['Falta el dragón blanco: con seis honores son Fichas Cosidas con Pocos Honores.'],
  },
  'all-even-pungs': {
    route:
      'De parejas de 2, 4, 6 y 8 de cualquier palo. Reclama todos sus pung; una ficha impar deja Todo Pung, por lo común con Todo Simples.',
    mix: 'No se suman Todo Pung, Todo Simples ni Sin Honores. Dos y Tres Pung Iguales, sí.',
    misses: ['La pareja de cincos es impar: quedan Todo Pung y Todo Simples.'],
  },
  'full-flush': {
    route:
      'De unas nueve fichas de un palo. Reclama lo que complete grupos, pues los demás verán pronto el palo. Suele venir con Escalera Pura, Tres Chow Escalonados Puros o Ficha Acaparada.',
    mix: 'Un honor la vuelve Mano Semipura. Sin Honores no se suma, y Familia Ausente pide dos palos.',
    misses: ['La pareja de este la vuelve Mano Semipura.', 'Se gana Nueve Puertas, que contiene Mano Pura.'],
  },
  'pure-triple-chow': {
    route:
      'De Dos Chow Puros que siguen tomando las mismas fichas. El tercero se puede reclamar; ocultas, las mismas fichas también se leen como tres pung seguidos.',
    mix: 'No se suman Dos Chow Puros ni Tres Pung Consecutivos Puros. El mismo chow en tres palos es Tres Chow Mixtos.',
    misses: [
      'El tercer 2-3-4 es de círculos, no de caracteres.',
      'Con cuatro chow idénticos el fan es Cuatro Chow Puros, que incluye este.',
    ],
  },
  'pure-shifted-pungs': {
    route:
      'De parejas y pung seguidos de un palo, como 2-2, 3-3, 4-4. Reclama los pung. Todo Pung queda a un paso, y las fichas sirven para una mano de un palo.',
    mix: 'Ocultas, las mismas nueve fichas pueden ser tres chow idénticos: vale una lectura o la otra, nunca ambas.',
    misses: [
      'Los números son 2, 3 y 5: no son tres seguidos.',
      'Con cuatro seguidos el fan es Cuatro Pung Consecutivos Puros, que incluye este.',
    ],
  },
  'upper-tiles': {
    route:
      'De un reparto cargado de 7, 8 y 9. El único chow es 7-8-9: reclámalo, y los pung también; un seis deja Cuatro Superiores. Suele sumar Tres Chow Mixtos.',
    mix: 'Cuatro Superiores no se suma, pues va incluido. Aquel admite seises; este, no.',
    misses: ['Un seis la deja en Cuatro Superiores.'],
  },
  'middle-tiles': {
    route:
      'De un reparto cargado de 4, 5 y 6. El único chow es 4-5-6: reclámalo, y los pung también. Suele venir con Tres Chow Mixtos; un tres o un siete deja Todo Simples.',
    mix: 'Todo Simples y Sin Honores no se suman. Todo Cincos es otro fan: pide un cinco en cada grupo y en la pareja.',
    misses: ['El chow 3-4-5 trae un tres.'],
  },
  'lower-tiles': {
    route:
      'De un reparto cargado de 1, 2 y 3. El único chow es 1-2-3: reclámalo, y los pung también; un cuatro deja Cuatro Inferiores. Suele sumar Tres Chow Mixtos.',
    mix: 'Cuatro Inferiores no se suma, pues va incluido. Aquel admite cuatros; este, no.',
    misses: ['Un cuatro la deja en Cuatro Inferiores.'],
  },
};
