import type { Area } from '../../../kit/i18n/area.ts';
import type { newGroup as english } from '../en/newGroup.ts';

export const newGroup: Area<typeof english, 'other'> = {
  'newGroup.name': '群名',
  'newGroup.hint': '周二在小安家',
  'newGroup.make': '建群',
  'newGroup.ofTable': '把这一桌建成群',
  'newGroup.ofTableNote': '在这里打牌的人会收到邀请，自己决定是否加入。有两人成为成员后，这一桌的牌局就计入群的赛季。',
  'newGroup.made': '群已建好，邀请已发给其他人。',
  'newGroup.open': '打开群',
  'newGroup.cancel': '取消',
  'newGroup.invitation': '邀请你加入“{name}”',
  'newGroup.invitedBy': '{by} 邀请你加入。',
  'newGroup.invitedNote': '成员会看到你的名字，以及你和他们打的牌局。谢绝后，一年内不会再邀请你。',
  'newGroup.accept': '加入',
  'newGroup.decline': '谢绝',
  'seatCall.call': '叫{group}来',
  'seatCall.group': '要叫的群',
  'seatCall.done': '已通知{group}。先来的人先入座。',
  'seatCall.refused.called-already': '刚刚已为这桌叫过人，十分钟后可以再叫。',
  'seatCall.refused.calling-too-often': '你或你的群最近一小时叫得太多，请稍后再试。',
  'seatCall.refused.no-free-seat': '座位已经坐满。',
  'seatCall.refused.not-at-table': '请先坐下，再叫群里的人来这桌。',
};
