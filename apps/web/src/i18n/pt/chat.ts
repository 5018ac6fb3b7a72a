import type { Area, RomanceForms } from '../area.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Area<typeof english, RomanceForms> = {
  'chat.title': 'Chat',
  'chat.unread': {
    one: 'Chat, {count} linha nova',
    many: 'Chat, {count} de linhas novas',
    other: 'Chat, {count} linhas novas',
  },
  'chat.menuUnread': {
    one: 'Menu, {count} linha nova no chat',
    many: 'Menu, {count} de linhas novas no chat',
    other: 'Menu, {count} linhas novas no chat',
  },
  'chat.close': 'Fechar o chat',
  'chat.lines': 'O que se disse',
  'chat.none': 'Ninguém disse nada ainda.',
  'chat.words': 'Frases rápidas',
  'chat.write': 'Diga algo',
  'chat.send': 'Dizer',
  'chat.players': 'Todos à mesa leem, também quem assiste.',
  'chat.spectators': 'Só quem assiste lê, nunca os jogadores.',
  'chat.closedHand': 'Durante a mão há só as frases rápidas; depois dela é possível escrever de novo.',
  'chat.closedWmo': 'Em competição ninguém fala durante a mão; o chat abre de novo depois dela.',
  'chat.mute': 'Silenciar alguém',
  'chat.muteOne': 'Silenciar {name}',
  'chat.muteNote': 'Você deixa de ver o que a pessoa diz, e ela não é avisada.',
  'chat.watches': 'assiste',
  'chat.said': '{name}: {text}',

  'chat.word.hello': 'Olá',
  'chat.word.good-luck': 'Boa sorte',
  'chat.word.nice-hand': 'Bela mão',
  'chat.word.well-played': 'Bem jogado',
  'chat.word.thanks': 'Agradeço',
  'chat.word.sorry': 'Desculpe',
  'chat.word.oops': 'Ops',
  'chat.word.one-moment': 'Um momento',
  'chat.word.ready': 'Por mim, já',
  'chat.word.good-game': 'Boa partida',
  'chat.word.again': 'Outra partida?',
  'chat.word.bye': 'Tchau',
};
