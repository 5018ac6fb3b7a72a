import type { LessonScript } from '../steps.ts';

const LONE = ['E', 'N', 'W'];

/** Claims: who may take a discard, and what it costs. */
export const claims: LessonScript = {
  id: 'claims',
  steps: [
    {
      kind: 'say',
      id: 'three',
      rows: [
        { tiles: '34p 5p', caption: 'chow' },
        { tiles: 'CC C', caption: 'pung' },
        { tiles: '888s 8s', caption: 'kong' },
      ],
      words: ['claim'],
    },
    {
      kind: 'play',
      id: 'take',
      deal: { hands: ['234m 56m 34p 99s CC EWN'], draws: 'C 1s 5p 5p' },
      turns: [
        { id: 'lone', right: LONE, wrong: { pair: ['C', '9s'] } },
        { id: 'pung', right: ['pung'], wrong: { pass: ['pass'] } },
        { id: 'pay', right: LONE },
        { id: 'across', right: ['pass'], wrong: { left: ['chow 3p'] }, stopsAt: '5p' },
        { id: 'chow', right: ['chow 3p'], wrong: { pass: ['pass'] } },
        { id: 'last', right: LONE },
      ],
      words: ['open'],
    },
    { kind: 'choose', id: 'rank', options: ['chow', 'pung', 'first'], right: 'pung', article: 21 },
    {
      kind: 'play',
      id: 'kong',
      deal: { hands: ['123m 456s 77s 8888p EN'], replacements: '2p' },
      turns: [
        { id: 'declare', right: ['kong 8p'], wrong: { four: ['8p'] } },
        { id: 'after', right: ['E', 'N', '2p'] },
      ],
    },
    { kind: 'say', id: 'cost', rows: [{ tiles: '(CCC) (345p) 234m 56m 99s', caption: 'open' }] },
  ],
};
