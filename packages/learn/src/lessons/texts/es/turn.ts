import type { StepText } from '../../steps.ts';

export const turn: Readonly<Record<string, StepText>> = {
  round: {
    title: 'Toma una, descarta una',
    body: 'Todos tienen trece fichas. En tu turno tomas una del muro y luego descartas una, boca arriba. Así vuelves a tener trece.\nEmpieza Este. Después van Sur, Oeste y Norte: el turno pasa a quien está a la derecha.',
    captions: { order: 'Cada jugador es un viento. Este reparte' },
  },
  first: {
    title: 'Juega tres turnos',
    body: 'Eres Este y empiezas con catorce fichas. Para descartar, pulsa una ficha.',
    turns: {
      lone: 'Tienes ocho caracteres seguidos, una pareja de {2s} y {45p}. {E} y {N} no encajan con nada. Descarta uno.',
      flower: 'Tomaste una flor. Quedó aparte y en su lugar tomaste {9m}. Ahora descarta el otro viento suelto.',
      hu: 'Tu mano estaba lista: servía {3p} o {6p}. Tomaste {6p} y ya encajan las catorce fichas. Di {Hu}.',
    },
    reasons: {
      row: 'Esa ficha es parte de una serie. Guarda las series y descarta una ficha suelta.',
      pair: 'Toda mano necesita una pareja. Guarda {22s} y descarta un viento suelto.',
      other: 'Tu mano está completa: 123, 456 y 789 de caracteres, {456p} y la pareja {22s}. Di {Hu}.',
    },
    done: 'Eso fue una mano entera: tomar, descartar y, al final, {Hu}. La serie del 1 al 9 le dio puntos de sobra. Pronto verás por qué importa.',
  },
  next: {
    title: '¿A quién le toca?',
    body: 'Acabas de descartar y nadie quiere tu ficha. ¿Quién juega ahora?',
    options: { right: 'Quien está a tu derecha', left: 'Quien está a tu izquierda', dealer: 'Este' },
    reasons: {
      left: 'Quien está a tu izquierda jugó antes que tú. El turno va hacia la derecha.',
      dealer: 'Este solo empieza la mano. Después el turno sigue hacia la derecha.',
    },
    done: 'El turno va hacia la derecha: Este, Sur, Oeste, Norte y otra vez Este.',
  },
  end: {
    title: 'Cómo termina una mano',
    body: 'Una mano termina cuando alguien la completa y dice {Hu}: con una ficha que toma o con una que descarta otro.\nSi antes se acaba el muro, la mano queda en empate y nadie paga.\nCuatro manos son una ronda, y una partida tiene hasta cuatro rondas. Los vientos cambian tras cada mano, así que todos son Este por turno.',
  },
};
