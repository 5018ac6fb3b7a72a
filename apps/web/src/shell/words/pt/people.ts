import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { people as english } from '../en/people.ts';

export const people: Area<typeof english, RomanceForms> = {
  'people.page': 'Pessoas que você evita',
  'people.pageNote': 'Só você vê estas listas. Ninguém fica sabendo que está em uma.',
  'people.settingsNote': 'Com quem você não senta e quem você não lê',
  'people.apart': 'Não me sentar com esta pessoa',
  'people.apartNote': '“Jogar já” não junta vocês. Em uma mesa pública você recebe um aviso antes de sentar.',
  'people.blocked': 'Bloquear',
  'people.blockedNote': 'Você não vê o que dizem nas mesas, e os avisos delas não chegam a você.',
  'people.open': 'Editar',
  'people.none': 'Ninguém.',
  'people.takeOut': 'Tirar {name} da lista',
  'people.own': 'Partidas terminadas',
  'people.ownNone': 'Você ainda não jogou com outras pessoas.',
  'people.ownNote':
    'Suas últimas {games} {games:partida|partidas} com outras pessoas. Os outros veem a partir de {from} {from:partida|partidas}. Cair da conexão não conta se você volta antes de a mão acabar; nem uma partida que todos concordaram em encerrar.',
  'people.finishesGames': 'Termina {finished} de {games} {games:partida|partidas} com outras pessoas.',
  'people.isBot': 'Um bot que o programa de alguém joga.',
  'people.fewGames': 'Jogou poucas partidas com outras pessoas até agora.',
  'people.report': 'Denunciar ao operador',
  'people.reportNote':
    'O operador deste servidor recebe a mesa, a mão e o chat que você lê, e nenhuma pedra da mão em jogo.',
  'people.reportGame': 'O operador deste servidor recebe a partida junto.',
  'people.reason': 'O que aconteceu',
  'people.reason.insult': 'Insultos ou ameaças',
  'people.reason.cheating': 'Trapaça',
  'people.reason.stalling': 'Atrasa o jogo de propósito',
  'people.reason.name': 'Nome ofensivo',
  'people.reason.other': 'Outra coisa',
  'people.reportText': 'Com suas palavras, se quiser',
  'people.reportSend': 'Enviar denúncia',
  'people.reported': 'Enviada. O operador vai olhar.',
  'people.dropSure': 'Fechar sem enviar a denúncia?',
  'people.drop': 'Fechar sem enviar',
  'people.writeOn': 'Continuar escrevendo',
};
