import type { Area } from '../area.ts';
import type { newGroup as english } from '../en/newGroup.ts';

export const newGroup: Area<typeof english, 'other'> = {
  'newGroup.name': '群名',
  'newGroup.hint': '周二在小安家',
  'newGroup.make': '建群',
  'newGroup.ofTable': '把这一桌建成群',
  'newGroup.ofTableNote': '在这里打牌的人会成为成员，这一桌的牌局计入群的赛季。每个人随时可以离开。',
  'newGroup.cancel': '取消',
};
