import type { Area, RomanceForms } from '../area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, RomanceForms> = {
  'update.ready': 'Há uma versão nova.',
  'update.note': 'O seu lugar e os seus ajustes ficam guardados.',
  'update.reload': 'Carregar de novo',
  'update.later': 'Mais tarde',
};
