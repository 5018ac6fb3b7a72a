import type { StepText } from '../../steps.ts';

export const table: Readonly<Record<string, StepText>> = {
  four: {
    title: '每种四张，不会更多',
    body: '你有{45p}，听{3p}和{6p}，共八张。弃牌里或亮出的牌里每看到一张，就少一张。',
    captions: { wait: '你手里的', copies: '能凑成的' },
  },
  left: {
    title: '还剩几张？',
    body: '你有{45p}。看看弃牌：{3p}和{6p}还有几张没见过？',
    options: { three: '三张', five: '五张', eight: '八张' },
    reasons: {
      three: '再数一遍：对家打过两张{3p}和一张{6p}，另外五张还没露面。',
      eight: '八张是全部。对家面前已经有几张了。',
    },
    done: '两张{3p}、三张{6p}，在牌墙里，或者在别人手里。',
  },
  collect: {
    title: '下家在做什么？',
    body: '下家亮出三副：{CCC}、{567s}、{222s}，打过{W}、{1p}、{4p}。',
    options: { flush: '条子{fan:half-flush}', pungs: '{fan:all-pungs}', chows: '{fan:all-chows}' },
    reasons: {
      pungs: '有一副是顺子：{567s}。',
      chows: '有两副是刻子。',
    },
    done: '只留条子和箭牌，别的都打掉：{fan:half-flush}。',
  },
  danger: {
    title: '哪张安全？',
    body: '下家也许只差一张。你想从这几张里打一张，哪张最安全？',
    options: { '8s': '{8s}', F: '{F}', N: '{N}' },
    reasons: {
      '8s': '下家收的正是条子，哪一张都可能点炮。',
      F: '{fan:half-flush}用得着箭牌，{F}又一张都没出现过，可能成刻子。',
    },
    done: '桌上有两张{N}，你手里一张，别人最多还有一张，几乎没有人用得着。',
  },
  signs: {
    title: '看什么',
    body: '亮出好几副：快和了。只打两门：在收第三门。字牌打得早：不做字牌刻子。后来打出中张：多半听牌了。\n点炮的人付得最多。所以每次打牌前抬头看看。',
  },
  late: {
    title: '牌墙快完了',
    body: '还剩十张。你离听牌差两张，有人已经亮出三副。怎么办？',
    options: { attack: '继续做牌', safe: '只打安全牌', claim: '来什么要什么' },
    reasons: {
      attack: '还要两张，再等和牌的那张，来不及了。',
      claim: '十张之内要牌也和不了，反而让你能选的牌更少。',
    },
    done: '荒牌不付分，点炮要付。',
  },
};
