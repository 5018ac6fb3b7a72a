import type { Area } from '../../../kit/i18n/area.ts';
import type { voice as english } from '../en/voice.ts';

export const voice: Area<typeof english, 'other'> = {
  'voice.title': '语音通话',
  'voice.join': '加入通话',
  'voice.leadsTo': '在新窗口打开',
  'voice.address': '通话链接',
  'voice.note': '什么服务都行：贴上链接，或新建一个房间。',
  'voice.set': '使用这个链接',
  'voice.make': '新建房间',
  'voice.remove': '移除链接',
};
