import type { StepText } from '../../steps.ts';

export const claims: Readonly<Record<string, StepText>> = {
  three: {
    title: 'Puedes quedarte un descarte',
    body: 'Cuando alguien descarta una ficha que completa un grupo tuyo, puedes reclamarla. Dices el nombre del grupo y lo pones a la vista en la mesa.\nCon {Pung} y {Kong} puedes reclamar a cualquiera. Con {Chow}, solo a quien está a tu izquierda.',
    captions: {
      chow: '{Chow}: solo de la izquierda',
      pung: '{Pung}: de cualquiera',
      kong: '{Kong}: de cualquiera, y tomas otra ficha',
    },
  },
  take: {
    title: 'Reclama lo que necesitas',
    body: 'Eres Este. Descarta y mira qué tiran los demás.',
    turns: {
      lone: 'Descarta un viento suelto: {E}, {W} o {N}.',
      pung: 'Quien está a tu derecha descartó {C}, y tú tienes dos. Reclámalo con {Pung}.',
      pay: 'Tu pung está a la vista. Como te quedaste una ficha, ahora descartas otra. Elige un viento suelto.',
      across: '{5p} encajaría con tu {34p}. Pero viene de quien está enfrente. ¿Es un {Chow} para ti?',
      chow: 'Otro {5p}, esta vez de quien está a tu izquierda. Tómalo con {Chow}.',
      last: 'Descarta tu último viento suelto.',
    },
    reasons: {
      pair: 'Guarda tus parejas: dos iguales se vuelven un pung cuando llega la tercera.',
      pass: 'Puedes dejar pasar una ficha. Pero esta completa un grupo tuyo: tómala.',
      left: 'Un chow solo se reclama a quien está a tu izquierda. Esta ficha viene de enfrente, así que pasa.',
      other: 'Esa ficha es parte de un grupo o está cerca de serlo. Descarta un viento suelto.',
    },
    done: 'Tienes dos grupos a la vista, los dos con fichas reclamadas.',
  },
  rank: {
    title: 'Dos jugadores quieren la misma ficha',
    body: 'Quien está a la derecha dice {Chow}. Quien está enfrente dice {Pung} a la misma ficha. ¿Quién se la queda?',
    options: { chow: '{Chow}: es su turno', pung: '{Pung}', first: 'Quien habló primero' },
    reasons: {
      chow: '{Chow} es lo más débil. Un {Pung} o un {Kong} va antes.',
      first: 'La rapidez no cuenta. Decide qué se reclama.',
    },
    done: '{Hu} va antes que {Pung} y {Kong}, y estos antes que {Chow}. Si dos dicen {Hu}, gana a quien le tocaría antes.',
  },
  kong: {
    title: 'Cuatro iguales',
    body: 'Un kong es un grupo de cuatro. Como usa una ficha más, tomas otra del final del muro.',
    turns: {
      declare: 'Tienes los cuatro {8p}. Declara el {Kong}.',
      after: 'Tomaste {2p} del final del muro. Descarta una ficha que no encaje con nada.',
    },
    reasons: {
      four: 'Tienes las cuatro. Declara el {Kong}: cuenta como un grupo y te da otra ficha.',
      other:
        'Guarda 123, 456 y la pareja {77s}. En este paso, declara primero el {Kong} y luego descarta una ficha suelta.',
    },
    done: 'Un kong de cuatro fichas propias queda oculto. También puedes añadir la cuarta ficha a un pung que está a la vista.',
  },
  cost: {
    title: 'Lo que cuesta reclamar',
    body: 'Un grupo reclamado queda a la vista hasta el final. Ya no puedes cambiarlo y todos lo ven.\nAlgunos puntos son solo para manos sin reclamar. Reclamar es una opción, no una obligación: siempre puedes pasar.',
    captions: { open: 'Dos grupos a la vista, siete fichas en la mano' },
  },
};
