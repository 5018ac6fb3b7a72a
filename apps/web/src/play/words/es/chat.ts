import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Area<typeof english, RomanceForms> = {
  'chat.voiceForSeated': 'Solo lo ven quienes están sentados en esta mesa.',
  'chat.voiceForLesson': 'Solo lo ven los alumnos de esta mesa y quien les enseña.',
  'chat.title': 'Chat',
  'chat.unread': {
    one: 'Chat, {count} mensaje nuevo',
    many: 'Chat, {count} de mensajes nuevos',
    other: 'Chat, {count} mensajes nuevos',
  },
  'chat.close': 'Cerrar el chat',
  'chat.lines': 'Mensajes',
  'chat.none': 'Todavía no hay mensajes.',
  'chat.words': 'Mensajes rápidos',
  'chat.write': 'Escribe un mensaje',
  'chat.send': 'Enviar',
  'chat.players': 'Lo leen todos en la mesa, también los espectadores.',
  'chat.kept': 'Los mensajes de esta partida se guardan con ella.',
  'chat.spectators': 'Solo lo leen los espectadores, nunca los jugadores.',
  'chat.closedHand': 'Durante la mano solo puedes enviar mensajes rápidos. Al terminar podrás escribir.',
  'chat.closedWmo': 'Reglas de competición: durante la mano no se habla. El chat se abre al terminar.',
  'chat.closedRated': 'Partida con rating: durante la mano no se habla. El chat se abre al terminar.',
  'chat.block': 'Bloquear a alguien',
  'chat.blockOne': 'Bloquear a {name}',
  'chat.blockNote': 'No verás sus mensajes aquí ni en otras mesas hasta que lo deshagas. No se enteran.',
  'chat.watches': 'mirando',
  'chat.said': '{name}: {text}',
};
