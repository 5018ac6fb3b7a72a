import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { app as english } from '../en/app.ts';

export const app: Area<typeof english, RomanceForms> = {
  'link.lost': 'Se ha perdido la conexión.',
  'link.blocked': 'El servidor responde, pero la conexión del juego no pasa.',
  'link.blockedNote':
    'Puede que un proxy o un cortafuegos bloquee los websockets. Prueba otra red, como los datos móviles.',
  'link.retryIn': {
    one: 'Reintento en {count} segundo.',
    many: 'Reintento en {count} de segundos.',
    other: 'Reintento en {count} segundos.',
  },
  'link.retrying': 'Reintentando…',
  'link.safe': 'Tu asiento queda guardado.',
  'link.restart': 'El servidor se está reiniciando.',
  'link.tryNow': 'Reintentar',
  'link.back': 'Estás de vuelta en la mesa.',
  'link.backDiscards': {
    one: 'Un descarte mientras no estabas.',
    many: '{count} de descartes mientras no estabas.',
    other: '{count} descartes mientras no estabas.',
  },
  'link.nothingMissed': 'No te has perdido ningún descarte.',
  'link.connectingNote': 'El servidor aún no ha respondido.',

  'replaced.title': 'Abierta en otra pestaña',
  'replaced.note':
    'Has abierto esta partida en otra pestaña o en otro dispositivo. Solo se puede jugar en uno a la vez.',
  'replaced.takeBack': 'Jugar aquí',

  'outdated.title': 'Hay una versión nueva',
  'outdated.note': 'Esta página está anticuada. Tu partida está guardada. Recarga para seguir.',
  'outdated.reload': 'Recargar',

  'broken.title': 'Algo ha fallado',
  'broken.note': 'Tu partida está guardada en el servidor. Recarga para seguir.',

  'notice.dismiss': 'Cerrar',
  'notice.lost.win': '{name} ha ganado con {tile}.',
  'notice.lost.kong': '{name} ha hecho {kong} con {tile}.',
  'notice.lost.pung': '{name} ha hecho {pung} con {tile}.',
  'notice.lost.chow': '{name} ha hecho {chow} con {tile}.',
  'notice.lostWhy':
    '{Hu} va antes que {kong} y {pung}, y estos antes que {chow}. Entre dos {Hu} gana el siguiente en el turno.',
  'notice.refused.pause': '{name} prefiere no parar ahora.',
  'notice.refused.end': '{name} prefiere seguir jugando.',
  'notice.stoodUp': 'Has dejado tu asiento.',
  'notice.stoodUpNote': 'Puedes volver a sentarte mientras haya un asiento libre.',
  'notice.chairFreed': 'Tu asiento ha quedado libre.',
  'notice.unseated': 'El anfitrión te ha expulsado de tu asiento.',
  'notice.unseatedNote': 'Puedes mirar, pero no volver a tomar asiento aquí.',
  'notice.copied': 'Enlace copiado.',
  'notice.copiedText': 'Copiado.',
  'notice.reloadNeeded': 'Lo que has pedido se abre al recargar.',
  'notice.all': 'Avisos',

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
  'wall.stands': 'El muro está listo.',
  'wall.offer': 'Nadie conoce sus fichas. Un jugador puede pedir otro, una sola vez.',
  'wall.rebuild': 'Pedir otro muro',
  'wall.seconds': {
    one: 'Queda {count} segundo',
    many: 'Quedan {count} de segundos',
    other: 'Quedan {count} segundos',
  },
  'wall.rebuiltBy': '{name} pidió otro muro.',
  'wall.rebuiltByYou': 'Pediste otro muro.',
  'wall.rebuiltNote': 'Nadie conoce el anterior: sus números siguen cerrados.',
};
