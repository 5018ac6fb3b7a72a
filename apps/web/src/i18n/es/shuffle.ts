import type { Area, RomanceForms } from '../area.ts';
import type { shuffle as english } from '../en/shuffle.ts';

export const shuffle: Area<typeof english, RomanceForms> = {
  'shuffle.notFair': 'Puede que este reparto no sea justo para ti.',
  'shuffle.refusedBy': 'La página de {name} no se fía de esta mezcla.',
  'shuffle.again': 'Se vuelven a mezclar las fichas.',
  'shuffle.withheldBy': 'Sellaron un número y no lo abrieron: {names}.',
  'shuffle.numberLost': 'Tu número aleatorio se perdió al recargar la página.',
  'shuffle.numberLostWhy': 'Este navegador no lo había guardado, así que se vuelven a mezclar las fichas.',
  'shuffle.lost': 'El servidor ha perdido esta mano. ¿Repartirla otra vez?',
  'shuffle.playOn': 'Sí, repartir otra vez',
  'shuffle.objection.wrong-place': 'La mezcla es para otra mesa, otra mano, otros jugadores u otras reglas.',
  'shuffle.objection.not-newer': 'La página ya conoce esta mano u otra posterior.',
  'shuffle.objection.attempt-without-void': 'La mezcla no continúa la anterior.',
  'shuffle.objection.other-list': 'La lista de sellos no es la que vio la página.',
  'shuffle.objection.sealed-after-call': 'Llegó un sello cuando ya se habían pedido los números.',
  'shuffle.objection.left-out': 'La página respondió, pero su número no se usó.',
  'shuffle.format1':
    'Formato 1: el reparto sale solo de la semilla del servidor. No demuestra que el servidor no lo eligiera.',
  'shuffle.format2':
    'Formato 2: el reparto sale de lo que se abrió. No demuestra que el compromiso fuera nuevo ni que todos los sellos llegaran antes.',
  'shuffle.mine': 'Justo para ti: el número de esta página está en la mezcla.',
  'shuffle.leftOut': 'No es justo para ti: el número de esta página no se usó.',
  'shuffle.fits': 'Todo lo abierto encaja. No contiene ningún número de este navegador.',
  'shuffle.otherDevice':
    'Número aleatorio de {name}, creado en otro de tus dispositivos o antes de que este navegador lo olvidara',
  'shuffle.since': 'Seguido desde la mano {hand}: lo anterior se da por bueno.',
  'shuffle.bot': 'Un bot no da número.',
  'shuffle.absent': 'No estaba en la mesa en ese momento.',
  'shuffle.struck': 'No se le pidió: retuvo dos números en esta partida.',
  'shuffle.noSeal': 'No selló a tiempo: no se usó.',
  'shuffle.withheld': 'Sellado, pero no abierto.',
  'shuffle.attempts': 'Mezclado otra vez',
  'shuffle.attempt': 'Intento {attempt}: no abrieron su número {names}. No se repartió nada.',
  'shuffle.doubts': 'No se fían',
  'shuffle.doubt': '{name}: {reason}',
  'shuffle.accepted': 'Siguieron jugando cuando el servidor había perdido una mano',
};
