import type { LessonScript } from '../steps.ts';

/** Eight points: why a complete hand may not win. */
export const eight: LessonScript = {
  id: 'eight',
  steps: [
    {
      kind: 'say',
      id: 'rule',
      rows: [{ tiles: '234m 567m 345s 22p 78p', win: '9p', caption: 'few' }],
      words: ['fan', 'minimum'],
      article: 38,
    },
    {
      kind: 'play',
      id: 'below',
      rows: [
        { tiles: '234m 567m 345s 22p 78p', win: '9p' },
        { tiles: '234m 567m 345s 22p 78p', win: '6p', isDrawn: true },
      ],
      hasHints: true,
      deal: { hands: ['234m 567m 345s 22p 78p N'], draws: '9p W E 6p' },
      turns: [
        { id: 'lone', right: ['N'] },
        { id: 'tempting', right: ['pass'], wrong: { few: ['hu'] }, stopsAt: '9p' },
        {
          id: 'enough',
          right: ['hu'],
          wrong: { complete: ['6p', '2m', '3m', '4m', '5m', '6m', '7m', '3s', '4s', '5s', '2p', '7p', '8p'] },
        },
      ],
    },
    {
      kind: 'choose',
      id: 'which',
      rows: [
        { tiles: '(345m) (678m) 222p 99s 78s', win: '9s', caption: 'a', hidesFans: true },
        { tiles: '123m (456p) 78s CCC EE', win: '9s', caption: 'b', hidesFans: true },
        { tiles: '(123p) 567m (888s) 33p 45s', win: '6s', caption: 'c', hidesFans: true },
      ],
      options: ['a', 'b', 'c'],
      right: 'b',
    },
    {
      kind: 'say',
      id: 'ways',
      rows: [
        { tiles: '123m 456s 78p 99p 555m', win: '9p', caption: 'one' },
        { tiles: '(123s) (789s) EEE 44s 56s', win: '7s', caption: 'two' },
        { tiles: '234m 567m 567p 34s 22p', win: '5s', caption: 'many' },
      ],
    },
  ],
};
