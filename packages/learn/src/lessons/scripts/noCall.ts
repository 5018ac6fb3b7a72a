import type { LessonScript } from '../steps.ts';

/** When not to claim. */
export const noCall: LessonScript = {
  id: 'no-call',
  steps: [
    {
      kind: 'say',
      id: 'price',
      rows: [
        { tiles: '234m 567m 567p 34s 22p', win: '5s', caption: 'concealed' },
        { tiles: '234m 567m (678p) 34s 22p', win: '5s', caption: 'open' },
      ],
    },
    {
      kind: 'play',
      id: 'play',
      rows: [
        { tiles: '234m 567m (678p) 34s 22p', win: '5s' },
        { tiles: '234m 567m 567p 34s 22p', win: '5s' },
      ],
      hasHints: true,
      deal: { hands: ['234m 567m 34s 22p 67p NW'], draws: '1s 9m 8p 5p E 5s' },
      turns: [
        { id: 'lone', right: ['N', 'W'] },
        { id: 'tempting', right: ['pass'], wrong: { open: ['chow 6p'] } },
        { id: 'ready', right: ['N', 'W'] },
        { id: 'win', right: ['hu'], wrong: { pass: ['pass'] } },
      ],
    },
    {
      kind: 'choose',
      id: 'good',
      rows: [
        { tiles: '234m 567m 34s 22p 67p E', caption: 'a' },
        { tiles: '1247s 99s EE CC 5s 8p', caption: 'b' },
        { tiles: '1159m 2679s 258p W', caption: 'c' },
      ],
      options: ['a', 'b', 'c'],
      right: 'b',
    },
    { kind: 'choose', id: 'rule', options: ['always', 'points', 'never'], right: 'points' },
  ],
};
