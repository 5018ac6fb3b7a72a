import type { OlderTexts } from '../types.ts';

export const OLDER_TEXTS: OlderTexts = {
  'pairs-of-one-suit': {
    reading:
      'Siete pares de un palo, todos hechos en la mano. La última ficha se puede reclamar. Cuatro fichas iguales son dos pares.',
    miss: 'Dos de los pares son de otro palo. Así la mano ni siquiera está completa.',
  },
  'pairs-with-honours': {
    reading: 'Siete pares de un palo mezclados con honores. Con honores vale la mitad.',
    miss: 'Los pares son de dos palos. Los honores no lo arreglan.',
  },
  'pairs-of-honours': {
    reading: 'Siete pares de vientos y dragones, es decir, uno de cada.',
    miss: 'Un par es de un palo: es la mano con honores, que vale la mitad.',
  },
  heads: {
    reading:
      'Cuatro pungs de unos y nueves y un par de unos o nueves. Cada palo solo tiene dos, así que siempre hay palos distintos.',
    miss: 'Un pung es de ochos.',
  },
  'heads-with-honours': {
    reading: 'Cuatro pungs de unos y nueves con un par de honores.',
    miss: 'Un pung es de honores. Solo puede serlo el par.',
  },
  'great-sequence': {
    reading:
      'Del uno al nueve, un pung de unos o nueves y un par de los otros, todo de un palo. Los tres chows se pueden reclamar.',
    miss: 'El par es de cincos. Debe ser de unos o nueves.',
  },
  'small-sequence-dragons': {
    reading: 'Del uno al nueve de un palo con un pung de dragones y un par de vientos.',
    miss: 'El par no es de vientos.',
  },
  'small-sequence-winds': {
    reading: 'Del uno al nueve de un palo con un pung de vientos y un par de dragones.',
    miss: 'Tanto el pung como el par son de vientos.',
  },
  'little-green': {
    reading: 'Solo los bambúes verdes 2, 3, 4, 6 y 8, con un pung de Dragones Verdes. El único chow posible es 2 3 4.',
    miss: 'Los Dragones Verdes son solo el par.',
  },
  'red-hand': {
    reading: 'Cuatro pungs y un par de los bambúes que llevan rojo, 1 5 7 9, y de Dragones Rojos.',
    miss: 'El par es de 3 de Bambú, que es verde.',
  },
  'hidden-treasure': {
    reading:
      'Cuatro pungs hechos en la mano y un par. Los kongs ocultos cuentan como pungs. Solo el par se puede completar con una ficha reclamada.',
    miss: 'El último pung se completó con un descarte, así que está expuesto.',
  },
  'three-dragons': {
    reading: 'Cualquier mano completa con pungs de los tres dragones, ocultos o no.',
    miss: 'El tercer dragón es solo el par.',
  },
  'four-winds': {
    reading: 'Pungs de los cuatro vientos, ocultos o no, con cualquier par.',
    miss: 'El cuarto viento es solo el par.',
  },
  'twin-sevens': {
    reading:
      'Siete fichas seguidas de un palo y las mismas siete de otro, todo en la mano. Solo la última ficha se puede reclamar.',
    miss: 'Las series no son iguales: aquí del 2 al 8, allí del 3 al 9.',
  },
  lightning: {
    reading:
      'Cualquier Mah-Jong con el primer descarte del banquero, o el del propio banquero justo después de los cambios, antes de descartar.',
    miss: 'La misma mano, ganada con un descarte posterior.',
  },
  'moon-from-the-sea': {
    reading:
      'Mah-Jong al tomar la última ficha del muro, que es el 1 de Círculos: la luna. El reemplazo de un kong no es la última del muro.',
    miss: 'La última ficha es el 1 de Bambú.',
  },
  wonders: {
    reading: 'Una ficha de cada terminal y honor, trece clases, y otra igual a cualquiera de ellas.',
    miss: 'Falta el Dragón Blanco y hay dos pares.',
  },
  dragons: {
    reading: 'Cada pung o kong de dragones dobla una vez. Vale para las cuatro manos, no solo para la que gana.',
    miss: 'Un par de dragones da 2 puntos y ningún doble.',
  },
  'own-wind': {
    reading: 'Un pung o kong del viento del propio asiento. El asiento del banquero es Este.',
    miss: 'Las mismas fichas en el asiento Oeste: ahí Sur no es el viento de nadie.',
  },
  'opener-wind': {
    reading: 'Un pung o kong del viento del abridor, en cuyo lado se abrió el muro. Dobla para todos.',
    miss: 'El abridor es Norte, así que Oeste es aquí un viento corriente.',
  },
  'east-wind': {
    reading:
      'Un pung o kong de Este, el viento del banquero. Dobla para todos. Para el banquero es además el viento propio, y cuentan los dos.',
    miss: 'Este es solo el par.',
  },
  'three-pungs': {
    reading: 'Tres o cuatro pungs o kongs de cualquier ficha.',
    miss: 'Solo hay dos pungs.',
  },
  'three-concealed-pungs': {
    reading: 'Tres de los pungs están hechos en la mano: dos dobles en vez de uno, no tres en total.',
    miss: 'El tercer pung se completó con un descarte: queda un doble.',
  },
  'pinderico-pungs': {
    reading: 'Cuatro pungs y un par, toda la mano de un palo. Solo lo tiene quien gana. Los otros dobles se suman.',
    miss: 'El par es de vientos, así que es un palo con honores.',
  },
  'pinderico-chows': {
    reading: 'Cuatro chows y un par, toda la mano de un palo. Solo lo tiene quien gana.',
    miss: 'El par es de otro palo.',
  },
  'pinderico-mixed': {
    reading: 'Pungs y chows juntos, toda la mano de un palo: tres dobles en vez de cuatro.',
    miss: 'Un pung es de otro palo.',
  },
  'suit-and-honours': {
    reading:
      'Las fichas de quien gana son de un palo y honores. La tabla del texto está cortada, así que añadimos este doble como se suele jugar. Una mesa puede desactivarlo.',
    miss: 'Un chow es de otro palo.',
  },
  'terminals-and-honours': {
    reading:
      'Todas las fichas de quien gana son unos, nueves y honores. La tabla del texto está cortada, así que añadimos este doble como se suele jugar. Una mesa puede desactivarlo.',
    miss: 'Un pung es de ochos.',
  },
};
