import type { StepText } from '../../steps.ts';

export const whole: Readonly<Record<string, StepText>> = {
  before: {
    title: '完整的一盘',
    body: '现在你自己打，对手是三个温和的机器人。不计分，也不保存。\n牌桌会帮你：告诉你听什么、还有几张没见过、每张能得几分。随时可以要建议。\n找一条路，要牌之前先算，别人更快也别难过。大多数盘都是别人和的。',
    captions: { ready: '听牌的手牌', waits: '牌桌显示所听的牌' },
  },
  hand: {
    title: '你的一盘',
    body: '你是东家，没有时间限制。',
    done: '这一盘结束了，现在能看到所有的牌。',
  },
  again: {
    title: '再来一盘',
    body: '这次你坐南，东家先打。',
    done: '第二盘也结束了。看看别人做的是什么。',
  },
  after: {
    title: '你会打了',
    body: '你认识了牌，知道怎样轮流、怎样要牌，学了二十个番种和凑八分的路。剩下的打着打着就会了。\n“学习”页上有练习桌、习题，还有八十一番的番种书。',
  },
};
