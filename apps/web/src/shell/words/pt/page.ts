import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { page as english } from '../en/page.ts';

export const page: Area<typeof english, RomanceForms> = {
  'page.lastTile': '{fan} conta também da muralha: {counted}. Só com um descarte, como diz o texto espanhol: {other}.',
  'page.brand': 'Gorrión',
  'page.brandHome': 'Gorrión, início',
  'page.yourName': 'Seu nome',
  'page.saveName': 'Salvar',
  'page.nameTooLong': 'No máximo {count} {count:caractere|caracteres}. Encurte seu nome para salvar.',
  'page.lightTheme': 'Tema claro',
  'page.darkTheme': 'Tema escuro',
  'page.settings': 'Configurações',
  'page.search': 'Buscar',
  'page.places': 'Lugares',
  'page.above': 'Onde você está',
  'page.disputed': 'Em discussão:',
  'page.disputedCases': {
    one: '{fan} ({count} caso)',
    many: '{fan} ({count} de casos)',
    other: '{fan} ({count} casos)',
  },
  'page.disputedTab': '{text} no atlas de decisões, em outra aba',

  'place.play': 'Jogar',
  'place.learn': 'Aprender',
  'place.review': 'Revisar',
  'place.groups': 'Grupos',
  'place.events': 'Torneios',

  'lost.page': 'Página não encontrada',
  'lost.pageNote': 'O link pode estar incompleto.',
  'lost.home': 'Início',

  'link.online': 'Conectado',
  'link.device': 'Neste dispositivo, sem conexão',
  'link.connecting': 'Conectando…',
  'link.offline': 'Sem conexão',
  'page.appeal.reason': 'Seu motivo',
  'page.appeal.missing': 'Escreva antes o motivo. Ele fica com a resposta.',
  'page.appeal.uphold': 'Aceitar',
  'page.appeal.reject': 'Rejeitar',
};
