import type { StepText } from '../../steps.ts';

export const fans2: Readonly<Record<string, StepText>> = {
  flush: {
    title: '一门加字牌',
    body: '{fan:half-flush}：一门花色，再配风牌或箭牌。值{pts:half-flush}分。随便吃碰，所以快。',
    captions: { hand: '条子加字牌，{total:0}分' },
  },
  honours: {
    title: '算分的刻子',
    body: '任何一种箭牌的刻子是{fan:dragon-pung}，{pts:dragon-pung}分。\n本圈风的刻子是{fan:prevalent-wind}，{pts:prevalent-wind}分；自己门风的刻子是{fan:seat-wind}，{pts:seat-wind}分。同一种风两样都是，就算两次。',
    captions: { dragon: '任何箭牌', round: '东风圈的东', seat: '你坐南时的南' },
  },
  wind: {
    title: '哪些风算分？',
    body: '东风圈，你坐南。哪些风刻给你加分：{EEE}还是{SSS}？',
    options: { one: '只有自己的{SSS}', both: '两样都算', none: '都不算' },
    reasons: {
      one: '自己的门风算，圈风也算。东风圈里{EEE}人人都算。',
      none: '两样都算：{EEE}是圈风，{SSS}是你的门风。',
    },
    done: '{EEE}是圈风，{SSS}是你的门风。{WWW}和{NNN}几乎没什么分。',
  },
  play: {
    title: '收条子',
    body: '东风圈，你是东家，手里大多是条子和字牌。',
    turns: {
      suit: '不是条子也不是字牌的都不要。打{4m}、{2p}或{8p}。',
      dragon: '对家打出{C}，你手里有两张。',
      second: '再打一张不是条子的牌。',
      east: '{E}既是你的门风，又是圈风。',
      third: '最后一张不是条子的牌。',
      win: '{8s}凑成678，整手也成了。',
    },
    reasons: {
      pair: '这是你的对子。{CC}和{EE}会变成算分的刻子，{99s}作将。',
      pass: '这张你用得着。{fan:half-flush}吃碰都不吃亏。',
      other: '你在收条子。打万子或饼子。',
    },
    done: '{fan:half-flush}{pts:half-flush}分、{fan:dragon-pung}{pts:dragon-pung}分、{fan:prevalent-wind}{pts:prevalent-wind}分、{fan:seat-wind}{pts:seat-wind}分，共{total:0}分，全靠要牌。',
  },
  pungs: {
    title: '全是刻子',
    body: '{fan:all-pungs}：四副刻子或杠，加一对将。值{pts:all-pungs}分。有四个以上的对子就可以做。谁打的都能碰，所以来得快。',
    captions: { hand: '东风圈坐东：{total:0}分' },
  },
  small: {
    title: '少了什么也算分',
    body: '{fan:one-voided-suit}：只有两门花色，{pts:one-voided-suit}分。{fan:no-honors}：没有风牌箭牌，{pts:no-honors}分；{fan:all-chows}本来就没有字牌，所以不另计。',
    captions: { voided: '没有条子' },
  },
  pairs: {
    title: '能做成什么？',
    body: '起手十三张。',
    captions: { have: '你的手牌' },
    options: { pungs: '{fan:all-pungs}', flush: '{fan:half-flush}', straight: '{fan:mixed-straight}' },
    reasons: {
      flush: '牌散在三门里，大部分都得换掉。',
      straight: '几乎没有相连的牌。看看有多少是成对的。',
    },
    done: '一副刻子、四个对子：都留着，能{Pung}就{Pung}。',
  },
};
