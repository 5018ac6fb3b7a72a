import type { StepText } from '../../steps.ts';

export const fans3: Readonly<Record<string, StepText>> = {
  concealed: {
    title: 'Sin reclamar',
    body: 'Si no reclamas y ganas con un descarte, tienes {fan:concealed-hand}: {pts:concealed-hand} puntos. Si no reclamas y además tomas tú la última ficha, tienes {fan:fully-concealed-hand}: {pts:fully-concealed-hand}.\nDespués de reclamar, tomar la última ficha todavía da {fan:self-drawn}: {pts:self-drawn} punto.',
    captions: { given: 'Con un descarte: {total:0} puntos', drawn: 'Lo mismo, del muro: {total:1} puntos' },
  },
  simples: {
    title: 'Del 2 al 8',
    body: '{fan:all-simples}: sin 1, sin 9, sin honores. Vale {pts:all-simples}.',
    captions: { hand: 'Solo del 2 al 8. Sin nada más, {total:0} puntos no alcanzan' },
  },
  twos: {
    title: 'Dos chows que combinan',
    body: 'Dos chows juntos pueden dar un punto. Es poco, pero convierte 7 puntos en 8.',
    captions: {
      mixed: '{fan:mixed-double-chow}: el mismo en dos palos',
      pure: '{fan:pure-double-chow}: el mismo en un palo',
      straight: '{fan:short-straight}: seis seguidas',
    },
  },
  name: {
    title: '¿Qué fan es?',
    body: 'Dos chows de círculos.',
    captions: { which: '345 y 678' },
    options: { mixed: '{fan:mixed-double-chow}', pure: '{fan:pure-double-chow}', straight: '{fan:short-straight}' },
    reasons: {
      mixed: 'Para eso hacen falta dos palos. Aquí los dos son círculos.',
      pure: 'Para eso los dos chows tienen que ser iguales. Estos van uno tras otro.',
    },
    done: '3, 4, 5, 6, 7, 8 del mismo palo: seis seguidas.',
  },
  waits: {
    title: 'Un punto por una espera estrecha',
    body: 'Si solo una clase de ficha completa tu mano, eso vale un punto. {fan:closed-wait} es el hueco en medio de un chow. {fan:edge-wait} es el 3 tras 12, o el 7 antes de 89. {fan:single-wait} es la segunda ficha de la pareja.\nUna espera por los dos lados no da puntos, pero sí el doble de fichas.',
    captions: { closed: 'Espera solo {2m}', edge: 'Espera solo {3m}', open: 'Espera {1m} y {4m}: sin puntos' },
  },
  closed: {
    title: '¿Qué ficha esperas?',
    body: 'Toca la ficha que completa esta mano.',
    captions: { have: 'Tu mano' },
    reasons: { other: 'Busca el grupo que no está terminado. A {68s} le falta la ficha de en medio.' },
    done: '{7s} y ninguna otra: {fan:closed-wait}.',
  },
  knitted: {
    title: 'Fichas cosidas',
    body: 'Vale la pena conocer un patrón especial. {fan:knitted-straight} toma 147 de un palo, 258 de otro y 369 del tercero, con los palos en cualquier orden. Vale {pts:knitted-straight}. Se completa con un grupo y una pareja normales. Sus nueve fichas no se reclaman una a una: solo la última ficha de la mano puede venir de un descarte.',
    captions: { pattern: 'Ninguna es vecina de otra', hand: '{total:1} puntos' },
  },
  gap: {
    title: 'Completa las nueve',
    body: 'Falta una de las nueve fichas cosidas. ¿Cuál?',
    captions: { have: 'Tu mano' },
    options: { '7m': '{7m}', '7p': '{7p}', '8m': '{8m}' },
    reasons: {
      '7p': 'Los círculos tienen aquí 258. El 7 va con el palo del 1 y el 4.',
      '8m': 'Los caracteres tienen aquí 1 y 4. Después viene el 7.',
    },
    done: '{147m}, {258p}, {369s}: cada número una vez.',
  },
};
