import type { StepText } from '../../steps.ts';

export const fans3: Readonly<Record<string, StepText>> = {
  concealed: {
    title: '不要牌',
    body: '没要过牌，和别人打的牌，是{fan:concealed-hand}，{pts:concealed-hand}分。没要过牌，最后一张也是自己摸的，是{fan:fully-concealed-hand}，{pts:fully-concealed-hand}分。\n要过牌以后，最后一张自己摸到还有{fan:self-drawn}，{pts:self-drawn}分。',
    captions: { given: '别人打的：{total:0}分', drawn: '同一手，自己摸的：{total:1}分' },
  },
  simples: {
    title: '从2到8',
    body: '{fan:all-simples}：没有1、9，也没有字牌。值{pts:all-simples}分。',
    captions: { hand: '只有2到8。光靠这些，{total:0}分不够' },
  },
  twos: {
    title: '两副顺子的搭配',
    body: '两副顺子配得好能得一分。虽小，却能让7分变8分。',
    captions: {
      mixed: '{fan:mixed-double-chow}：两门相同',
      pure: '{fan:pure-double-chow}：一门相同',
      straight: '{fan:short-straight}：六张相连',
    },
  },
  name: {
    title: '这是哪个番种？',
    body: '两副饼子顺子。',
    captions: { which: '345和678' },
    options: { mixed: '{fan:mixed-double-chow}', pure: '{fan:pure-double-chow}', straight: '{fan:short-straight}' },
    reasons: {
      mixed: '那要两门花色。这里都是饼子。',
      pure: '那要两副一样。这两副是首尾相接的。',
    },
    done: '一门里的3、4、5、6、7、8：六张相连。',
  },
  waits: {
    title: '听得窄加一分',
    body: '只有一种牌能让你成牌，就值一分。{fan:closed-wait}是听顺子中间的缺口；{fan:edge-wait}是12等3，或89等7；{fan:single-wait}是等将的另一张。\n两头都能来就没有这一分，但牌多一倍。',
    captions: { closed: '只听{2m}', edge: '只听{3m}', open: '听{1m}和{4m}，不加分' },
  },
  closed: {
    title: '听什么？',
    body: '点出能成牌的那张。',
    captions: { have: '你的手牌' },
    reasons: { other: '找没凑齐的那副。{68s}缺中间一张。' },
    done: '只有{7s}：{fan:closed-wait}。',
  },
  knitted: {
    title: '组合龙',
    body: '有一种特殊牌型值得记住。{fan:knitted-straight}：一门的147、另一门的258、第三门的369，花色次序不论，值{pts:knitted-straight}分。再配普通的一副牌和一对将。这九张不能一张一张地要，只有整手的最后一张可以和别人打的。',
    captions: { pattern: '没有两张相连', hand: '{total:1}分' },
  },
  gap: {
    title: '补全组合龙',
    body: '九张里缺一张，是哪张？',
    captions: { have: '你的手牌' },
    options: { '7m': '{7m}', '7p': '{7p}', '8m': '{8m}' },
    reasons: {
      '7p': '饼子在这里是258。7要跟1、4同一门。',
      '8m': '万子在这里是1和4，接下来是7。',
    },
    done: '{147m}、{258p}、{369s}：每个数字一张。',
  },
};
