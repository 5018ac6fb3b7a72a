import type { LessonScript } from '../steps.ts';

const FAR = ['1m', '9m', 'N'];
const BODY = ['2m', '3m', '4m', '2s', '3s', '4s', '2p', '4p', '8p', '7p', '6p'];

/** Choosing a route: what a hand may become. */
export const route: LessonScript = {
  id: 'route',
  steps: [
    { kind: 'say', id: 'look', rows: [{ tiles: '24m 234s 34p 78p 88p 1m 9m N', caption: 'dealt' }], words: ['route'] },
    {
      kind: 'choose',
      id: 'first',
      rows: [{ tiles: '1235789s 2m 7p EE CC', caption: 'dealt' }],
      options: ['flush', 'triple', 'pungs'],
      right: 'flush',
    },
    {
      kind: 'choose',
      id: 'second',
      rows: [{ tiles: '24m 234s 34p 78p 88p 9m N', caption: 'dealt' }],
      options: ['flush', 'triple', 'pungs'],
      right: 'triple',
    },
    {
      kind: 'choose',
      id: 'third',
      rows: [{ tiles: '22m 66m 88s 33p 777p F W', caption: 'dealt' }],
      options: ['flush', 'straight', 'pungs'],
      right: 'pungs',
    },
    {
      kind: 'play',
      id: 'play',
      rows: [{ tiles: '(234m) (678p) 234s 34p 88p', win: '2p' }],
      hasHints: true,
      deal: { hands: ['24m 19m 234s 34p 78p 88p N'], draws: '1s W 3m E 9s 6p F 5m 2p' },
      turns: [
        { id: 'edge', right: FAR, wrong: { route: BODY } },
        { id: 'closed', right: ['chow 2m'], wrong: { pass: ['pass'] } },
        { id: 'next', right: FAR, wrong: { route: BODY } },
        { id: 'pairs', right: ['chow 6p'], wrong: { pass: ['pass'] } },
        { id: 'last', right: FAR, wrong: { route: BODY } },
        { id: 'win', right: ['hu'], wrong: { pass: ['pass', 'chow 2p'] } },
      ],
    },
    { kind: 'choose', id: 'gone', options: ['wait', 'change', 'fold'], right: 'change' },
  ],
};
