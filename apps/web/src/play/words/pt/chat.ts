import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Area<typeof english, RomanceForms> = {
  'chat.voiceForSeated': 'Só quem está sentado nesta mesa vê.',
  'chat.voiceForLesson': 'Só os alunos desta mesa e quem ensina veem.',
  'chat.title': 'Chat',
  'chat.unread': {
    one: 'Chat, {count} mensagem nova',
    many: 'Chat, {count} de mensagens novas',
    other: 'Chat, {count} mensagens novas',
  },
  'chat.close': 'Fechar o chat',
  'chat.lines': 'Mensagens',
  'chat.none': 'Nenhuma mensagem ainda.',
  'chat.words': 'Mensagens rápidas',
  'chat.write': 'Escreva uma mensagem',
  'chat.send': 'Enviar',
  'chat.players': 'Todos na mesa podem ler, os espectadores também.',
  'chat.kept': 'As mensagens desta partida são salvas com ela.',
  'chat.spectators': 'Só os espectadores podem ler, nunca os jogadores.',
  'chat.closedHand': 'Durante a mão você só pode enviar mensagens rápidas. Depois dela pode escrever de novo.',
  'chat.closedWmo': 'Regras de competição: ninguém fala durante a mão. O chat abre depois dela.',
  'chat.closedRated': 'Partida com rating: ninguém fala durante a mão. O chat abre depois dela.',
  'chat.block': 'Bloquear alguém',
  'chat.blockOne': 'Bloquear {name}',
  'chat.blockNote': 'Você não verá as mensagens dela aqui nem em outras mesas até desfazer. A pessoa não fica sabendo.',
  'chat.watches': 'assistindo',
  'chat.said': '{name}: {text}',
};
