import type { StepText } from '../../steps.ts';

export const route: Readonly<Record<string, StepText>> = {
  look: {
    title: '找一条路',
    body: '打第一张之前，先想想能做成什么。\n一门牌多：{fan:half-flush}。四个对子：{fan:all-pungs}。三门的顺子差不多：{fan:mixed-triple-chow}。各门有头、有中、有尾：做龙。看不到大番，就不要牌，凑小番。',
    captions: { dealt: '这里离三门的234很近' },
  },
  first: {
    title: '第一手',
    body: '怎样最快凑够{minimum}分？',
    captions: { dealt: '你的手牌' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      triple: '那需要三门。万子和饼子各只有一张。',
      pungs: '只有两个对子。大多数牌是相连的。',
    },
    done: '七张条子、两对字牌。打掉两张，其余都用得上。',
  },
  second: {
    title: '第二手',
    body: '怎样最快凑够{minimum}分？',
    captions: { dealt: '你的手牌' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: '牌散在三门里。',
      pungs: '对子太少。看看2、3、4。',
    },
    done: '{24m}、{234s}、{34p}：再来两张就有三门的234。',
  },
  third: {
    title: '第三手',
    body: '怎样最快凑够{minimum}分？',
    captions: { dealt: '你的手牌' },
    options: { flush: '{fan:half-flush}', straight: '{fan:mixed-straight}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: '没有哪一门超过五张。',
      straight: '没有相连的牌。',
    },
    done: '一副刻子、四个对子。谁打的都可以{Pung}。',
  },
  play: {
    title: '照着路走',
    body: '你是东家。目标是三门的234，其余用饼子。',
    turns: {
      edge: '{1m}、{9m}、{N}离你要的都很远，打一张。',
      closed: '上家打出{3m}，能组成万子234。',
      next: '再打一张不在路上的牌。',
      pairs: '{6p}能组成饼子678。这条路要牌不吃亏。',
      last: '再打一张，就听{2p}和{5p}。',
      win: '{2p}凑齐第三副234。',
    },
    reasons: {
      route: '这张牌在你的路上。先打{1m}、{9m}或{N}。',
      pass: '这张牌在你的路上，没有理由等。要它。',
      other: '这样走不到三门的234。',
    },
    done: '{fan:mixed-triple-chow}，加上{fan:all-chows}和{fan:all-simples}，共{total:0}分。',
  },
  gone: {
    title: '牌没了',
    body: '做三门234要{2p}，可是已经打出三张，还有一张亮在别人面前。怎么办？',
    options: { wait: '继续等', change: '换一个番种', fold: '有什么要什么' },
    reasons: {
      wait: '每种牌只有四张，四张都看得见，不会再来了。',
      fold: '亮出的几副没有共同的番种，就不到{minimum}分。',
    },
    done: '牌没了就重新想一遍。{fan:mixed-shifted-chows}或者龙也许只差一张。',
  },
};
