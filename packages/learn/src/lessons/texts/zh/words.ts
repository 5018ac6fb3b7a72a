import type { WordText } from '../../steps.ts';

export const words: Readonly<Record<string, WordText>> = {
  suit: { name: '花色', text: '万、条、饼，从1到9，每种四张。' },
  honours: { name: '字牌', text: '风牌和箭牌。没有数字，不能组顺子。' },
  flower: { name: '花牌', text: '亮在一边再补一张，和牌时加一分。' },
  chow: { name: '顺子', text: '同一花色三张相连。' },
  pung: { name: '刻子', text: '三张一样。' },
  kong: { name: '杠', text: '四张一样，算一副。' },
  pair: { name: '将', text: '两张一样。一般的牌都要一对将。' },
  hand: { name: '手牌', text: '四副加一对将就成牌。' },
  wall: { name: '牌墙', text: '扣着的牌，从这里摸牌。' },
  turn: { name: '巡', text: '摸一张，打一张。' },
  ready: { name: '听牌', text: '只差一张就成牌。' },
  wait: { name: '听的牌', text: '能让你成牌的那几种牌。' },
  selfDrawn: { name: '自摸', text: '用自己摸的牌和牌。' },
  claim: { name: '要牌', text: '用别人打出的牌凑成一副。' },
  open: { name: '亮明', text: '要来的一副亮在桌上。手里的牌是暗的。' },
  fan: { name: '番种', text: '有名字的牌型，能得分。' },
  minimum: { name: '起和', text: '至少{minimum}分才能和。' },
  route: { name: '路', text: '手牌正在做的番种。' },
  safe: { name: '安全牌', text: '打出去多半没有人和的牌。' },
  base: { name: '底分', text: '不管怎么和，每家都付的{base}分。' },
};
