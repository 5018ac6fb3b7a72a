import type { StepText } from '../../steps.ts';

export const route: Readonly<Record<string, StepText>> = {
  look: {
    title: 'Busca una ruta',
    body: 'Antes de tu primer descarte, pregúntate qué puede llegar a ser la mano.\nMuchas fichas de un palo: {fan:half-flush}. Cuatro parejas: {fan:all-pungs}. Casi el mismo chow en todos los palos: {fan:mixed-triple-chow}. Comienzos, medios y finales en palos distintos: una escalera. Si no hay un fan grande a la vista, mantén la mano oculta y junta pequeños.',
    captions: { dealt: 'Aquí está cerca 234 en los tres palos' },
  },
  first: {
    title: 'Primera mano',
    body: '¿Por dónde se llega antes a {minimum} puntos?',
    captions: { dealt: 'Tu mano' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      triple: 'Para eso necesitas los tres palos. De caracteres y círculos solo hay una ficha de cada.',
      pungs: 'Solo hay dos parejas. La mayoría de las fichas están en serie.',
    },
    done: 'Siete de bambú y dos parejas de honores. Dos fichas que descartar, y todo lo demás encaja.',
  },
  second: {
    title: 'Segunda mano',
    body: '¿Por dónde se llega antes a {minimum} puntos?',
    captions: { dealt: 'Tu mano' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: 'Las fichas están repartidas en los tres palos.',
      pungs: 'Hay muy pocas parejas. Fíjate en 2, 3 y 4.',
    },
    done: '{24m}, {234s} y {34p}: faltan dos fichas para 234 en todos los palos.',
  },
  third: {
    title: 'Tercera mano',
    body: '¿Por dónde se llega antes a {minimum} puntos?',
    captions: { dealt: 'Tu mano' },
    options: { flush: '{fan:half-flush}', straight: '{fan:mixed-straight}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: 'Aquí ningún palo tiene más de cinco fichas.',
      straight: 'No hay ninguna serie.',
    },
    done: 'Un pung y cuatro parejas. Reclama {Pung} a cualquiera.',
  },
  play: {
    title: 'Sigue tu ruta',
    body: 'Eres Este. La ruta es 234 en los tres palos, con círculos para el resto.',
    turns: {
      edge: '{1m}, {9m} y {N} están lejos de todo lo que necesitas. Descarta una.',
      closed: 'Quien está a tu izquierda descartó {3m}. Forma 234 de caracteres.',
      next: 'Otra ficha que no está en la ruta.',
      pairs: '{6p} forma 678 de círculos. No te cuesta nada: tu ruta puede ir a la vista.',
      last: 'Una más. Entonces esperas {2p} y {5p}.',
      win: '{2p} completa el tercer 234.',
    },
    reasons: {
      route: 'Esa ficha es parte de tu ruta. Suelta antes {1m}, {9m} o {N}.',
      pass: 'Esta ficha está en tu ruta y no hay motivo para esperar. Tómala.',
      other: 'Eso no lleva a 234 en los tres palos.',
    },
    done: '{fan:mixed-triple-chow} con {fan:all-chows} y {fan:all-simples}: {total:0} puntos.',
  },
  gone: {
    title: 'Las fichas se acabaron',
    body: 'Necesitas {2p} para tres veces 234. Tres están en los descartes y otro jugador muestra la cuarta. ¿Y ahora?',
    options: { wait: 'Esperarla de todos modos', change: 'Buscar otro fan', fold: 'Reclamar lo que sea' },
    reasons: {
      wait: 'De cada ficha hay solo cuatro. Las cuatro están a la vista: no vendrá ninguna más.',
      fold: 'Grupos a la vista que no comparten un fan te dejan por debajo de {minimum} puntos.',
    },
    done: 'Hazte la pregunta otra vez cuando se acaben fichas. {fan:mixed-shifted-chows} o una escalera pueden estar a una sola ficha.',
  },
};
