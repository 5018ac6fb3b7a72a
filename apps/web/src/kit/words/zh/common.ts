import type { Area } from '../../i18n/area.ts';
import type { common as english } from '../en/common.ts';

export const common: Area<typeof english, 'other'> = {
  'list.comma': '、',
  'book.appendix': '附录{number}',
  'table.you': '你',
  'settings.language': '语言',
  'searchField.clear': '清除搜索',
};
