import type { Area } from '../../../kit/i18n/area.ts';
import type { watchers as english } from '../en/watchers.ts';

export const watchers: Area<typeof english, 'other'> = {
  'watchers.count': { other: '{count}人观战' },
  'watchers.countToo': { other: '还有{count}人观战' },
  'watchers.cast': '{name}的直播画面',
  'watchers.showOut': '移出{name}',
  'watchers.sure': '移出{name}？对方将无法回到这张牌桌。',
  'watchers.yes': '移出',
  'watchers.keep': '取消',
  'watchers.gone': '已移出{name}。',
  'watchers.more': { other: '还有{count}人。' },
};
