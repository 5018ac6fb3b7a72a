import type { Area } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, 'other'> = {
  'event.unnamed': '未命名的赛事',
  'event.hand': '{wind}{number}盘',
  'event.over': '已结束',
  'event.playing': '进行中',
  'event.waiting': '未开始',
  'event.paused': '已暂停',
};
