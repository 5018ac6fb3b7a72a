import type { LessonScript } from '../steps.ts';

/** Concealed hands, the small fans that fill up a hand, and knitted tiles. */
export const fans3: LessonScript = {
  id: 'fans-3',
  steps: [
    {
      kind: 'say',
      id: 'concealed',
      fans: ['concealed-hand', 'self-drawn'],
      rows: [
        { tiles: '234m 567m 567p 34s 22p', win: '5s', caption: 'given' },
        { tiles: '234m 567m 567p 34s 22p', win: '5s', isDrawn: true, caption: 'drawn' },
      ],
    },
    {
      kind: 'say',
      id: 'simples',
      fans: ['all-simples'],
      rows: [{ tiles: '(234m) (666s) 78p 55p 345p', win: '6p', caption: 'hand' }],
    },
    {
      kind: 'say',
      id: 'twos',
      fans: ['mixed-double-chow', 'pure-double-chow', 'short-straight'],
      rows: [
        { tiles: '567m 567p', caption: 'mixed' },
        { tiles: '567m 567m', caption: 'pure' },
        { tiles: '234s 567s', caption: 'straight' },
      ],
    },
    {
      kind: 'choose',
      id: 'name',
      rows: [{ tiles: '345p 678p', caption: 'which' }],
      options: ['mixed', 'pure', 'straight'],
      right: 'straight',
    },
    {
      kind: 'say',
      id: 'waits',
      fans: ['closed-wait'],
      rows: [
        { tiles: '13m', caption: 'closed' },
        { tiles: '12m', caption: 'edge' },
        { tiles: '23m', caption: 'open' },
      ],
    },
    {
      kind: 'pick',
      id: 'closed',
      rows: [{ tiles: '234m 678m 555p 68s 99p', caption: 'have' }],
      tiles: '5s7s9s9p6s',
      size: 1,
      accept: ['7s'],
    },
    {
      kind: 'say',
      id: 'knitted',
      fans: ['knitted-straight'],
      rows: [
        { tiles: '147m 258s 369p', caption: 'pattern' },
        { tiles: '147m 258s 36p 456p EE', win: '9p', caption: 'hand' },
      ],
    },
    {
      kind: 'choose',
      id: 'gap',
      rows: [{ tiles: '14m 258p 369s 345s CC', caption: 'have' }],
      options: ['7m', '7p', '8m'],
      right: '7m',
    },
  ],
};
