import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { talk as english } from '../en/talk.ts';

export const talk: Area<typeof english, RomanceForms> = {
  'replay.panel.talk': 'Chat',
  'talk.title': 'Chat da partida',
  'talk.none': 'Até esta jogada ninguém disse nada.',
  'talk.next': 'Próxima mensagem',
  'talk.later': {
    one: 'Mais {count} no resto da partida',
    many: 'Mais {count} no resto da partida',
    other: 'Mais {count} no resto da partida',
  },
  'talk.save': 'Salvar como arquivo com o chat',
};
