import type { StepText } from '../../steps.ts';

export const eight: Readonly<Record<string, StepText>> = {
  rule: {
    title: '八分起和',
    body: '成牌还不够。至少要有{minimum}分，才能喊{Hu}。\n分来自番种。番种是有名字的牌型，比如三副有关联的顺子。这手牌已经成牌，却只有{total:0}分。',
    captions: { few: '成牌了，但分不够' },
  },
  below: {
    title: '成牌却不能和',
    body: '你是东家。从这里起，牌桌会告诉你听什么牌、每张能得几分。',
    turns: {
      lone: '打{N}，打完就听牌。',
      tempting: '下家打出{9p}，你就成牌了。怎么办？',
      enough: '你自己摸到了{6p}。再看看分数，喊{Hu}。',
    },
    reasons: {
      few: '和{9p}只有{total:0}分，起和要{minimum}分。在真正的牌桌上错和要罚分。过，再等等。',
      complete: '已经成牌，而且有{total:1}分。喊{Hu}。',
      other: '留着各副牌和将。只有{N}跟谁都不搭。',
    },
    done: '同一手牌，换一张就不同。有了{6p}就没有幺九，又是自己摸的，一共{total:1}分。',
  },
  which: {
    title: '哪一手能和？',
    body: '三手都成牌了，带框的是最后一张，别人打出的。其中一手有{minimum}分以上。找找从1到9的龙，再找找箭牌。',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A没有值钱的番种，一共{total:0}分。',
      c: 'C的四副牌毫无关联，只有{total:2}分。',
    },
    done: 'B在三门里有123、456、789，这就值{pts:mixed-straight}分，还有一副箭刻，共{total:1}分。',
  },
  ways: {
    title: '凑够八分的三条路',
    body: '一个大番就够。中等的番要配几个小番。小番多了也行，多半是没要过牌的手牌。\n所以早一点想好要做什么番。接下来几课教二十个。',
    captions: { one: '一个大番', two: '一个中番加小番', many: '一堆小番' },
  },
};
