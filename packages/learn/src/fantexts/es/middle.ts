import type { FanText, MiddleFan } from '../types.ts';

/** The fans of 16 to 6 points, in Spanish. */
export const MIDDLE: Readonly<Record<MiddleFan, FanText>> = {
  'pure-straight': {
    route:
      'De unos siete números distintos de un palo. Mantén el palo junto y reclama el chow al que le falta una ficha escasa. Suele venir con Todo Chow Sin Honores o con una mano de un palo.',
    mix: 'Sus propios chow no suman Escalera Corta ni Dos Chow Extremos Puros. Un cuarto chow puede sumar un fan de esos con ellos.',
    misses: ['El 7-8-9 es de círculos: solo queda Escalera Corta.'],
  },
  'three-suited-terminal-chows': {
    route:
      'De 1-2-3 y 7-8-9 a medio hacer en dos palos y pareja de cincos en el tercero. Reclama los chow; sin la pareja suele quedar Todo Chow Sin Honores con chow mixtos y extremos.',
    mix: 'Todo Chow Sin Honores, Dos Chow Mixtos, Dos Chow Extremos Puros y Sin Honores no se suman: siempre van incluidos.',
    misses: ['La pareja debe ser de cincos del tercer palo; aquí es de seises.'],
  },
  'pure-shifted-chows': {
    route:
      'De seis o más fichas próximas de un palo. Reclama el chow que mantiene el paso de uno o de dos. Suele venir con Todo Chow Sin Honores o con una mano de un palo.',
    mix: 'Los dos pasos no se mezclan. Lo mismo en tres palos, con paso de uno, es Tres Chow Escalonados Mixtos.',
    misses: [
      'Los pasos son de uno y de dos, y no se pueden mezclar.',
      'Con cuatro el fan es Cuatro Chow Escalonados Puros, que incluye este.',
    ],
  },
  'all-fives': {
    route:
      'De varios cincos con cuatros y seises al lado. Haz 3-4-5, 4-5-6, 5-6-7 y pareja de cincos. Suele venir con Tres Chow Mixtos o Tres Chow Escalonados Mixtos.',
    mix: 'Todo Simples y Sin Honores no se suman. Mira grupo por grupo, y la pareja también debe ser de cincos.',
    misses: ['La pareja de cuatros no tiene ningún cinco.'],
  },
  'triple-pung': {
    route:
      'De parejas del mismo número en dos o tres palos. Reclama los pung; Todo Pung está cerca y, con terminales, Todo Terminales y Honores.',
    mix: 'Dos Pung Iguales no se suma con los mismos tres pung. Tres números seguidos serían Tres Pung Consecutivos Mixtos.',
    misses: ['El tercer pung es de otro número: quedan Dos Pung Iguales.'],
  },
  'three-concealed-pungs': {
    route:
      'De tres parejas o pung en la mano. No reclames para ellos: termina otra parte con un descarte o toma tú el último pung. Si hay que reclamar uno, Todo Pung lo compensa.',
    mix: 'El pung que completa el descarte ganador no es oculto. Dos Pung Ocultos no se suma.',
    misses: [
      'El 8 descartado completa el tercer pung: solo dos son ocultos.',
      'Con cuatro el fan es Cuatro Pung Ocultos, que incluye este.',
    ],
  },
  'lesser-honors-and-knitted-tiles': {
    route:
      'De un reparto disperso con cinco o más honores y pocas parejas. Guarda fichas cosidas sueltas y no reclames nada antes de ganar; con las nueve cosidas se suma Fichas Cosidas.',
    mix: 'Todas las Familias y Honores y Mano Oculta no se suman, y no hay fan de espera. Una pareja la estropea.',
    misses: [
      'Son Fichas Cosidas con un grupo y una pareja: hacen falta catorce fichas sueltas.',
      'Están los siete honores: Fichas Cosidas con Grandes Honores incluye este fan.',
    ],
  },
  'knitted-straight': {
    route:
      'De un reparto disperso sin parejas: seis fichas cosidas que encajen bastan para empezar. Guárdalas y haz al lado el grupo, que se puede reclamar, y la pareja. Ayuda Todo Chow Sin Honores.',
    mix: 'Las nueve fichas no son chow: nunca dan Escalera Mixta. Familia Ausente y Todo Con Terminales y Honores no caben con este fan.',
    misses: ['Falta una de las nueve fichas cosidas: el 9 de bambú.'],
  },
  'upper-four': {
    route:
      'De un reparto cargado de 6 a 9. Reclama 6-7-8, 7-8-9 y cualquier pung de esos números. Suelen venir Todo Chow Sin Honores y Tres Chow Mixtos.',
    mix: 'Sin Honores no se suma. Sin ningún seis son Tres Superiores, que incluye este fan.',
    misses: [
      'Un cinco queda por debajo de los cuatro números.',
      'No hay ningún seis: Tres Superiores incluye este fan.',
    ],
  },
  'lower-four': {
    route:
      'De un reparto cargado de 1 a 4. Reclama 1-2-3, 2-3-4 y cualquier pung de esos números. Suelen venir Todo Chow Sin Honores y Tres Chow Mixtos.',
    mix: 'Sin Honores no se suma. Sin ningún cuatro son Tres Inferiores, que incluye este fan.',
    misses: [
      'Un cinco queda por encima de los cuatro números.',
      'No hay ningún cuatro: Tres Inferiores incluye este fan.',
    ],
  },
  'big-three-winds': {
    route:
      'De tres parejas de vientos. Reclama los tres pung; el viento propio y el de la ronda suman más. A menudo la mano se cierra con Mano Semipura o Todo Pung.',
    mix: 'Sus vientos no dan Pung de Terminales u Honores; los pung del viento de la ronda y propio, sí.',
    misses: ['El oeste es solo la pareja.', 'La pareja es el cuarto viento: Cuatro Pequeños Vientos incluye este fan.'],
  },
  'mixed-straight': {
    route:
      'De fichas sueltas de todos los palos: busca 1-2-3, 4-5-6 y 7-8-9, uno en cada palo. Es de los caminos más fáciles a los 8 puntos; reclama los chow según salgan.',
    mix: 'No es Escalera Pura, que va en un solo palo, ni Fichas Cosidas, que son 1-4-7, 2-5-8 y 3-6-9.',
    misses: ['Dos de los tres chow son de círculos: solo hay dos palos.'],
  },
  'reversible-tiles': {
    route:
      'De un reparto de círculos y bambú con pocos caracteres. Descarta los caracteres, el 6 y el 7 de círculos y el 1, el 3 y el 7 de bambú, y reclama sin reparos.',
    mix: 'Familia Ausente no se suma: siempre va incluida. El dragón blanco sirve; el rojo y el verde, no.',
    misses: ['El 6 de círculos no es igual del revés.'],
  },
  'mixed-triple-chow': {
    route:
      'De Dos Chow Mixtos y dos fichas del mismo chow en el tercer palo. Reclama lo que encaje; es uno de los caminos más comunes a los 8 puntos, a menudo con Todo Chow Sin Honores.',
    mix: 'Sus propios chow no dan Dos Chow Mixtos. Un cuarto chow puede sumar un fan con uno de ellos.',
    misses: ['El tercer chow empieza un número más arriba: quedan Dos Chow Mixtos.'],
  },
  'mixed-shifted-pungs': {
    route:
      'De parejas en tres palos con números seguidos. Reclama los pung: da 8 puntos sea como sea el resto, y Todo Pung está cerca.',
    mix: 'Tres pung del mismo número son Tres Pung Iguales; tres seguidos de un palo, Tres Pung Consecutivos Puros.',
    misses: ['El tercer pung es de cincos: a doses y treses les faltan unos o cuatros.'],
  },
  'chicken-hand': {
    route:
      'Casi siempre por azar: chow y un pung reclamados, todos los palos, pareja de honores y espera de dos fichas, ganando con un descarte. Entonces no queda ningún fan y la mano vale 8.',
    mix: 'Cualquier otro fan, aunque sea Cerrar de Muro con 1 punto, lo quita. Solo las flores pueden acompañarlo.',
    misses: ['Cerrar de Muro es un fan: la mano vale 1 punto y no 8.'],
  },
  'last-tile-draw': {
    route:
      'Ningún plan lleva a él. Una mano lista a la que le faltan puntos puede seguir lista hasta el final del muro, porque la última ficha da 8.',
    mix: 'Cerrar de Muro no se suma. Ganar con el descarte que sigue a esa ficha es Último Descarte.',
    misses: ['Se gana con el descarte que sigue a la última ficha: Último Descarte.'],
  },
  'last-tile-claim': {
    route:
      'Ningún plan lleva a él. Cerca del final del muro, una mano lista de pocos puntos debe seguir lista: el último descarte da 8.',
    mix: 'Es el descarte hecho con el muro vacío. La cuarta copia de una ficha es otro fan, Última Ficha.',
    misses: ['Quien gana tomó la ficha del muro: Última Ficha del Muro.'],
  },
  'out-with-replacement-tile': {
    route:
      'Con la mano lista y cuatro fichas iguales, declara el kong si las esperas no cambian: la reposición es una ficha más, y ganar con ella da 8.',
    mix: 'Cerrar de Muro no se suma. La reposición de una flor no es la de un kong, ni siquiera justo después de uno.',
    misses: ['La ficha ganadora reponía una flor.'],
  },
  'robbing-the-kong': {
    route: 'Depende del kong de otro. Espera una ficha de su pung expuesto: cuando añada la cuarta, ganas con ella.',
    mix: 'Última Ficha no se suma, aunque sea la cuarta copia. Los kong ocultos y los de un descarte no admiten el robo.',
    misses: ['La ficha fue un descarte; nadie la añadió a un pung expuesto.'],
  },
  'two-concealed-kongs': {
    route:
      'De dos veces cuatro fichas iguales y ocultas. Declara cada kong boca abajo en tu turno: la mano sigue oculta y cada uno te da otra ficha.',
    mix: 'No se suman Kong Oculto ni Dos Pung Ocultos. Con uno expuesto, los dos kong valen menos.',
    misses: ['El kong de cincos es expuesto: los dos juntos valen 6.'],
  },
  'all-pungs': {
    route:
      'De cuatro o cinco parejas. Reclama casi cualquier pung; con cuatro parejas ocultas se puede esperar un poco a Siete Pares. Va con Mano Semipura, dragones, vientos y Dos Pung Iguales.',
    mix: 'Los fans que siempre tienen cuatro pung, como Todo Pares de Pung o Cuatro Pung Ocultos, lo contienen. Siete Pares no tiene pung.',
    misses: ['El grupo 6-7-8 es un chow.', 'Los cuatro pung son ocultos: Cuatro Pung Ocultos incluye este fan.'],
  },
  'half-flush': {
    route:
      'De unas ocho fichas de un palo y algunos honores. Descarta los otros palos y reclama pung de honores y chow del palo. Suelen sumarse dragones, vientos y Todo Pung.',
    mix: 'Sin honores es Mano Pura. Familia Ausente pide dos palos y nunca se suma.',
    misses: ['No hay ningún honor: es Mano Pura.'],
  },
  'mixed-shifted-chows': {
    route:
      'De chow en tres palos que empiezan a un número de distancia, como 2-3-4, 3-4-5, 4-5-6. De los fans de 6 puntos o más, es con el que más ganan los jugadores fuertes. Reclama sin reparos; los 2 que faltan suelen venir de Todo Chow Sin Honores.',
    mix: 'Entre palos solo vale el paso de uno. El paso de dos existe en un solo palo: Tres Chow Escalonados Puros.',
    misses: ['Los chow empiezan en 1, 3 y 5: el paso de dos no vale entre palos.'],
  },
  'all-types': {
    route:
      'De chow de todos los palos con pung de dragones y pareja de vientos, o pung de tu viento y pareja de dragones. Reclama sin reparos: ese pung trae los 2 puntos que faltan para 8.',
    mix: 'Vientos y dragones son dos clases: una sola no basta. Con Trece Huérfanos o con los fans de honores y fichas cosidas no se suma.',
    misses: ['No hay ningún dragón.'],
  },
  'melded-hand': {
    route:
      'De una mano con mucho que reclamar y poco valor: reclama los cuatro grupos, quédate con una ficha y gana con un descarte. Los dos puntos que faltan los dan fans pequeños.',
    mix: 'Espera Simple no se suma. Una ficha tomada del muro al ganar, o un kong oculto, bastan para perder el fan.',
    misses: ['La ficha ganadora se tomó del muro.', 'El kong oculto no se reclamó.'],
  },
  'two-dragon-pungs': {
    route:
      'De dos parejas de dragones. Reclama ambos pung; los otros grupos son libres, así que Mano Semipura o Todas las Familias y Honores completan los 8 puntos.',
    mix: 'Pung de Dragón no se suma por ninguno de los dos. Con el tercer dragón de pareja son Tres Pequeños Dragones.',
    misses: [
      'El verde es solo la pareja: queda un Pung de Dragón.',
      'Con tres pung el fan es Tres Grandes Dragones, que incluye este.',
    ],
  },
};
