import type { Area, RomanceForms } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, RomanceForms> = {
  'event.unnamed': 'Torneio sem nome',
  'event.hand': '{wind} {number}',
  'event.over': 'encerrada',
  'event.playing': 'em jogo',
  'event.waiting': 'não começou',
  'event.paused': 'em pausa',
};
