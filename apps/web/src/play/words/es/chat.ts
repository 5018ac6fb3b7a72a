import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Area<typeof english, RomanceForms> = {
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
  'chat.mute': 'Silenciar a alguien',
  'chat.muteOne': 'Silenciar a {name}',
  'chat.muteNote': 'No verás sus mensajes. La otra persona no se entera.',
  'chat.watches': 'mirando',
  'chat.said': '{name}: {text}',
};
