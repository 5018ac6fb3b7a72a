import type { Area } from '../area.ts';
import type { search as english } from '../en/search.ts';

export const search: Area<typeof english, 'other'> = {
  'search.title': '搜索番种',
  'search.placeholder': '名称、拼音或编号',
  'search.close': '关闭搜索',
  'search.found': { other: '{count}个结果' },
  'search.nothing':
    '没有找到这个番种，下面是最接近的。可以输入中文、英文、西班牙文或葡萄牙文名称、拼音，以及编号1到81。',
  'search.points': { other: '{count}分' },
  'search.older': '古典打法',
};
