import type { Area, RomanceForms } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, RomanceForms> = {
  'event.unnamed': 'Torneo sin nombre',
  'event.hand': '{wind} {number}',
  'event.over': 'terminada',
  'event.playing': 'en juego',
  'event.waiting': 'sin empezar',
  'event.paused': 'en pausa',
};
