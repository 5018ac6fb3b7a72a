import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { people as english } from '../en/people.ts';

export const people: Area<typeof english, RomanceForms> = {
  'people.page': 'Personas que evitas',
  'people.pageNote': 'Solo tú ves estas listas. A nadie se le dice que está en una.',
  'people.settingsNote': 'Con quién no te sientas y a quién no lees',
  'people.apart': 'No sentarme con esta persona',
  'people.apartNote': '«Jugar ya» no os junta. En una mesa pública te avisa antes de sentarte.',
  'people.blocked': 'Bloquear',
  'people.blockedNote': 'No ves lo que dicen en las mesas, y sus avisos no te llegan.',
  'people.open': 'Editar',
  'people.none': 'Nadie.',
  'people.takeOut': 'Sacar a {name} de la lista',
  'people.own': 'Partidas terminadas',
  'people.ownNone': 'Todavía no has jugado con otras personas.',
  'people.ownNote':
    'Tus últimas {games} {games:partida|partidas} con otras personas. Los demás lo ven a partir de {from} {from:partida|partidas}. Perder la conexión no cuenta si vuelves antes de que acabe la mano; tampoco una partida que todos acordaron terminar.',
  'people.finishesGames': 'Termina {finished} de {games} {games:partida|partidas} con otras personas.',
  'people.isBot': 'Un bot que juega el programa de alguien.',
  'people.fewGames': 'Ha jugado pocas partidas con otras personas.',
  'people.report': 'Denunciar al operador',
  'people.reportNote':
    'El operador de este servidor recibe la mesa, la mano y el chat que tú lees, y ninguna ficha de la mano en juego.',
  'people.reportGame': 'El operador de este servidor recibe con ella la partida.',
  'people.reason': 'Qué pasó',
  'people.reason.insult': 'Insultos o amenazas',
  'people.reason.cheating': 'Trampas',
  'people.reason.stalling': 'Retrasa el juego a propósito',
  'people.reason.name': 'Nombre ofensivo',
  'people.reason.other': 'Otra cosa',
  'people.reportText': 'Con tus palabras, si quieres',
  'people.reportSend': 'Enviar denuncia',
  'people.reported': 'Enviada. El operador la mirará.',
  'people.dropSure': '¿Cerrar sin enviar la denuncia?',
  'people.drop': 'Cerrar sin enviar',
  'people.writeOn': 'Seguir escribiendo',
};
