import type { FanText, LowFan } from '../types.ts';

/** The fans of 4 to 1 points, in Spanish. */
export const LOW: Readonly<Record<LowFan, FanText>> = {
  'outside-hand': {
    route:
      'De terminales y honores con 2, 3, 7 y 8 al lado. Haz 1-2-3, 7-8-9 y pung de extremos, reclama sin reparos y deja la pareja para un extremo o un honor. Suelen ayudar un pung de dragones y fans pequeños.',
    mix: 'Admite chow, a diferencia de Todo Terminales y Honores, que lo contiene. Fichas Cosidas no va con él.',
    misses: [
      'El chow 2-3-4 no tiene terminal.',
      'Toda ficha es terminal u honor: Todo Terminales y Honores incluye este fan.',
    ],
  },
  'fully-concealed-hand': {
    route:
      'Toda mano sin nada reclamado puede tenerlo si toma ella misma la ficha ganadora. Sus 4 puntos completan una mano de 4 o más; los jugadores fuertes rara vez frenan una mano por él.',
    mix: 'Cerrar de Muro no se suma. Con un descarte, la misma mano tiene Mano Oculta. Los kong ocultos no estorban.',
    misses: ['La ficha ganadora fue un descarte: es Mano Oculta.', 'Hay un kong expuesto, hecho con la ficha de otro.'],
  },
  'two-melded-kongs': {
    route:
      'Llega con los pung reclamados: reclama un descarte para kong o añade la cuarta ficha cuando nadie parezca esperarla. Suele ayudar a Todo Pung.',
    mix: 'Kong Expuesto no se suma. Con uno oculto, los dos valen 6 puntos, y con un tercero son Tres Kong.',
    misses: ['Uno de los dos kong es oculto: juntos valen 6.'],
  },
  'last-tile': {
    route:
      'Cuenta lo que está a la vista. Si tres copias de tu ficha ganadora están en descartes y grupos reclamados, la cuarta da 4 puntos, tomada o descartada.',
    mix: 'Solo valen las copias a la vista: ni las ocultas en tu mano ni las de un kong oculto. La última ficha del muro es otro fan.',
    misses: [
      'Los otros tres cincos están ocultos en la mano: los demás no los ven.',
      'Robo de Kong siempre tiene la cuarta copia y contiene Última Ficha.',
    ],
  },
  'dragon-pung': {
    route:
      'Guarda la pareja de dragones y reclámala: el pung da 2 puntos a cualquier mano. Acaba con Mano Oculta y Todo Chow Sin Honores, así que mira antes de dónde saldrán los otros 6.',
    mix: 'No es Pung de Terminales u Honores. Los fans de dos y de tres pung de dragones lo contienen.',
    misses: ['El rojo es solo la pareja.', 'Con dos el fan es Dos Pung de Dragones, que incluye este.'],
  },
  'prevalent-wind': {
    route:
      'Guarda la pareja del viento de la ronda y reclámala por 2 puntos. Va bien con Mano Semipura y Todo Pung, y acaba con Todo Chow Sin Honores.',
    mix: 'Si también es tu viento, cuentan los dos fans. Pung de Terminales u Honores no se suma.',
    misses: [
      'El sur no es ni el viento de la ronda ni el propio: Pung de Terminales u Honores.',
      'Cuatro pung de vientos son Cuatro Grandes Vientos, que incluye este fan.',
    ],
  },
  'seat-wind': {
    route:
      'Guarda la pareja de tu propio viento y reclámala por 2 puntos. Va bien con Mano Semipura y Todo Pung, y acaba con Todo Chow Sin Honores.',
    mix: 'Cambia con tu asiento en cada mano. Si también es el viento de la ronda, cuentan los dos fans.',
    misses: ['El este es el viento de la ronda y quien gana es Sur: Pung de Viento de la Ronda.'],
  },
  'concealed-hand': {
    route:
      'No reclames nada y gana con un descarte. Sus 2 puntos suelen completar 6, como con Tres Chow Escalonados Mixtos; si tomas tú la ficha, Mano Completamente Oculta da 4.',
    mix: 'Es para ganar con la ficha de otro. Los fans ocultos por naturaleza, como Siete Pares, lo contienen.',
    misses: [
      'La ficha ganadora se tomó del muro: Mano Completamente Oculta.',
      'Siete Pares siempre es una mano oculta: incluye este fan.',
    ],
  },
  'all-chows': {
    route:
      'De manos de chow con pareja de un palo; descarta pronto los honores. Los chow se pueden reclamar. Con un fan de chow de 6 puntos hace los 8, y los jugadores fuertes lo buscan mucho.',
    mix: 'Una pareja de honores lo estropea. Sin Honores no se suma. A diferencia de otras reglas, admite grupos reclamados y cualquier espera.',
    misses: [
      'La pareja es de este, un honor.',
      'x2 Chow Extremos Tres Familias siempre tiene cuatro chow y lo contiene.',
    ],
  },
  'tile-hog': {
    route:
      'Deja la cuarta copia en un chow o una pareja y no declares el kong. Suma 2 puntos a manos de un palo, chow escalonados y Siete Pares.',
    mix: 'Cuatro copias en un kong no cuentan. Cuatro Chow Puros lo contiene; en Siete Pares, la misma pareja dos veces sí vale.',
    misses: [
      'Los cuatro cincos son un kong.',
      'Cuatro Chow Puros siempre tiene cuatro copias de tres fichas y incluye este fan.',
    ],
  },
  'double-pung': {
    route:
      'De dos parejas del mismo número. Reclama ambos pung; los 2 puntos ayudan sobre todo a Todo Pung. Si la mano lo tiene dos veces, cuenta dos veces.',
    mix: 'Dos pung de números seguidos no son ningún fan. Tres Pung Iguales contiene los suyos.',
    misses: [
      'Los pung son de doses y de treses.',
      'El tercer pung de doses hace Tres Pung Iguales, que incluye este fan.',
    ],
  },
  'two-concealed-pungs': {
    route:
      'Guarda dos pung en la mano y reclama otras partes. Sus 2 puntos son comunes en Todo Pung y junto a kong ocultos.',
    mix: 'El pung que completa el descarte ganador no es de los ocultos. Tres Pung Ocultos lo contiene.',
    misses: [
      'El 8 descartado completa el segundo pung: solo uno es oculto.',
      'El tercero hace Tres Pung Ocultos, que incluye este fan.',
    ],
  },
  'concealed-kong': {
    route:
      'Toma las cuatro copias y decláralas boca abajo en tu turno. La mano sigue oculta y tomas una reposición; espera si la ficha hace falta en un chow.',
    mix: 'También cuenta como pung oculto. La ficha añadida a un pung expuesto da Kong Expuesto; sin declarar, las cuatro son Ficha Acaparada.',
    misses: [
      'El kong se hizo con un descarte: Kong Expuesto.',
      'El segundo hace Dos Kong Ocultos, que incluye este fan.',
    ],
  },
  'all-simples': {
    route:
      'Descarta pronto terminales y honores. Sus 2 puntos van con casi cualquier fan de chow y pung del 2 al 8, así que a menudo completa los 8.',
    mix: 'Sin Honores no se suma. Los fans sin extremos por naturaleza, como Tres Centrales y Todo Cincos, lo contienen.',
    misses: ['El chow 7-8-9 tiene un nueve.', 'Todo Pares de Pung nunca tiene extremos: incluye este fan.'],
  },
  'pure-double-chow': {
    route:
      'Sale por sí solo en manos de chow. Reclama el segundo chow igual solo si sirve al fan principal; oculto, también puede ayudar a Siete Pares.',
    mix: 'Dos pares de chow iguales cuentan dos veces. Tres Chow Puros y Cuatro Chow Puros lo contienen.',
    misses: [
      'El segundo 2-3-4 es de círculos: Dos Chow Mixtos.',
      'El tercer 2-3-4 hace Tres Chow Puros, que incluye este fan.',
    ],
  },
  'mixed-double-chow': {
    route:
      'Sale por sí solo en manos de chow. Es el primer paso a Tres Chow Mixtos: guarda ambos mientras el tercer palo pueda traer el mismo.',
    mix: 'Con 2-3-4 dos veces en un palo y una en otro cuenta una vez, junto a Dos Chow Puros: un chow más se une una sola vez.',
    misses: [
      'El segundo chow empieza un número más arriba.',
      'El tercer palo hace Tres Chow Mixtos, que incluye este fan.',
    ],
  },
  'short-straight': {
    route:
      'Sale por sí solo donde un palo es largo. Es el primer paso a Escalera Pura: a 1-2-3 y 4-5-6 solo les falta 7-8-9. Suma 1 punto a muchas manos de chow.',
    mix: 'Dos chow que se pisan, como 1-2-3 y 3-4-5, no son escalera. Escalera Pura contiene las suyas.',
    misses: [
      'Los chow comparten el tres: son cinco números y no seis.',
      'Escalera Pura contiene las Escaleras Cortas de sus chow.',
    ],
  },
  'two-terminal-chows': {
    route:
      'Sale por sí solo con 1-2-3 y 7-8-9 de un palo. El 4-5-6 que falta hace Escalera Pura; los mismos dos en otro palo y pareja de cincos, un fan mayor.',
    mix: 'Ambos chow deben ser del mismo palo. Escalera Pura contiene sus propios extremos.',
    misses: ['Los chow son de palos distintos.', 'Escalera Pura contiene los dos chow de sus extremos.'],
  },
  'pung-of-terminals-or-honors': {
    route:
      'Reclámalo solo si sirve a la mano, como en Todo Pung o Mano Semipura: 1 punto por sí solo no vale la reclamación.',
    mix: 'Un pung de dragones nunca cuenta aquí, ni el que puntúa como viento propio o de la ronda.',
    misses: [
      'Un pung de dragones solo da Pung de Dragón.',
      'El este es el viento propio: cuenta Pung de Viento Propio en su lugar.',
    ],
  },
  'melded-kong': {
    route:
      'Reclama un descarte para kong o añade la ficha tomada a un pung expuesto. Da 1 punto y otra ficha, pero enseña más, y el añadido se expone a un Robo de Kong.',
    mix: 'El kong de cuatro fichas propias, boca abajo, es Kong Oculto. Dos expuestos son Dos Kong Expuestos.',
    misses: [
      'Los cuatro cincos se tomaron del muro: el kong es oculto.',
      'El segundo hace Dos Kong Expuestos, que incluye este fan.',
    ],
  },
  'one-voided-suit': {
    route:
      'Resulta de descartar el palo más corto. Suma 1 punto a Escalera Pura, Todo Pung y manos de dos palos, y lleva hacia El Espejo.',
    mix: 'Pide exactamente dos palos: Mano Pura y Mano Semipura tienen uno y no lo suman. Se admiten honores.',
    misses: ['Solo hay un palo: Mano Semipura.', 'El Espejo nunca tiene caracteres: incluye este fan.'],
  },
  'no-honors': {
    route:
      'Resulta de descartar pronto vientos y dragones. Suma 1 punto cuando la pareja es de un palo y ningún fan lo exige ya.',
    mix: 'No se suma a Todo Chow Sin Honores, Todo Simples ni Mano Pura, que nunca llevan honores.',
    misses: ['La pareja es de este.', 'Todo Chow Sin Honores nunca los lleva: incluye este fan.'],
  },
  'edge-wait': {
    route:
      'Último recurso: 1-2 espera un tres y 8-9 un siete. Cámbiala por una espera mejor, salvo que este punto complete los 8.',
    mix: 'La mano debe esperar una sola clase de ficha. Si otra también la completa, no se suma nada.',
    misses: ['La mano también espera el seis, y entonces ningún fan de espera cuenta.'],
  },
  'closed-wait': {
    route:
      'Espera del centro de un chow: 2-4 espera un tres. Tómala si completa los 8 puntos; si no, una espera de dos fichas gana más a menudo.',
    mix: 'La mano debe esperar una sola clase de ficha. De los tres fans de espera cuenta uno como mucho.',
    misses: ['La mano también espera el cuatro: 2-2-2 queda como pung y los cuatros son la pareja.'],
  },
  'single-wait': {
    route:
      'Espera de la segunda ficha de la pareja. Elige un honor o un extremo que los demás descarten; es la normal con los cuatro pung hechos.',
    mix: 'Cuatro seguidas, como 3-4-5-6, esperan ambos extremos. Siete Pares, Mano Expuesta y Cuatro Kong nunca la suman.',
    misses: ['La mano espera el tres y el seis.', 'Mano Expuesta siempre gana con la pareja: incluye este fan.'],
  },
  'self-drawn': {
    route:
      'Cualquier mano puede tenerlo. Importa sobre todo como el octavo punto, y pagan los tres rivales; con 8 puntos o más, los jugadores fuertes ganan con el primer descarte que sirve.',
    mix: 'No se suma a Mano Completamente Oculta, Última Ficha del Muro ni Cerrar con Ficha Extra de Kong.',
    misses: ['Nada se reclamó: cuenta Mano Completamente Oculta, que incluye este fan.'],
  },
  'flower-tiles': {
    route:
      'No hay nada que planear: muestra cada flor y toma su reposición. Cada una suma 1 punto a lo que cobra quien gana.',
    mix: 'Las flores no ayudan a llegar al mínimo de 8. Ganar con la reposición de una flor no es Cerrar con Ficha Extra de Kong.',
    misses: ['La mano tiene 7 puntos y una flor: no los 8 que hacen falta sin flores.'],
  },
};
