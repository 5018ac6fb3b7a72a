import type { Area, RomanceForms } from '../area.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Area<typeof english, RomanceForms> = {
  'chat.title': 'Chat',
  'chat.unread': {
    one: 'Chat, {count} línea nueva',
    many: 'Chat, {count} de líneas nuevas',
    other: 'Chat, {count} líneas nuevas',
  },
  'chat.menuUnread': {
    one: 'Menú, {count} línea nueva en el chat',
    many: 'Menú, {count} de líneas nuevas en el chat',
    other: 'Menú, {count} líneas nuevas en el chat',
  },
  'chat.close': 'Cerrar el chat',
  'chat.lines': 'Lo que se ha dicho',
  'chat.none': 'Nadie ha dicho nada todavía.',
  'chat.words': 'Frases rápidas',
  'chat.write': 'Di algo',
  'chat.send': 'Decir',
  'chat.players': 'Lo leen todos los de la mesa, también quienes miran.',
  'chat.spectators': 'Solo lo leen quienes miran, nunca los jugadores.',
  'chat.closedHand': 'Durante la mano solo hay frases rápidas; al terminar se puede escribir otra vez.',
  'chat.closedWmo': 'En competición nadie habla durante la mano; el chat se abre otra vez al terminar.',
  'chat.mute': 'Silenciar a alguien',
  'chat.muteOne': 'Silenciar a {name}',
  'chat.muteNote': 'No verás lo que diga, y nadie se lo dirá.',
  'chat.watches': 'mira',
  'chat.said': '{name}: {text}',

  'chat.word.hello': 'Hola',
  'chat.word.good-luck': 'Suerte',
  'chat.word.nice-hand': 'Bonita mano',
  'chat.word.well-played': 'Bien jugado',
  'chat.word.thanks': 'Gracias',
  'chat.word.sorry': 'Perdón',
  'chat.word.oops': 'Uy',
  'chat.word.one-moment': 'Un momento',
  'chat.word.ready': 'Por mí, ya',
  'chat.word.good-game': 'Buena partida',
  'chat.word.again': '¿Otra partida?',
  'chat.word.bye': 'Adiós',
};
