import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { talk as english } from '../en/talk.ts';

export const talk: Area<typeof english, RomanceForms> = {
  'replay.panel.talk': 'Chat',
  'talk.title': 'Chat de la partida',
  'talk.none': 'Hasta esta jugada nadie ha dicho nada.',
  'talk.next': 'Mensaje siguiente',
  'talk.later': {
    one: '{count} más en el resto de la partida',
    many: '{count} más en el resto de la partida',
    other: '{count} más en el resto de la partida',
  },
  'talk.save': 'Guardar como archivo con el chat',
};
