import type { StepText } from '../../steps.ts';

export const noCall: Readonly<Record<string, StepText>> = {
  price: {
    title: '要牌会失去什么',
    body: '两手牌几乎一样。第一手没要过牌，可以和。第二手吃了一副，就凑不到{minimum}分了。',
    captions: { concealed: '没要过牌：{total:0}分', open: '吃了一副：{total:1}分' },
  },
  play: {
    title: '放过它',
    body: '你是东家。这手牌靠小番，其中一个是{fan:concealed-hand}。',
    turns: {
      lone: '打{N}或{W}。',
      tempting: '上家打出{8p}，能组成饼子678。',
      ready: '你摸到{5p}，饼子567正好配万子567。打掉另一张风。',
      win: '{5s}成牌了。牌桌会告诉你值几分。',
    },
    reasons: {
      open: '亮出678以后最多只有{total:0}分。快是快，却和不了。过。',
      pass: '正好{total:1}分。喊{Hu}。',
      other: '留着各副牌。{N}和{W}跟谁都不搭。',
    },
    done: '放过一张，就和了{total:1}分，而不是{total:0}分。',
  },
  good: {
    title: '哪一手该要牌？',
    body: '其中一手要牌不吃亏。是哪一手？',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A靠{fan:concealed-hand}和小番。要一次牌，{minimum}分就没了。',
      c: 'C还没有方向。现在要牌，只会把自己捆住。',
    },
    done: 'B做{fan:half-flush}，还有{EEE}和{CCC}。亮在桌上也照样算分。',
  },
  rule: {
    title: '要问的问题',
    body: '别人打出一张你能要的牌。凭什么决定？',
    options: {
      always: '能凑一副就要',
      points: '要了还够{minimum}分吗？',
      never: '能不要就不要',
    },
    reasons: {
      always: '四副牌不到{minimum}分也和不了。先看要了以后还剩什么。',
      never: '那样做大番会太慢。先算一算。',
    },
    done: '要牌之前先算。够就要，不够就过。',
  },
};
