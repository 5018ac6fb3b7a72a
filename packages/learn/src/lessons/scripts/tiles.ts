import type { LessonScript } from '../steps.ts';

/** Tiles and sets: what lies on the table, and what a hand is made of. */
export const tiles: LessonScript = {
  id: 'tiles',
  steps: [
    {
      kind: 'say',
      id: 'suits',
      rows: [
        { tiles: '123456789m', caption: 'characters' },
        { tiles: '123456789s', caption: 'bamboo' },
        { tiles: '123456789p', caption: 'dots' },
      ],
      words: ['suit'],
    },
    {
      kind: 'say',
      id: 'honours',
      rows: [
        { tiles: 'ESWN', caption: 'winds' },
        { tiles: 'CFP', caption: 'dragons' },
      ],
      words: ['honours'],
    },
    {
      kind: 'pick',
      id: 'dragons',
      tiles: 'E5pC9mFN1sP3p',
      size: 3,
      accept: ['CFP'],
      wrong: { winds: ['ENC', 'ENF', 'ENP', 'ECF', 'ECP', 'EFP', 'NCF', 'NCP', 'NFP'] },
    },
    {
      kind: 'say',
      id: 'flowers',
      rows: [
        { tiles: 'f1f2f3f4', caption: 'plants' },
        { tiles: 'f5f6f7f8', caption: 'seasons' },
      ],
      words: ['flower'],
    },
    {
      kind: 'pick',
      id: 'chow',
      tiles: '4p9m5p2sC7p4m6p2s',
      size: 3,
      accept: ['456p', '567p'],
      wrong: { suits: ['4m56p', '4m67p', '4m57p'], gap: ['457p', '467p'] },
      words: ['chow'],
    },
    {
      kind: 'pick',
      id: 'pung',
      tiles: '7sE3m7pE7sE9p7m',
      size: 3,
      accept: ['EEE'],
      wrong: { suits: ['77s7p', '7m77s', '7m7s7p'] },
      words: ['pung', 'kong', 'pair'],
    },
    {
      kind: 'say',
      id: 'hand',
      rows: [{ tiles: '123m 456p 789s CCC EE', caption: 'whole' }],
      words: ['hand'],
    },
    {
      kind: 'choose',
      id: 'complete',
      rows: [
        { tiles: '123m 456s 79p EEE NNN', caption: 'a' },
        { tiles: '345m 678m 222p CCC 99s', caption: 'b' },
        { tiles: '234p 567p 888s 11m 44m E', caption: 'c' },
      ],
      options: ['a', 'b', 'c'],
      right: 'b',
      article: 2,
    },
  ],
};
