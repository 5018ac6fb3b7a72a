import { selectionText, tilesIn } from '../notation.ts';
import type { LessonScript } from '../steps.ts';

const SUITS = [...'msp'];
/** 4, 5 and 6 in suits that are not all the same. */
const ACROSS = SUITS.flatMap(a => SUITS.flatMap(b => SUITS.map(c => [a, b, c])))
  .filter(suits => new Set(suits).size > 1)
  .map(([a, b, c]) => selectionText(tilesIn(`4${a}5${b}6${c}`)));

/** The first fans: chows that belong together. */
export const fans1: LessonScript = {
  id: 'fans-1',
  steps: [
    {
      kind: 'say',
      id: 'triple',
      fans: ['mixed-triple-chow'],
      rows: [
        { tiles: '345m 345s 345p', caption: 'pattern' },
        { tiles: '345m 345p 34s 789m 99p', win: '5s', caption: 'hand' },
      ],
    },
    {
      kind: 'pick',
      id: 'third',
      rows: [{ tiles: '567m 567s 57p', caption: 'have' }],
      tiles: '6m4p8p6p6s',
      size: 1,
      accept: ['6p'],
      wrong: { suit: ['6m', '6s'] },
    },
    {
      kind: 'say',
      id: 'shifted',
      fans: ['mixed-shifted-chows'],
      rows: [
        { tiles: '234m 345s 456p', caption: 'pattern' },
        { tiles: '(234m) 345s 45p 678p 88s', win: '6p', caption: 'hand' },
      ],
    },
    {
      kind: 'choose',
      id: 'steps',
      rows: [
        { tiles: '234m 234s 345p', caption: 'a' },
        { tiles: '456m 234p 345s', caption: 'b' },
        { tiles: '123m 345s 567p', caption: 'c' },
      ],
      options: ['a', 'b', 'c'],
      right: 'b',
    },
    {
      kind: 'say',
      id: 'straight',
      fans: ['mixed-straight', 'pure-straight'],
      rows: [
        { tiles: '123m 456s 789p', caption: 'mixed' },
        { tiles: '123s 456s 789s', caption: 'pure' },
      ],
    },
    {
      kind: 'pick',
      id: 'middle',
      rows: [{ tiles: '123p 789m 55p', caption: 'have' }],
      tiles: '4m4s4p5m5s5p6m6s6p',
      size: 3,
      accept: ['456s'],
      wrong: { suit: ['456m', '456p'], row: ACROSS },
    },
    {
      kind: 'say',
      id: 'chows',
      fans: ['all-chows'],
      rows: [{ tiles: '(123m) (456s) 78p 345m 22p', win: '9p', caption: 'hand' }],
    },
    {
      kind: 'play',
      id: 'play',
      rows: [
        { tiles: '345m 789m 34s 345p 99p', win: '2s' },
        { tiles: '345m 789m 34s 345p 99p', win: '5s' },
      ],
      hasHints: true,
      deal: { hands: ['345m 789m 34s 345p 99p N'], draws: '2s W 5s' },
      turns: [
        { id: 'lone', right: ['N'] },
        { id: 'small', right: ['pass'], wrong: { small: ['hu'] }, stopsAt: '2s' },
        { id: 'win', right: ['hu'], wrong: { chow: ['chow 3s'], pass: ['pass'] } },
      ],
    },
  ],
};
