import type { Area } from '../area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, 'other'> = {
  'update.ready': '有新版本。',
  'update.note': '座位和设置都会保留。',
  'update.reload': '重新加载',
  'update.later': '以后',
};
