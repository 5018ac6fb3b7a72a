import type { LessonScript, Scene } from '../steps.ts';

/** The player on the right has three open sets, all of bamboo and dragons. The viewer is East and holds 4 and 5 Dots. */
const BAMBOO: Scene = {
  deal: {
    hands: ['123m 789m 45p 88p 5s F C N', '22s 67s 99s CC 3m 1p W 4p 8m'],
    draws: '3p N 8s 3p 2s 6p N 6m',
  },
  bots: ['1:pung', '1:W', '1:chow 5s', '1:1p', '1:pung', '1:4p'],
  moves: ['C', '5s'],
};

/** Reading the table: what is left, and what others collect. */
export const table: LessonScript = {
  id: 'table',
  steps: [
    {
      kind: 'say',
      id: 'four',
      rows: [
        { tiles: '45p', caption: 'wait' },
        { tiles: '3333p 6666p', caption: 'copies' },
      ],
    },
    { kind: 'choose', id: 'left', scene: BAMBOO, options: ['three', 'five', 'eight'], right: 'five' },
    { kind: 'choose', id: 'collect', scene: BAMBOO, options: ['flush', 'pungs', 'chows'], right: 'flush' },
    { kind: 'choose', id: 'danger', scene: BAMBOO, options: ['8s', 'F', 'N'], right: 'N', words: ['safe'] },
    { kind: 'say', id: 'signs' },
    { kind: 'choose', id: 'late', options: ['attack', 'safe', 'claim'], right: 'safe' },
  ],
};
