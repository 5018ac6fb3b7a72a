import type { StepText } from '../../steps.ts';

export const fans1: Readonly<Record<string, StepText>> = {
  triple: {
    title: 'El mismo chow tres veces',
    body: '{fan:mixed-triple-chow} es el mismo chow en los tres palos. Vale {pts:mixed-triple-chow} puntos: basta para ganar, tengas lo que tengas además.',
    captions: { pattern: '3, 4 y 5 en cada palo', hand: 'El cuarto grupo y la pareja pueden ser cualesquiera' },
  },
  third: {
    title: '¿Qué ficha falta?',
    body: 'Quieres 567 en los tres palos. Toca la ficha que necesitas.',
    captions: { have: 'En tu mano' },
    reasons: {
      suit: 'Ese 6 ya lo tienes. ¿A qué palo le falta todavía?',
      other: 'Los tres chows tienen que ser 567. Ese número no está en ninguno.',
    },
    done: '{6p} completa el tercer 567.',
  },
  shifted: {
    title: 'Un escalón más cada vez',
    body: '{fan:mixed-shifted-chows}: tres chows en tres palos, cada uno empieza un número más arriba que el anterior. Vale {pts:mixed-shifted-chows}, así que te faltan dos puntos.',
    captions: { pattern: '234, 345 y 456 en tres palos', hand: 'Con dos fans pequeños son {total:1}' },
  },
  steps: {
    title: '¿Cuáles suben en escalón?',
    body: 'Tres palos, cada chow un escalón más arriba. El orden de los palos no importa.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A tiene dos veces 234 y luego 345. Los tres comienzos tienen que ser distintos.',
      c: 'C sube de dos en dos. Tiene que ser de uno en uno.',
    },
    done: 'B: 234 de círculos, 345 de bambú, 456 de caracteres.',
  },
  straight: {
    title: 'Del 1 al 9',
    body: '123, 456 y 789. En tres palos es {fan:mixed-straight} y vale {pts:mixed-straight}. En un solo palo es {fan:pure-straight} y vale {pts:pure-straight}. Cada una basta por sí sola.',
    captions: { mixed: 'Tres palos', pure: 'Un palo' },
  },
  middle: {
    title: 'Llena el hueco',
    body: 'Quieres {fan:mixed-straight}. Toca las tres fichas que faltan.',
    captions: { have: 'En tu mano' },
    reasons: {
      suit: 'Ese palo ya lo usaste. La escalera toma un chow de cada uno de los tres palos.',
      row: 'Son 4, 5 y 6, pero un chow es de un solo palo.',
      other: 'El chow entre 123 y 789 es 456.',
    },
    done: '123 de círculos, 456 de bambú, 789 de caracteres.',
  },
  chows: {
    title: 'Solo chows',
    body: '{fan:all-chows}: cuatro chows y una pareja que no sea de honores. Vale {pts:all-chows} y va bien con todo lo de esta lección.',
    captions: { hand: 'Con una escalera de tres palos: {total:0} puntos' },
  },
  play: {
    title: 'Gana con tres veces 345',
    body: 'Eres Este y te falta una ficha para {fan:mixed-triple-chow}.',
    turns: {
      lone: 'Descarta {N}. Entonces esperas {2s} o {5s}.',
      small: '{2s} completa la mano, pero como 234. ¿Alcanza?',
      win: '{5s} forma 345 en los tres palos. Tómala.',
    },
    reasons: {
      small: 'Con {2s} solo hay dos veces 345 y un 234. Son {total:0} puntos. Pasa: {5s} aún puede llegar.',
      chow: 'No necesitas otro grupo. Esta ficha completa toda la mano: di {Hu}.',
      pass: 'Es la ficha que esperabas. Di {Hu}.',
      other: 'Esa ficha es parte de la mano. Solo {N} no encaja con nada.',
    },
    done: 'La misma mano valía {total:0} con {2s} y {total:1} con {5s}. No todas las esperas valen lo mismo.',
  },
};
