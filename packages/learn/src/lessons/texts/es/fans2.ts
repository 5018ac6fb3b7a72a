import type { StepText } from '../../steps.ts';

export const fans2: Readonly<Record<string, StepText>> = {
  flush: {
    title: 'Un palo y honores',
    body: '{fan:half-flush}: todas las fichas de un palo, junto con vientos o dragones. Vale {pts:half-flush}. Puedes reclamar cuanto quieras, así que es rápida.',
    captions: { hand: 'Bambú y honores: {total:0} puntos' },
  },
  honours: {
    title: 'Pungs que puntúan',
    body: 'Un pung de cualquier dragón es {fan:dragon-pung}: {pts:dragon-pung} puntos.\nUn pung del viento de la ronda es {fan:prevalent-wind}: {pts:prevalent-wind}. Un pung de tu propio viento es {fan:seat-wind}: {pts:seat-wind}. Un viento que es ambas cosas cuenta dos veces.',
    captions: { dragon: 'Cualquier dragón', round: 'Este, en la ronda de Este', seat: 'Sur, si eres Sur' },
  },
  wind: {
    title: '¿Qué vientos cuentan?',
    body: 'Es la ronda de Este y tú eres Sur. ¿Qué pungs te dan puntos por el viento: {EEE} o {SSS}?',
    options: { one: 'Solo {SSS}, tu propio viento', both: 'Los dos', none: 'Ninguno' },
    reasons: {
      one: 'Tu viento cuenta, y también el de la ronda. En la ronda de Este, {EEE} cuenta para todos.',
      none: 'Cuentan los dos: {EEE} es el viento de la ronda y {SSS} es el tuyo.',
    },
    done: '{EEE} es el viento de la ronda y {SSS} el tuyo. {WWW} o {NNN} apenas te darían algo.',
  },
  play: {
    title: 'Junta bambú',
    body: 'Eres Este en la ronda de Este, y casi todas tus fichas son bambú y honores.',
    turns: {
      suit: 'Fuera todo lo que no es bambú ni honor. Descarta {4m}, {2p} u {8p}.',
      dragon: 'Quien está enfrente descartó {C}, y tú tienes dos.',
      second: 'Ahora otra ficha que no sea de bambú.',
      east: '{E} es tu viento y el de la ronda.',
      third: 'La última ficha que no es de bambú.',
      win: '{8s} completa 678, y con él la mano.',
    },
    reasons: {
      pair: 'Esa es una de tus parejas. {CC} y {EE} serán pungs que puntúan, y {99s} es la pareja de la mano.',
      pass: 'Necesitas esta ficha. {fan:half-flush} se puede reclamar a la vista sin perder nada.',
      other: 'Juntas bambú. Descarta un carácter o un círculo.',
    },
    done: '{fan:half-flush} {pts:half-flush}, {fan:dragon-pung} {pts:dragon-pung}, {fan:prevalent-wind} {pts:prevalent-wind}, {fan:seat-wind} {pts:seat-wind}: {total:0} puntos, y todo reclamando.',
  },
  pungs: {
    title: 'Solo pungs',
    body: '{fan:all-pungs}: cuatro pungs o kongs y una pareja. Vale {pts:all-pungs}. Empiézala cuando tengas cuatro parejas o más. Cualquiera puede darte un pung, así que se avanza rápido.',
    captions: { hand: 'Como Este en la ronda de Este: {total:0} puntos' },
  },
  small: {
    title: 'Un punto por lo que falta',
    body: '{fan:one-voided-suit}: fichas de solo dos palos, {pts:one-voided-suit} punto. {fan:no-honors}: ni vientos ni dragones, {pts:no-honors} punto; {fan:all-chows} ya lo cumple siempre, así que ahí no se cuenta.',
    captions: { voided: 'Sin bambú' },
  },
  pairs: {
    title: '¿Qué podría llegar a ser?',
    body: 'Te han repartido trece fichas.',
    captions: { have: 'Tu mano' },
    options: { pungs: '{fan:all-pungs}', flush: '{fan:half-flush}', straight: '{fan:mixed-straight}' },
    reasons: {
      flush: 'Las fichas están repartidas en tres palos. Tendrías que cambiar casi todas.',
      straight: 'Apenas hay series. Fíjate en cuántas fichas son iguales.',
    },
    done: 'Un pung y cuatro parejas: guárdalas todas y reclama {Pung} siempre que puedas.',
  },
};
