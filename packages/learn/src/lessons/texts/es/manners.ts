import type { StepText } from '../../steps.ts';

export const manners: Readonly<Record<string, StepText>> = {
  order: {
    title: 'Uno tras otro',
    body: 'Todo lo que aprendes aquí sirve también en una mesa real. Allí nadie te impide equivocarte, así que ayudan unas costumbres.\nDescarta en filas de seis delante de ti, en orden, para que todos puedan leerlas. Ten la mano de pie y las fichas sobre la mesa.',
  },
  draw: {
    title: 'No demasiado pronto',
    body: 'Quien está a tu izquierda acaba de descartar. Te va a tocar. ¿Qué haces?',
    options: {
      wait: 'Esperar un momento por si alguien reclama y luego tomar',
      early: 'Tomar enseguida, para que nadie reclame',
      peek: 'Tocar la próxima ficha mientras los demás piensan',
    },
    reasons: {
      early: 'Los demás tienen tiempo para reclamar. Tomar antes es una falta.',
      peek: 'Una ficha del muro solo se toca cuando es tuya.',
    },
    done: 'Da a todos un momento, unos tres segundos. Después toma.',
  },
  words: {
    title: 'Dilo con claridad',
    body: 'Di {Chow}, {Pung}, {Kong} o {Hu} en voz alta, pon el grupo a la vista y luego descarta. Acuesta la ficha reclamada, para que se vea de quién vino.\nLas flores van enseguida junto a la mano. Cuando ganes, muestra la mano y cuéntala de modo que todos puedan seguirte.',
  },
  wrong: {
    title: 'Una victoria equivocada',
    body: 'Dijiste {Hu}, mostraste la mano y solo tiene seis puntos. ¿Qué pasa?',
    options: {
      back: 'Lo retiras y sigues jugando',
      foul: 'Te penalizan y no puedes ganar esta mano',
      quiet: 'Si nadie protesta, vale',
    },
    reasons: {
      back: 'Todos han visto tus fichas. No se puede retirar.',
      quiet: 'Una mano de menos de {minimum} puntos nunca gana, proteste alguien o no.',
    },
    done: 'Cuesta puntos, y la mano sigue sin opciones para ti. Cuenta antes de decir {Hu}.',
  },
  talk: {
    title: 'Durante la mano',
    body: '¿De qué se puede hablar mientras se juega una mano?',
    options: {
      hand: 'De lo que esperas',
      advice: 'De lo que deberían descartar los demás',
      silence: 'De nada que toque a las fichas',
    },
    reasons: {
      hand: 'Eso cambiaría los descartes de otros y ayudaría a unos más que a otros.',
      advice: 'Cada cual juega a solas. Los consejos, después.',
    },
    done: 'Ni una palabra sobre las fichas hasta que termine la mano. Después, cuanto quieras: así se aprende.',
  },
};
