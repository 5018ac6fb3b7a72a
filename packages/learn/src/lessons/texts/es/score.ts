import type { StepText } from '../../steps.ts';

export const score: Readonly<Record<string, StepText>> = {
  add: {
    title: 'Suma los fans',
    body: 'Una mano vale la suma de sus fans. Repásala grupo por grupo y luego mírala entera.',
    captions: { hand: 'Gana con un {S} descartado: {total:0} puntos' },
  },
  count: {
    title: 'Cuenta esta mano',
    body: 'Tres veces 234, solo chows, solo fichas del 2 al 8. Dos grupos son reclamados y {2p} vino de un descarte.',
    captions: { hand: '¿Cuánto vale?' },
    options: { less: '9', right: '{total:0}', more: '15' },
    reasons: {
      less: 'Suma {fan:mixed-triple-chow} {pts:mixed-triple-chow}, {fan:all-chows} {pts:all-chows} y {fan:all-simples} {pts:all-simples}.',
      more: 'Los tres chows se contaron dos veces: juntos y por parejas. Lo que es parte de un fan mayor no se cuenta otra vez.',
    },
    done: '{fan:mixed-triple-chow} {pts:mixed-triple-chow}, {fan:all-chows} {pts:all-chows}, {fan:all-simples} {pts:all-simples}: {total:0} puntos.',
  },
  implied: {
    title: 'Lo que ya no cuenta',
    body: 'Un fan que siempre es parte de otro mayor no se cuenta a su lado. {fan:all-chows} nunca tiene honores, así que {fan:no-honors} no cuenta. La escalera siempre contiene {fan:short-straight}, así que tampoco cuenta.\nUn grupo que ya formó un fan con otros puede unirse una vez más, a un grupo que esté libre: aquí 456 de caracteres con 456 de círculos.',
    captions: { hand: '{total:0} puntos' },
  },
  twice: {
    title: '¿Y esta?',
    body: 'Cuatro pungs. Dos son reclamados y {5s} vino de un descarte.',
    captions: { hand: '¿Cuánto vale?' },
    options: { less: '6', right: '{total:0}', more: '9' },
    reasons: {
      less: 'Eso es solo {fan:all-pungs}. ¿Hay algún honor en esta mano?',
      more: 'Solo {444m} lo tomaste tú. El tercer {5s} se reclamó para ganar, así que no hay dos pungs ocultos.',
    },
    done: '{fan:all-pungs} {pts:all-pungs} y {fan:no-honors} {pts:no-honors}: {total:0}. Falta un punto, así que esta mano no puede ganar.',
  },
  pay: {
    title: 'Quién paga',
    body: 'Toma una mano de {total:0} puntos. Quien gana recibe siempre {base} puntos de cada uno de los otros tres.\nCon un descarte, quien dio la ficha paga además los {total:0} puntos: {gives:0}, y los demás {base}. El ganador recibe {gets:0}.\nCon una ficha del muro, los tres pagan {gives:0}.',
    captions: { hand: 'La mano de {total:0} puntos de antes' },
  },
  discarder: {
    title: '¿Cuánto paga quien descartó?',
    body: 'Alguien gana con {total:0} puntos, por un descarte. ¿Cuánto paga quien dio la ficha?',
    captions: { hand: '{total:0} puntos' },
    options: { points: '{total:0}', both: '{gives:0}', base: '{base}' },
    reasons: {
      points: 'A eso se suman los {base} puntos que pagan todos.',
      base: 'Eso pagan los otros dos. Quien descartó paga además los puntos de la mano.',
    },
    done: '{base} y {total:0}: {gives:0}. Los otros dos pagan {base} cada uno, y el ganador recibe {gets:0}.',
  },
  table: {
    title: 'No tienes que contar a solas',
    body: 'La mesa cuenta cada mano por ti y muestra cada fan. Para practicar, pon cualquier mano en la calculadora: dice qué cuenta, qué no y por qué.',
  },
};
