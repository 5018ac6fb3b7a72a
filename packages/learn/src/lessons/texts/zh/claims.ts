import type { StepText } from '../../steps.ts';

export const claims: Readonly<Record<string, StepText>> = {
  three: {
    title: '别人打的牌可以要',
    body: '别人打出的牌正好凑成你的一副，你就可以要。喊出来，把这一副亮在桌上。\n{Pung}和{Kong}谁打的都行。{Chow}只能吃上家，也就是左手边的人。',
    captions: { chow: '{Chow}：只能吃上家', pung: '{Pung}：谁打的都行', kong: '{Kong}：谁打的都行，再补一张' },
  },
  take: {
    title: '要你需要的牌',
    body: '你是东家。先打一张，再看别人打什么。',
    turns: {
      lone: '打一张孤风：{E}、{W}或{N}。',
      pung: '下家打出{C}，你手里有两张。{Pung}它。',
      pay: '你的刻子亮在桌上。要了一张，就得打一张。选一张孤风。',
      across: '{5p}跟你的{34p}很搭，但它是对家打的。你能{Chow}吗？',
      chow: '又一张{5p}，这次是上家打的。{Chow}它。',
      last: '打掉最后一张孤风。',
    },
    reasons: {
      pair: '对子留着：再来一张就是刻子。',
      pass: '你可以放过一张牌。但这张正好凑成一副，要它。',
      left: '只能吃上家的牌。这张是对家打的，所以过。',
      other: '这张牌在一副里，或者快成一副了。打一张孤风。',
    },
    done: '你亮出了两副，都是要来的牌。',
  },
  rank: {
    title: '两人要同一张牌',
    body: '下家喊{Chow}，对家对同一张牌喊{Pung}。归谁？',
    options: { chow: '{Chow}：轮到他了', pung: '{Pung}', first: '先喊的人' },
    reasons: {
      chow: '{Chow}最靠后。{Pung}和{Kong}都在它前面。',
      first: '不看快慢，看喊的是什么。',
    },
    done: '{Hu}先于{Pung}和{Kong}，它们又先于{Chow}。两人都喊{Hu}时，按顺序先轮到的人和。',
  },
  kong: {
    title: '四张一样',
    body: '杠是四张一副。因为多用一张，要从牌墙末尾补一张。',
    turns: {
      declare: '四张{8p}都在你手里。开{Kong}。',
      after: '你从牌墙末尾补到{2p}。打一张跟谁都不搭的牌。',
    },
    reasons: {
      four: '四张都在你手里。开{Kong}：它算一副，还能补一张。',
      other: '留着123、456和将{77s}。这一步先开{Kong}，再打孤张。',
    },
    done: '四张全是自己摸的叫暗杠。已经碰出的刻子也可以再加第四张，叫加杠。',
  },
  cost: {
    title: '要牌的代价',
    body: '要来的一副一直亮在桌上，不能再改，人人看得见。\n有些分只给没要过牌的手牌。所以要牌是机会，不是义务：随时可以过。',
    captions: { open: '亮出两副，手里七张' },
  },
};
