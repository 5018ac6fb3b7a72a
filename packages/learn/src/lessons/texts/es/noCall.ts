import type { StepText } from '../../steps.ts';

export const noCall: Readonly<Record<string, StepText>> = {
  price: {
    title: 'Lo que quita reclamar',
    body: 'Las dos manos tienen casi las mismas fichas. La primera no reclamó y puede ganar. La segunda reclamó un chow, y los {minimum} puntos quedan fuera de alcance.',
    captions: { concealed: 'Oculta: {total:0} puntos', open: 'Un grupo reclamado: {total:1} puntos' },
  },
  play: {
    title: 'Déjala pasar',
    body: 'Eres Este. Esta mano vive de fans pequeños, y uno de ellos es {fan:concealed-hand}.',
    turns: {
      lone: 'Descarta {N} o {W}.',
      tempting: 'Quien está a tu izquierda descartó {8p}. Formaría 678 de círculos.',
      ready: 'Tomaste {5p}, y ahora 567 de círculos va con 567 de caracteres. Descarta el otro viento.',
      win: '{5s} completa la mano. La mesa te dice cuánto vale.',
    },
    reasons: {
      open: 'Con 678 a la vista, lo máximo sería {total:0} puntos. La mano sería rápida y no serviría de nada. Pasa.',
      pass: 'Son exactamente {total:1} puntos. Di {Hu}.',
      other: 'Guarda los grupos. {N} y {W} no encajan con nada.',
    },
    done: 'Dejaste pasar una ficha y ganaste con {total:1} puntos en lugar de {total:0}.',
  },
  good: {
    title: '¿Qué mano debe reclamar?',
    body: 'Una de estas manos no pierde nada si reclama. ¿Cuál?',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A vive de {fan:concealed-hand} y fans pequeños. Al reclamar una vez se pierden los {minimum} puntos.',
      c: 'C aún no tiene ruta. Reclamar ahora te ataría antes de saber adónde vas.',
    },
    done: 'B busca {fan:half-flush} con {EEE} y {CCC}. Esos puntos se quedan aunque los grupos estén a la vista.',
  },
  rule: {
    title: 'La pregunta clave',
    body: 'Se descarta una ficha que podrías reclamar. ¿Qué decide?',
    options: {
      always: 'Un grupo es un grupo: se reclama',
      points: '¿Llegará la mano todavía a {minimum} puntos?',
      never: 'Seguir oculta cuanto se pueda',
    },
    reasons: {
      always: 'Cuatro grupos sin {minimum} puntos no ganan. Mira primero qué queda después de reclamar.',
      never: 'Así los fans grandes a la vista te llevarían demasiado tiempo. Cuenta primero.',
    },
    done: 'Cuenta antes de reclamar. Si alcanza, toma la ficha. Si no, pasa.',
  },
};
