import type { StepText } from '../../steps.ts';

export const table: Readonly<Record<string, StepText>> = {
  four: {
    title: 'Cuatro de cada, nunca más',
    body: 'Tienes {45p} y esperas {3p} o {6p}: ocho fichas. Cada una que ves, en los descartes o en grupos a la vista, es una menos.',
    captions: { wait: 'En tu mano', copies: 'Lo que podría completarla' },
  },
  left: {
    title: '¿Cuántas quedan?',
    body: 'Tienes {45p}. Mira los descartes: ¿cuántos {3p} y {6p} no has visto todavía?',
    options: { three: 'Tres', five: 'Cinco', eight: 'Ocho' },
    reasons: {
      three: 'Cuenta otra vez: quien está enfrente descartó dos {3p} y un {6p}. Los otros cinco siguen ocultos.',
      eight: 'Ocho serían todos. Algunos están delante de quien está enfrente.',
    },
    done: 'Dos {3p} y tres {6p}. Están en el muro o en la mano de alguien.',
  },
  collect: {
    title: '¿Qué junta quien está a la derecha?',
    body: 'A la derecha hay tres grupos a la vista: {CCC}, {567s} y {222s}. Sus descartes fueron {W}, {1p} y {4p}.',
    options: { flush: '{fan:half-flush} de bambú', pungs: '{fan:all-pungs}', chows: '{fan:all-chows}' },
    reasons: {
      pungs: 'Uno de los grupos es un chow, {567s}.',
      chows: 'Dos de los grupos son pungs.',
    },
    done: 'Solo bambú y dragones, y todo lo demás se descartó: {fan:half-flush}.',
  },
  danger: {
    title: '¿Qué ficha es segura?',
    body: 'A quien está a la derecha quizá le falte una sola ficha. Quieres descartar una de estas. ¿Cuál es la más segura?',
    options: { '8s': '{8s}', F: '{F}', N: '{N}' },
    reasons: {
      '8s': 'Bambú es justo lo que se junta ahí. Cualquiera puede ser la última ficha.',
      F: 'Los dragones van con {fan:half-flush}, y aún no se ha visto ningún {F}. Puede formar un pung.',
    },
    done: 'Hay dos {N} en la mesa y tú tienes uno. Nadie puede tener más de uno, así que casi nadie lo necesita.',
  },
  signs: {
    title: 'En qué fijarse',
    body: 'Muchos grupos a la vista: cerca de ganar. Descartes de solo dos palos: junta el tercero. Honores descartados pronto: no habrá pungs de ellos. Una ficha central descartada tarde: la mano quizá esté lista.\nQuien descarta la ficha ganadora paga más. Así que mira la mesa antes de cada descarte.',
  },
  late: {
    title: 'Cerca del final del muro',
    body: 'Quedan diez fichas. A tu mano le faltan dos para estar lista y otro jugador tiene tres grupos a la vista. ¿Qué haces?',
    options: { attack: 'Seguir construyendo', safe: 'Descartar solo fichas seguras', claim: 'Reclamar lo que venga' },
    reasons: {
      attack: 'Necesitarías dos fichas y después la ganadora. No hay tiempo.',
      claim: 'Reclamar no te hace ganar en diez fichas, pero te deja menos fichas para elegir.',
    },
    done: 'Un empate no te cuesta nada. Dar la ficha, sí.',
  },
};
