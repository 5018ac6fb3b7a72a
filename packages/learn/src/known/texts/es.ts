import type { KnownTexts } from '../differences.ts';

const minimum =
  'Para ganar hacen falta 8 puntos, y las flores no cuentan para llegar. Una mano completa con menos puntos no puede ganar.';
const payments =
  'Cada uno de los otros tres paga 8 por cualquier victoria. Quien descartó la ficha paga además los puntos de la mano; si el ganador la tomó del muro, los pagan los tres.';
const dealer =
  'Este gana y paga como los demás. El reparto pasa al siguiente después de cada mano, así que una partida tiene dieciséis manos.';
const oneWinner = 'Si varios dicen Hu por el mismo descarte, solo gana el primero en el orden de turno.';
const across =
  'La mayoría de las manos llegan a 8 con chows repartidos entre los palos: el mismo en los tres, del 1 al 9 repartido, o cada chow un número más alto.';

export const texts: KnownTexts = {
  riichi: {
    minimum: { title: 'Ocho puntos en vez de un yaku', text: minimum },
    riichi: {
      title: 'Sin riichi ni dora',
      text: 'No se declara ni se apuesta nada, y ningún indicador suma puntos. Mantener la mano oculta vale 2, o 4 si tomas la ficha ganadora del muro.',
    },
    furiten: {
      title: 'Sin furiten',
      text: 'Puedes ganar con cualquier descarte, incluso con una ficha que descartaste o dejaste pasar. Una ficha de tus descartes no es segura.',
    },
    payments: {
      title: 'Pagan todos',
      text: `${payments} Dar la ficha cuesta menos que en riichi, así que defenderse compensa menos veces.`,
    },
    open: {
      title: 'Reclamar sale barato',
      text: 'Casi todos los fans valen lo mismo con la mano expuesta. Reclama siempre que te acerque a los ocho puntos.',
    },
    yaku: {
      title: 'Yaku conocidos, con otro valor',
      text: 'El sanshoku vale 8 puntos: basta por sí solo. El ittsu vale 16 y, repartido en tres palos, cosa que el riichi no conoce, 8. El honitsu vale 6.',
    },
    shifted: {
      title: 'Chows escalonados',
      text: 'Chows que suben de uno en uno, como 2-3-4, 3-4-5 y 4-5-6, valen 6 en tres palos y 16 en uno. Ningún yaku se les parece, y pocos fans son tan frecuentes.',
    },
    small: {
      title: 'Pinfu y tanyao solo ayudan',
      text: 'Todo Chow Sin Honores y Todo Simples valen 2 cada uno. Necesitan otros fans.',
    },
    exclusion: {
      title: 'Nada se cuenta dos veces',
      text: 'Los fans se suman, no se doblan. No cuenta el fan que otro siempre contiene, y un juego solo se combina una vez con juegos ya combinados.',
    },
    pairs: { title: 'Siete Pares vale 24', text: 'Cuatro fichas iguales pueden servir como dos de los pares.' },
    swap: {
      title: 'Puedes descartar lo que reclamaste',
      text: 'Después de un chow o un pung se permite cualquier descarte, también la misma ficha o el otro extremo del chow.',
    },
    'one-winner': { title: 'Un solo ganador', text: `${oneWinner} No hay doble ron ni empates abortivos.` },
    dealer: { title: 'Sin ventaja para Este, sin honba', text: dealer },
    drawn: {
      title: 'Un empate no cuesta nada',
      text: 'Nadie paga por no estar lista su mano, y una mano lista no cobra.',
    },
    wall: {
      title: 'Sin muro muerto',
      text: 'Se toman todas las fichas. Los reemplazos de kongs y flores salen del otro extremo del muro.',
    },
    flowers: {
      title: 'Ocho flores',
      text: 'Una flor se expone y se reemplaza enseguida. Vale 1 punto, que se suma después de ganar. No hay cincos rojos.',
    },
  },
  hongkong: {
    minimum: { title: 'Ocho puntos en vez de tres faan', text: minimum },
    added: {
      title: 'Los puntos se suman, no se doblan',
      text: 'No se dobla y no hay límite. Lo que un fan mayor siempre contiene no cuenta a su lado.',
    },
    across: { title: 'Chows entre los palos', text: across },
    half: {
      title: 'Mano Semipura y Todo Pung necesitan ayuda',
      text: 'Cada uno vale 6 puntos. Otro fan, como un pung de dragones, lleva la mano a 8.',
    },
    chows: {
      title: 'El ping wu vale solo 2 puntos',
      text: 'Una mano de chows con un par de palo vale 2. Combina bien con chows entre los palos.',
    },
    dragons: {
      title: 'Dragones y tus vientos',
      text: 'Un pung de dragones, de tu viento o del viento de la ronda vale 2 puntos; de otro viento, 1.',
    },
    special: {
      title: 'Más manos especiales',
      text: 'Siete Pares vale 24 y Trece Huérfanos 88. Las manos cosidas, de fichas separadas de tres en tres, serán nuevas para ti.',
    },
    payments: { title: 'Todos pagan una parte', text: payments },
    flowers: {
      title: 'Las flores no son de nadie',
      text: 'Cada flor vale 1 punto, estés donde estés. Se suma después de ganar y no ayuda a llegar a 8.',
    },
    dealer: { title: 'Este no repite', text: dealer },
    'one-winner': { title: 'Un solo ganador', text: oneWinner },
  },
  cantonese: {
    minimum: { title: 'No toda mano completa gana', text: minimum },
    chicken: {
      title: 'La Mano Vacía es rara, y basta',
      text: 'Una mano sin ningún fan, flores aparte, es una Mano Vacía: 8 puntos. Un solo fan pequeño ya la deshace.',
    },
    chow: {
      title: 'Puedes decir Chow',
      text: 'Un chow solo se reclama al jugador de tu izquierda. Pung, Kong y Hu van antes.',
    },
    kongs: {
      title: 'Los kongs no se cobran al momento',
      text: 'Un kong expuesto vale 1 punto y uno oculto 2, y solo en la mano que gana.',
    },
    horses: { title: 'Sin caballos', text: 'Después de ganar no se saca ninguna ficha que multiplique.' },
    wild: {
      title: 'Sin comodines',
      text: 'Cada ficha es lo que muestra. El juego tiene 144: cuatro de cada una y ocho flores.',
    },
    discard: { title: 'Puedes ganar con un descarte', text: payments },
    across: { title: 'Chows entre los palos', text: across },
    added: {
      title: 'Los puntos se suman',
      text: 'No se dobla. Lo que un fan mayor siempre contiene no cuenta a su lado.',
    },
    flowers: {
      title: 'Ocho flores',
      text: 'Una flor se expone y se reemplaza. Vale 1 punto, que se suma después de ganar y no ayuda a llegar a 8.',
    },
    dealer: { title: 'Este no repite', text: dealer },
  },
};
