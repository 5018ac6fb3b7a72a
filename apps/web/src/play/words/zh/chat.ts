import type { Area } from '../../../kit/i18n/area.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Area<typeof english, 'other'> = {
  'chat.voiceForSeated': '只有坐在这一桌的人看得到。',
  'chat.voiceForLesson': '只有这一桌的学员和老师看得到。',
  'chat.title': '聊天',
  'chat.unread': { other: '聊天，{count}条新消息' },
  'chat.close': '关闭聊天',
  'chat.lines': '消息',
  'chat.none': '还没有消息。',
  'chat.words': '快捷消息',
  'chat.write': '输入消息',
  'chat.send': '发送',
  'chat.players': '牌桌上所有人都能看到，包括观众。',
  'chat.kept': '本局的消息会随牌局保存。',
  'chat.spectators': '只有观众能看到，玩家看不到。',
  'chat.closedHand': '本盘进行中只能发快捷消息，结束后可以打字。',
  'chat.closedWmo': '比赛规则：本盘进行中不得交谈，结束后聊天重新开放。',
  'chat.closedRated': '本局计等级分：本盘进行中不得交谈，结束后聊天重新开放。',
  'chat.block': '屏蔽某人',
  'chat.blockOne': '屏蔽{name}',
  'chat.blockNote': '在这里和其他牌桌上都看不到此人的消息，直到你取消。对方不会知道。',
  'chat.watches': '观众',
  'chat.said': '{name}：{text}',
};
