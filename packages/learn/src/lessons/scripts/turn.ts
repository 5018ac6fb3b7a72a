import type { LessonScript } from '../steps.ts';

/** A turn: draw, discard, and the end of a hand. */
export const turn: LessonScript = {
  id: 'turn',
  steps: [
    { kind: 'say', id: 'round', rows: [{ tiles: 'E S W N', caption: 'order' }], words: ['wall', 'turn'] },
    {
      kind: 'play',
      id: 'first',
      deal: {
        hands: ['12345678m 22s 45p EN'],
        draws: '9p W 1s f1 P 8s 1p 6p',
        replacements: '9m',
      },
      turns: [
        {
          id: 'lone',
          right: ['E', 'N'],
          wrong: { row: ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '4p', '5p'], pair: ['2s'] },
        },
        {
          id: 'flower',
          right: ['E', 'N'],
          wrong: { row: ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '4p', '5p'], pair: ['2s'] },
        },
        { id: 'hu', right: ['hu'] },
      ],
      words: ['ready', 'wait'],
    },
    { kind: 'choose', id: 'next', options: ['right', 'left', 'dealer'], right: 'right' },
    { kind: 'say', id: 'end', words: ['selfDrawn'] },
  ],
};
