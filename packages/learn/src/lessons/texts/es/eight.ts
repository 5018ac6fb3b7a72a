import type { StepText } from '../../steps.ts';

export const eight: Readonly<Record<string, StepText>> = {
  rule: {
    title: 'Ocho puntos para ganar',
    body: 'No basta con una mano completa. Tiene que valer al menos {minimum} puntos; si no, no puedes decir {Hu}.\nLos puntos vienen de los fans. Un fan es un patrón con nombre, como tres chows que combinan. Esta mano está completa, pero vale solo {total:0}.',
    captions: { few: 'Completa, pero con pocos puntos' },
  },
  below: {
    title: 'Completa y aun así no gana',
    body: 'Eres Este. Ahora la mesa te muestra tus esperas y cuántos puntos daría cada ficha.',
    turns: {
      lone: 'Descarta {N}. Después tu mano está lista.',
      tempting: 'Quien está a tu derecha descartó {9p}. Tu mano estaría completa. ¿Qué haces?',
      enough: 'Tomaste {6p} tú. Mira ahora los puntos y di {Hu}.',
    },
    reasons: {
      few: 'Con {9p} la mano tiene solo {total:0} puntos y hacen falta {minimum}. En una mesa real un {Hu} equivocado cuesta puntos. Pasa y espera.',
      complete: 'Esta mano está completa y vale {total:1} puntos. Di {Hu}.',
      other: 'Guarda los grupos y la pareja. Solo {N} no encaja con nada.',
    },
    done: 'La misma mano, otra ficha. Con {6p} ya no hay ningún 1 ni 9, y la tomaste tú: {total:1} puntos en total.',
  },
  which: {
    title: '¿Qué mano puede ganar?',
    body: 'Las tres están completas. La ficha con marco llegó la última, de un descarte. Una tiene {minimum} puntos o más. Busca una serie del 1 al 9 y dragones.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A no tiene ningún patrón que valga: {total:0} puntos en total.',
      c: 'C son cuatro grupos sin nada en común: solo {total:2}.',
    },
    done: 'B tiene 123, 456 y 789 en tres palos, que ya valen {pts:mixed-straight}, y un pung de dragones: {total:1} puntos.',
  },
  ways: {
    title: 'Tres caminos hasta ocho',
    body: 'Con un fan grande basta. Uno mediano necesita unos pocos pequeños al lado. Y muchos pequeños también sirven, sobre todo en una mano sin reclamar.\nPor eso decide pronto qué fan puede llegar a ser tu mano. Las próximas lecciones te enseñan veinte.',
    captions: { one: 'Un fan grande', two: 'Uno mediano y varios pequeños', many: 'Muchos pequeños' },
  },
};
