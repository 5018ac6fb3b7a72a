import type { StepText } from '../../steps.ts';

export const manners: Readonly<Record<string, StepText>> = {
  order: {
    title: '一个接一个',
    body: '这里学的在真正的牌桌上一样用得上。那里没有人拦着你犯错，所以要有好习惯。\n弃牌在自己面前按顺序六张一排，让大家看得清。手牌立好，牌不离桌。',
  },
  draw: {
    title: '别太早',
    body: '上家刚打出一张，快轮到你了。你怎么做？',
    options: {
      wait: '等一会儿，看有没有人要，再摸',
      early: '马上摸，别人就要不成了',
      peek: '趁别人想的时候先摸一摸下一张',
    },
    reasons: {
      early: '别人有时间要牌。抢先摸牌是犯规。',
      peek: '轮到自己才能碰牌墙上的牌。',
    },
    done: '给大家一点时间，大约三秒，然后再摸。',
  },
  words: {
    title: '说清楚',
    body: '大声说{Chow}、{Pung}、{Kong}或{Hu}，把这一副亮出来，再打牌。要来的那张横放，让人看出是谁打的。\n花牌马上亮在手牌旁边。和牌时推倒手牌，一边数一边让大家看明白。',
  },
  wrong: {
    title: '错和',
    body: '你喊了{Hu}，推倒手牌，却只有六分。结果呢？',
    options: { back: '收回来接着打', foul: '受罚，这一盘不能再和', quiet: '没人说就算数' },
    reasons: {
      back: '大家都看到你的牌了，收不回来。',
      quiet: '不到{minimum}分永远不能和，有没有人说都一样。',
    },
    done: '要罚分，这一盘你也没有机会了。喊{Hu}之前先算清楚。',
  },
  talk: {
    title: '打牌的时候',
    body: '一盘进行中，可以聊什么？',
    options: { hand: '自己听什么', advice: '别人该打什么', silence: '跟牌有关的都不说' },
    reasons: {
      hand: '那会影响别人打什么，对有的人有利，对有的人不利。',
      advice: '各打各的。建议留到结束以后。',
    },
    done: '一盘没结束，不谈牌。结束以后尽管聊：就是这样学会的。',
  },
};
