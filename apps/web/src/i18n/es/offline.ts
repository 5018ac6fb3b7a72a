import type { Area, RomanceForms } from '../area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, RomanceForms> = {
  'update.ready': 'Hay una versión nueva.',
  'update.note': 'Tu asiento y tus ajustes se conservan.',
  'update.reload': 'Recargar',
  'update.later': 'Más tarde',
};
