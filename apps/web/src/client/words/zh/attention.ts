import type { Area } from '../../../kit/i18n/area.ts';
import type { attention as english } from '../en/attention.ts';

export const attention: Area<typeof english, 'other'> = {
  'attention.turn': '轮到你',
  'attention.claim': '可以要{tile}',
};
