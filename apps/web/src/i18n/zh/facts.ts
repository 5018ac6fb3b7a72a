import type { Area } from '../area.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Area<typeof english, 'other'> = {
  'facts.left': { other: '剩 {count} 张' },
  'facts.title': '听牌情况',
  'facts.ready': '听牌',
  'facts.readyWithout': '打出即听',
  'facts.without': '打出',
  'facts.of': '{points}/{minimum}',
  'facts.complete': '已成和牌牌型，{points}/{minimum} 分。',
  'facts.completeWhy': '牌型已完成，但只有 {points} 分，和牌需要 {minimum} 分。',
  'facts.tooLittle': { other: '已听牌，但只有 {count} 分。' },
  'facts.selfDrawOnly': '只有自摸才够分：{points} 分。',
  'facts.tile': '牌',
  'facts.unseen': '剩余',
  'facts.byDiscard': '点和',
  'facts.bySelfDraw': '自摸',
  'facts.fan': '{name} {points}',
  'facts.cost': '吃碰杠会使手牌不再门清，失去：{fans}。',
  'facts.thenReady': '之后听牌，最多 {points} 分（起和 {minimum} 分）。',
  'facts.thenReadyWithout': '之后打出{tile}即听牌，最多 {points} 分（起和 {minimum} 分）。',
  'home.hints': '提示',
  'home.hints.off': '无',
  'home.hints.facts': '手牌事实',
};
