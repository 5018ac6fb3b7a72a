import type { StepText } from '../../steps.ts';

export const score: Readonly<Record<string, StepText>> = {
  add: {
    title: '把番种加起来',
    body: '一手牌的分就是各番种之和。先一副一副看，再看整手。',
    captions: { hand: '和别人打的{S}：{total:0}分' },
  },
  count: {
    title: '算一算',
    body: '三门234，全是顺子，只有2到8。两副是吃来的，{2p}是别人打的。',
    captions: { hand: '几分？' },
    options: { less: '9', right: '{total:0}', more: '15' },
    reasons: {
      less: '把{fan:mixed-triple-chow}{pts:mixed-triple-chow}分、{fan:all-chows}{pts:all-chows}分、{fan:all-simples}{pts:all-simples}分加起来。',
      more: '三副顺子算了两遍：合起来一次，两两又一次。大番里包含的不再计。',
    },
    done: '{fan:mixed-triple-chow}{pts:mixed-triple-chow}分、{fan:all-chows}{pts:all-chows}分、{fan:all-simples}{pts:all-simples}分，共{total:0}分。',
  },
  implied: {
    title: '什么不再计',
    body: '大番必然包含的番种不另计。{fan:all-chows}本来就没有字牌，所以不计{fan:no-honors}；清龙必然有{fan:short-straight}，也不计。\n已经组过番的一副，还可以跟一副没用过的再组一次：这里是万子456和饼子456。',
    captions: { hand: '{total:0}分' },
  },
  twice: {
    title: '这一手呢？',
    body: '四副刻子。两副是碰来的，{5s}是别人打的。',
    captions: { hand: '几分？' },
    options: { less: '6', right: '{total:0}', more: '9' },
    reasons: {
      less: '那只是{fan:all-pungs}。这手牌有字牌吗？',
      more: '只有{444m}是自己摸的。第三张{5s}是和来的，所以没有双暗刻。',
    },
    done: '{fan:all-pungs}{pts:all-pungs}分，{fan:no-honors}{pts:no-honors}分，共{total:0}分。差一分，不能和。',
  },
  pay: {
    title: '谁付分',
    body: '以{total:0}分的一手为例。不管怎样，另外三家各付{base}分底分。\n点炮时，点炮的人再付{total:0}分，共{gives:0}分，其余两家各付{base}分，和牌的人得{gets:0}分。\n自摸时，三家各付{gives:0}分。',
    captions: { hand: '前面那手{total:0}分的牌' },
  },
  discarder: {
    title: '点炮的人付多少？',
    body: '有人和了{total:0}分，是点炮。点炮的人付多少？',
    captions: { hand: '{total:0}分' },
    options: { points: '{total:0}', both: '{gives:0}', base: '{base}' },
    reasons: {
      points: '还要加上每家都付的{base}分。',
      base: '那是另外两家付的。点炮的人还要付这手牌的分。',
    },
    done: '{base}加{total:0}，共{gives:0}分。另外两家各付{base}分，和牌的人得{gets:0}分。',
  },
  table: {
    title: '不用自己一个人算',
    body: '牌桌会替你算每一手，列出每个番种。想练习，就把任何一手牌输进计算器：它会说什么计、什么不计、为什么。',
  },
};
