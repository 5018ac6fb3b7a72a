import type { Area } from '../../../kit/i18n/area.ts';
import type { talk as english } from '../en/talk.ts';

export const talk: Area<typeof english, 'other'> = {
  'replay.panel.talk': '聊天',
  'talk.title': '牌局中的聊天',
  'talk.none': '到这一手为止还没有人说话。',
  'talk.next': '下一条消息',
  'talk.later': { other: '后面还有{count}条' },
  'talk.save': '连同聊天保存为文件',
};
