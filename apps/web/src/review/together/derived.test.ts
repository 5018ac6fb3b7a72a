// @vitest-environment happy-dom
import type { GameReview, ReviewedDecision, Reviewer } from '@gorrion/protocol';
import type { SeatCommand, Tile } from '@gorrion/rules';
import { tilesText } from '@gorrion/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlace, lastPlaceIn } from './lastPlace.ts';
import { partsOf } from './tileWords.ts';
import { veiled } from './veil.ts';
import { barsOf } from './votes.ts';

const shownParts = (message: string) =>
  partsOf(message).map(part => ('text' in part ? part.text : `<${tilesText(part.tiles)}>`));

describe('tiles in a message', () => {
  it.each([
    ['Is 5s alive?', ['Is ', '<5s>', ' alive?']],
    ['123m456p, then 55s', ['123m456p, then ', '<55s>']],
    ['keep EE and CC', ['keep ', '<EE>', ' and ', '<CC>']],
    ['[E] or [123mC]', ['<E>', ' or ', '<123mC>']],
    ['看5p吗', ['看5p吗']],
    ['看 5p 吗', ['看 ', '<5p>', ' 吗']],
    ['at 5pm in East, SW of it', ['at 5pm in East, SW of it']],
    ['I E SPNE 0m 10s [] [x]', ['I E SPNE 0m 10s [] [x]']],
    ['<b>5m</b>', ['<b>', '<5m>', '</b>']],
  ])('%j is drawn as %j', (message, parts) => {
    expect(shownParts(message)).toEqual(parts);
  });

  it('are not more than a message can show', () => {
    const parts = partsOf(Array.from({ length: 60 }, () => '123456789m').join(' '));
    expect(parts.flatMap(part => ('tiles' in part ? part.tiles : [])).length).toBeLessThanOrEqual(40);
  });
});

const discard = (tile: number): SeatCommand => ({ type: 'discard', seat: 0, tile: tile as Tile });
const someone = (who: number): Reviewer => ({
  who,
  name: `P${who}`,
  player: null,
  isHere: true,
  at: null,
  view: null,
  isFollowing: false,
  pointsAt: null,
});

describe('votes that are shown', () => {
  const people = [1, 2, 3, 4].map(someone);
  const choices = [0, 1, 2, 3].map(discard);
  const candidates = [
    { action: discard(2), value: 7.4 },
    { action: discard(0), value: 3.1 },
  ];

  it('are bars with faces, most votes first, with what the expert thinks of each', () => {
    const votes = [2, 0, 2, 3].map((choice, n) => ({ who: n + 1, choice }));
    const bars = barsOf({ choices, shown: votes }, people, candidates);
    const told = bars.map(({ choice, people, share, value }) => [choice, people.map(({ who }) => who), share, value]);
    expect(told).toEqual([
      [discard(2), [1, 3], 1, 7.4],
      [discard(0), [2], 0.5, 3.1],
      [discard(3), [4], 0.5, undefined],
    ]);
  });

  it('are none while they are hidden', () => {
    expect(barsOf({ choices, shown: null }, people, candidates)).toEqual([]);
  });
});

it('what the expert thinks of a position is not there while its votes are hidden, for all players', () => {
  const decision = (before: number) => ({ before }) as ReviewedDecision;
  const hand = (n: number, player: 0 | 1) => ({ hand: n, player, decisions: [decision(11), decision(14)] });
  const review = { hands: [hand(0, 0), hand(0, 1), hand(1, 0)] } as unknown as GameReview;
  const hands = [0, 1].map(() => ({ moves: [{ fact: 9 }, { fact: 10 }, { fact: 13 }, { fact: 15 }] }));
  const left = (of: GameReview) => of.hands.map(({ decisions }) => decisions.map(({ before }) => before));
  expect(left(veiled(review, hands, { hand: 0, move: 1, line: null }))).toEqual([[14], [14], [11, 14]]);
  expect(veiled(review, hands, undefined)).toBe(review);
});

describe('the last place in a game', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.advanceTimersByTime(400);
    vi.useRealTimers();
  });
  const place = (path: string) => ({ path, round: 0 as const, inRound: 3, turn: 9 });

  it('is kept for each game, the last sixty of them', () => {
    for (let n = 0; n < 65; n++) keepPlace(`G-${n}`, place(`/g/G-${n}/e3/9`));
    keepPlace('G-64', place('/g/G-64/e3/10'));
    expect(lastPlaceIn('G-64')).toEqual(place('/g/G-64/e3/10'));
    expect([lastPlaceIn('G-4'), lastPlaceIn('G-5')?.path]).toEqual([undefined, '/g/G-5/e3/9']);
  });

  it('is stored when the page is hidden or the reader rests, not at each step', () => {
    const stored = () => localStorage.getItem('gorrion.places');
    for (let turn = 1; turn < 5; turn++) keepPlace('G-1', { ...place(`/g/G-1/e3/${turn}`), turn });
    expect(stored()).toBeNull();
    expect(lastPlaceIn('G-1')?.turn).toBe(4);
    vi.advanceTimersByTime(400);
    expect(JSON.parse(stored() ?? '')).toEqual({ 'G-1': { ...place('/g/G-1/e3/4'), turn: 4 } });
  });

  it('is nothing where something else was stored', () => {
    for (const stored of ['no json', '[]', '{"G-1":{"path":"javascript:alert(1)"}}', '{"G-1":7}']) {
      localStorage.setItem('gorrion.places', stored);
      expect(lastPlaceIn('G-1')).toBeUndefined();
    }
  });
});
