import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { attention as english } from '../en/attention.ts';

export const attention: Area<typeof english, RomanceForms> = {
  'attention.turn': 'Te toca',
  'attention.claim': 'Puedes reclamar {tile}',
};
