import type { StepText } from '../../steps.ts';

export const fans1: Readonly<Record<string, StepText>> = {
  triple: {
    title: '同样的顺子三门各一副',
    body: '{fan:mixed-triple-chow}：三门花色里各有一副相同的顺子。值{pts:mixed-triple-chow}分，单凭它就能和。',
    captions: { pattern: '三门都是345', hand: '第四副和将随便什么都行' },
  },
  third: {
    title: '缺哪一张？',
    body: '你想要三门的567。点出缺的那张。',
    captions: { have: '你的手牌' },
    reasons: {
      suit: '这张6你已经有了。哪一门还没凑齐？',
      other: '三副都必须是567，用不着这个数字。',
    },
    done: '{6p}凑齐了第三副567。',
  },
  shifted: {
    title: '一门比一门高一',
    body: '{fan:mixed-shifted-chows}：三门三副顺子，起头的数字依次高一。值{pts:mixed-shifted-chows}分，还差两分。',
    captions: { pattern: '三门的234、345、456', hand: '加两个小番，共{total:1}分' },
  },
  steps: {
    title: '哪一组是步步高？',
    body: '三门花色，每副高一。花色次序不论。',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A有两副234和一副345。三副的起头必须各不相同。',
      c: 'C每次高二。应该每次高一。',
    },
    done: 'B：饼子234、条子345、万子456。',
  },
  straight: {
    title: '从1到9',
    body: '123、456、789。分在三门是{fan:mixed-straight}，{pts:mixed-straight}分；全在一门是{fan:pure-straight}，{pts:pure-straight}分。哪一个都够和。',
    captions: { mixed: '三门', pure: '一门' },
  },
  middle: {
    title: '补上中间',
    body: '你想做{fan:mixed-straight}。点出缺的三张。',
    captions: { have: '你的手牌' },
    reasons: {
      suit: '这门花色已经用过了。花龙要三门各一副。',
      row: '确实是4、5、6，但一副顺子必须同一花色。',
      other: '123和789之间是456。',
    },
    done: '饼子123、条子456、万子789。',
  },
  chows: {
    title: '全是顺子',
    body: '{fan:all-chows}：四副顺子，将不是字牌。值{pts:all-chows}分，跟这一课的番种都合得来。',
    captions: { hand: '加上花龙，共{total:0}分' },
  },
  play: {
    title: '用三副345和牌',
    body: '你是东家，离{fan:mixed-triple-chow}只差一张。',
    turns: {
      lone: '打{N}。之后听{2s}和{5s}。',
      small: '{2s}能成牌，不过组成的是234。够分吗？',
      win: '{5s}让三门都有345。要它。',
    },
    reasons: {
      small: '和{2s}只有两副345和一副234，共{total:0}分。过，{5s}还会来。',
      chow: '不用再吃。这张牌让整手成牌：喊{Hu}。',
      pass: '等的就是这张。喊{Hu}。',
      other: '这张牌用得着。只有{N}跟谁都不搭。',
    },
    done: '同一手牌，和{2s}是{total:0}分，和{5s}是{total:1}分。听的牌不一样值钱。',
  },
};
