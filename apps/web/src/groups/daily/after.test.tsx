// @vitest-environment happy-dom
import type { DailyHand, DailyResult } from '@gorrion/events/daily';
import type { HandResult } from '@gorrion/events/duplicate';
import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { After } from './After.tsx';

await speakEnglish();

const result = (hand: number, points: number, own: Partial<HandResult> = {}): HandResult => ({
  hand,
  kind: 'won',
  winner: 0,
  points: 18,
  changes: [points, 0, 0, 0],
  ...own,
});

const handOf = (hand: number, score: number, own?: HandResult): DailyHand => ({
  hand,
  ...(own && { result: own }),
  score,
  field: [
    [-8, 12],
    [78, 1],
  ],
  lines: own ? [{ place: 2, isYou: true, result: own }] : [],
});

const FEW: DailyResult = {
  people: 1,
  bots: 15,
  isSmall: true,
  mean: 0.56,
  place: 3,
  share: 0.8,
  overall: { place: 1, of: 2, share: 1 },
  hands: [
    handOf(1, 0.58, result(1, -8, { winner: 2 })),
    handOf(2, 0.91, result(2, 78)),
    handOf(3, 0.12, result(3, -30, { winner: 1, from: 0, points: 22 })),
    handOf(4, 0),
  ],
  bars: [0, 4, 8, 4],
  ranks: [],
};

const textsOf = (shown: DailyResult) => {
  const { host } = mounted(<After result={shown} own={undefined} />);
  const cells = [...host.querySelectorAll('tbody')][0]!.querySelectorAll('tr');
  return {
    text: host.textContent ?? '',
    rows: [...cells].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent)),
  };
};

it('tells places among few, says plainly that there are bots, and what happened in each hand', () => {
  const { text, rows } = textsOf(FEW);
  expect(text).toContain('3 of 16');
  expect(text).toContain('Your field: 15 bots.');
  expect(text).toContain('the server’s own bots have played your seat too');
  expect(text).toContain('place 1 of 2 people');
  expect(rows.map(cells => [cells[0], cells[2], cells[3]])).toEqual([
    ['A bot won 18 points: ', '−8', '2 of 13'],
    ['Won 18 points, self-drawn: ', '+78', '2 of 13'],
    ['Dealt in: 22 points, ', '−30', '2 of 13'],
    ['You left this hand.', '–', '–'],
  ]);
});

it('tells per cent among many, and nothing of bots', () => {
  const { text, rows } = textsOf({ ...FEW, people: 214, bots: 0, isSmall: false });
  expect(text).toContain('With 56% you are place 3 of 214, ahead of 80%.');
  expect(text).not.toContain('bots');
  expect(rows.map(cells => cells[3])).toEqual(['58%', '91%', '12%', '0%']);
});
