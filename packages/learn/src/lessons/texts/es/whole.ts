import type { StepText } from '../../steps.ts';

export const whole: Readonly<Record<string, StepText>> = {
  before: {
    title: 'Una mano entera',
    body: 'Ahora juegas por tu cuenta, contra tres bots tranquilos. No puntúa para nada y no se guarda.\nLa mesa ayuda: muestra tus esperas, cuántas de esas fichas no has visto y cuántos puntos daría cada una. Pide consejo cuando quieras.\nBusca una ruta, cuenta antes de reclamar y no te apenes si otro es más rápido. La mayoría de las manos las gana otra persona.',
    captions: { ready: 'Una mano lista', waits: 'Sus esperas, como las muestra la mesa' },
  },
  hand: {
    title: 'Tu mano',
    body: 'Eres Este. No hay reloj.',
    done: 'La mano terminó. Ahora ves todas las fichas.',
  },
  again: {
    title: 'Otra mano',
    body: 'Ahora eres Sur. Empieza Este.',
    done: 'Fue la segunda mano. Mira qué juntaban los demás.',
  },
  after: {
    title: 'Ya sabes jugar',
    body: 'Conoces las fichas, el turno, cómo reclamar, veinte fans y el camino hasta ocho puntos. Lo demás llega jugando.\nEn la página Aprender hay una mesa de práctica, ejercicios y el libro de los 81 fans.',
  },
};
