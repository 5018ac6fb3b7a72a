import type { Area } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, 'other'> = {
  'event.unnamed': '未命名的赛事',
  'event.hand': '{wind}{number}盘',
  'event.over': '已结束',
  'event.playing': '进行中',
  'event.waiting': '未开始',
  'event.paused': '已暂停',
  'event.origin.design': '完美设计：任何两人都不会相遇两次。',
  'event.origin.search': { other: '主办者称由搜索得出，共{count}步，种子为{seed}，任何人都可重现。' },
  'event.origin.atOnce': '主办者称由种子{seed}得出，没有任何轮换表能使重复相遇更少，任何人都可重现。',
  'event.origin.hand': '由主办者编排。',
  'event.chartLate': '轮换表在抽签后制定或更改，当时主办者已知各人号码。',
  'event.chartEarly': '轮换表在抽签前已定。',
  'event.drawPromised': '已承诺：此次抽签的指纹自{time}起公开，早于抽签，且只抽了一次。',
  'event.drawUnpromised': '未承诺：抽签前无人能看到其指纹。',
  'event.drawnAgain': { other: '未承诺：共抽签{count}次，主办者采用了最后一次。' },
  'event.made.rank': '按排名编排牌桌。',
  'event.made.rounds': '淘汰赛牌桌，按成绩编排。',
  'event.made.hand': '本轮座位经主办者调换。',
  'event.made.promised': '抽签分桌，抽签前已于{time}承诺。',
  'event.made.unpromised': '抽签分桌，但事先没有承诺。',
};
