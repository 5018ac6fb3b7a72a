import type { StepText } from '../../steps.ts';

export const table: Readonly<Record<string, StepText>> = {
  four: {
    title: 'Four of each, never more',
    body: 'You hold {45p} and wait for {3p} or {6p}: eight tiles. Every one that you can see, in discards or open sets, is one less.',
    captions: { wait: 'In your hand', copies: 'What could complete it' },
  },
  left: {
    title: 'How many are left?',
    body: 'You hold {45p}. Look at the discards: how many {3p} and {6p} have you not seen yet?',
    options: { three: 'Three', five: 'Five', eight: 'Eight' },
    reasons: {
      three: 'Count again: the player opposite discarded two {3p} and one {6p}. The other five are still hidden.',
      eight: 'Eight would be all of them. Some lie in front of the player opposite.',
    },
    done: 'Two {3p} and three {6p}. They are in the wall, or in somebody’s hand.',
  },
  collect: {
    title: 'What does the player on the right collect?',
    body: 'Three sets lie open on the right: {CCC}, {567s} and {222s}. The discards were {W}, {1p} and {4p}.',
    options: { flush: '{fan:half-flush} of bamboo', pungs: '{fan:all-pungs}', chows: '{fan:all-chows}' },
    reasons: {
      pungs: 'One of the open sets is a chow, {567s}.',
      chows: 'Two of the open sets are pungs.',
    },
    done: 'Only bamboo and dragons, and everything else was thrown away: {fan:half-flush}.',
  },
  danger: {
    title: 'Which tile is safe?',
    body: 'The player on the right may be one tile from winning. You want to discard one of these. Which is the safest?',
    options: { '8s': '{8s}', F: '{F}', N: '{N}' },
    reasons: {
      '8s': 'Bamboo is just what is collected there. Any of it may be the last tile.',
      F: 'Dragons fit a {fan:half-flush}, and no {F} has been seen yet. It may make a pung.',
    },
    done: 'Two {N} lie there and you hold one. Nobody can have more than one, so hardly anybody needs it.',
  },
  signs: {
    title: 'What to watch',
    body: 'Many open sets: close to winning. Discards of two suits only: the third is collected. Honours discarded early: no pungs of them. A tile from the middle discarded late: the hand is probably ready.\nIf you discard the winning tile, you pay most. So look up before each discard.',
  },
  late: {
    title: 'Near the end of the wall',
    body: 'Ten tiles are left. You are two tiles from ready, and another player has three open sets. What do you do?',
    options: { attack: 'Go on building', safe: 'Discard only safe tiles', claim: 'Claim whatever comes' },
    reasons: {
      attack: 'You would need two tiles and then the winning one. There is no time for that.',
      claim: 'Claims do not make you win in ten tiles, but they leave you fewer tiles to choose from.',
    },
    done: 'A drawn hand costs you nothing. Dealing in does.',
  },
};
