import type { Area } from '../area.ts';
import type { common as english } from '../en/common.ts';

export const common: Area<typeof english, 'other'> = {
  'list.comma': '、',
  'table.you': '你',
  'settings.language': '语言',
};
