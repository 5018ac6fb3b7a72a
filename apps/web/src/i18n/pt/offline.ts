import type { Area, RomanceForms } from '../area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, RomanceForms> = {
  'update.ready': 'Há uma versão nova.',
  'update.note': 'Seu lugar e suas configurações são mantidos.',
  'update.reload': 'Recarregar',
  'update.later': 'Mais tarde',
};
