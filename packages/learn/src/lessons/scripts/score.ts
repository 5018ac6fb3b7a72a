import type { LessonScript } from '../steps.ts';

/** Counting a score: which fans count together, and who pays. */
export const score: LessonScript = {
  id: 'score',
  steps: [
    { kind: 'say', id: 'add', rows: [{ tiles: '(123s) 456s 99s (CCC) SS', win: 'S', caption: 'hand' }] },
    {
      kind: 'choose',
      id: 'count',
      rows: [{ tiles: '(234m) (234s) 34p 678s 55p', win: '2p', caption: 'hand', hidesFans: true }],
      options: ['less', 'right', 'more'],
      right: 'right',
    },
    {
      kind: 'say',
      id: 'implied',
      rows: [{ tiles: '123456m 78m 456p 22s', win: '9m', caption: 'hand' }],
      article: 63,
    },
    {
      kind: 'choose',
      id: 'twice',
      rows: [{ tiles: '(222m) (777p) 55s 444m 99m', win: '5s', caption: 'hand', hidesFans: true }],
      options: ['less', 'right', 'more'],
      right: 'right',
    },
    {
      kind: 'say',
      id: 'pay',
      rows: [{ tiles: '(123s) 456s 99s (CCC) SS', win: 'S', caption: 'hand', hidesFans: true }],
      words: ['base'],
      article: 80,
    },
    {
      kind: 'choose',
      id: 'discarder',
      rows: [{ tiles: '(234m) (234s) 34p 678s 55p', win: '2p', caption: 'hand', hidesFans: true }],
      options: ['points', 'both', 'base'],
      right: 'both',
    },
    { kind: 'say', id: 'table' },
  ],
};
