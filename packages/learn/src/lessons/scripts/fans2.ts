import type { LessonScript } from '../steps.ts';

const STRANGE = ['4m', '2p', '8p'];

/** Fans of one suit, of pungs, and of honours. */
export const fans2: LessonScript = {
  id: 'fans-2',
  steps: [
    {
      kind: 'say',
      id: 'flush',
      fans: ['half-flush'],
      rows: [{ tiles: '(123s) 456s 99s (CCC) SS', win: 'S', caption: 'hand' }],
    },
    {
      kind: 'say',
      id: 'honours',
      fans: ['dragon-pung', 'prevalent-wind', 'seat-wind'],
      rows: [
        { tiles: 'FFF', caption: 'dragon' },
        { tiles: 'EEE', caption: 'round' },
        { tiles: 'SSS', caption: 'seat' },
      ],
    },
    { kind: 'choose', id: 'wind', options: ['one', 'both', 'none'], right: 'both' },
    {
      kind: 'play',
      id: 'play',
      rows: [{ tiles: '(CCC) (EEE) 123s 67s 99s', win: '8s' }],
      hasHints: true,
      deal: { hands: ['12367s 99s EE CC 4m 28p'], draws: '5p C E 1m 9m 8s' },
      turns: [
        { id: 'suit', right: STRANGE, wrong: { pair: ['E', 'C', '9s'] } },
        { id: 'dragon', right: ['pung'], wrong: { pass: ['pass'] } },
        { id: 'second', right: STRANGE, wrong: { pair: ['E', '9s'] } },
        { id: 'east', right: ['pung'], wrong: { pass: ['pass'] } },
        { id: 'third', right: STRANGE, wrong: { pair: ['9s'] } },
        { id: 'win', right: ['hu'], wrong: { pass: ['pass', 'chow 6s', 'chow 7s'] } },
      ],
    },
    {
      kind: 'say',
      id: 'pungs',
      fans: ['all-pungs'],
      rows: [{ tiles: '(222m) (777p) 55s EEE 99m', win: '5s', caption: 'hand' }],
    },
    {
      kind: 'say',
      id: 'small',
      fans: ['one-voided-suit', 'no-honors'],
      rows: [{ tiles: '(123m) (678m) 345p 55p 45m', win: '6m', caption: 'voided' }],
    },
    {
      kind: 'choose',
      id: 'pairs',
      rows: [{ tiles: '33m 77m 22p 888s 99s E F', caption: 'have' }],
      options: ['pungs', 'flush', 'straight'],
      right: 'pungs',
    },
  ],
};
