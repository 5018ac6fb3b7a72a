import type { ByPlayer, HandRecord, Outcome, Player, Seat } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { bestHands, highlights, runningTotals, turningPoint } from './story.ts';
import { ownPlaceText, turningText } from './storyText.ts';

/** A hand: who won it on whose tile (the same player: self-drawn) and with how many points; nothing for a drawn hand. */
type Hand = readonly [winner: Player, from: Player, points: number] | undefined;

/** Returns the results of hands in which the players sit in their order. */
const played = (...hands: readonly Hand[]): readonly HandRecord[] =>
  hands.map((hand, n): HandRecord => {
    const changes = ([0, 1, 2, 3] as const).map(player => {
      if (!hand) return 0;
      const [winner, from, points] = hand;
      if (winner === from) return player === winner ? 3 * (8 + points) : -8 - points;
      return player === winner ? 24 + points : player === from ? -8 - points : -8;
    }) as unknown as ByPlayer<number>;
    const score = { total: hand?.[2] ?? 0, flowers: 0, fans: [] };
    const outcome = (hand
      ? { kind: 'won', seat: hand[0], from: hand[1], scores: [score, score, score, score] }
      : { kind: 'exhausted' }) as unknown as Outcome;
    return { number: n + 1, round: Math.floor(n / 4) as Seat, outcome, players: [0, 1, 2, 3], changes };
  });

const totalsOf = (hands: readonly HandRecord[]): ByPlayer<number> => {
  const runs = runningTotals(hands);
  return [runs[0].at(-1)!, runs[1].at(-1)!, runs[2].at(-1)!, runs[3].at(-1)!];
};

const NAMES = ['Ana', 'Mei', 'Botan', 'Tomás'];

/** Returns what the page says of a game to a player, or to a spectator. */
function told(hands: readonly HandRecord[], me?: Player, totals = totalsOf(hands)): string | undefined {
  const lines = NAMES.map((name, player) => ({
    player: player as Player,
    name,
    place: 1 + totals.filter(total => total > totals[player]!).length,
    total: totals[player]!,
    tablePoints: 0,
  })).sort((a, b) => a.place - b.place);
  return turningText(english, turningPoint(hands, totals), { hands, results: hands, lines, me });
}

describe('the turning point of a game', () => {
  it('is none where nobody won a hand', () => {
    expect(told(played(undefined, undefined))).toBe('Every hand was drawn.');
  });

  it('is not told where the first place is shared, or where rulings decided it', () => {
    expect(told(played([0, 2, 8], [1, 3, 8], [2, 0, 8], [3, 1, 8]))).toBeUndefined();
    expect(told(played([0, 1, 20]), undefined, [-10, 60, -25, -25])).toBeUndefined();
  });

  it('is the one hand that somebody won', () => {
    const hands = played(undefined, [0, 1, 20], undefined);
    expect(told(hands, 0)).toBe('Your win in East 2 decided the game.');
    expect(told(hands)).toBe('Ana’s win in East 2 decided the game.');
  });

  it('is none where the winner was first from the first win on', () => {
    const hands = played(undefined, [0, 1, 30], [0, 0, 10], [2, 1, 8]);
    expect(told(hands, 0)).toBe('You led from your first win to the end.');
    expect(told(hands, 1)).toBe('Ana led from the first win to the end.');
  });

  it('is the last hand where it took the first place', () => {
    const hands = played([1, 2, 20], [1, 3, 8], [0, 1, 60]);
    expect(told(hands, 0)).toBe('You were 92 points behind before the last hand, and won with it.');
    expect(told(hands)).toBe('Ana was 92 points behind before the last hand, and won with it.');
    expect(told(played([1, 2, 8], [0, 3, 8], [0, 1, 10]), 0)).toBe(
      'You shared the lead before the last hand, and won with it.',
    );
  });

  it('is the last hand where a narrow lead was kept by winning it', () => {
    const hands = played([1, 0, 8], [0, 1, 16], [0, 2, 9]);
    expect(told(hands, 0)).toBe('You were 16 points ahead before the last hand, and won that one as well.');
    expect(told(hands, 2)).toBe('Ana was 16 points ahead before the last hand, and won that one as well.');
  });

  it('is the way from the last place to the first', () => {
    const hands = played([1, 0, 20], [2, 3, 8], [0, 0, 24], [0, 1, 8], undefined);
    expect(told(hands, 0)).toBe('You were last after East 2, took the lead in East 3 and kept it.');
    expect(told(hands, 3)).toBe('Ana was last after East 2, took the lead in East 3 and kept it.');
  });

  it('is the hand in which the winner came to be first for good', () => {
    const hands = played([1, 2, 30], [0, 3, 40], [2, 3, 8], [3, 2, 8], undefined);
    expect(told(hands, 0)).toBe('You took the lead in East 2 and kept it.');
    expect(told(hands, 1)).toBe('Ana took the lead in East 2 and kept it.');
  });
});

describe('the place of the reader', () => {
  const line = (player: Player, place: number, total: number) => ({ player, place, total, name: '', tablePoints: 0 });
  const lines = [line(2, 1, 30), line(0, 2, 29), line(1, 3, -9), line(3, 4, -50)];

  it('says how far from the first they ended, and nothing to the first or a spectator', () => {
    expect(ownPlaceText(english, lines, 0)).toBe('You end second, 1 point behind.');
    expect(ownPlaceText(english, lines, 1)).toBe('You end third, 39 points behind.');
    expect(ownPlaceText(english, lines, 3)).toBe('You end fourth, 80 points behind.');
    for (const nobody of [2, undefined] as const) expect(ownPlaceText(english, lines, nobody)).toBeUndefined();
  });
});

describe('what is shown of a game', () => {
  const hands = played([0, 0, 10], [1, 0, 30], undefined, [0, 3, 12]);

  it('is its largest hand, and the reader’s own', () => {
    expect(bestHands(hands, 0)).toEqual([
      { hand: 1, player: 1, points: 30 },
      { hand: 3, player: 0, points: 12 },
    ]);
    expect(bestHands(hands, 1)).toHaveLength(1);
    expect(bestHands(hands, 2)).toHaveLength(1);
    expect(bestHands(played(undefined), 0)).toEqual([]);
  });

  it('are the figures of a player, or of the table', () => {
    expect(highlights(hands, 0)).toEqual([
      { kind: 'won', count: 2, all: 4 },
      { kind: 'selfDrawn', count: 1 },
      { kind: 'dealtIn', count: 1, points: 38 },
      { kind: 'leads', count: 2 },
    ]);
    expect(highlights(hands, undefined)).toEqual([
      { kind: 'won', count: 3, all: 4 },
      { kind: 'selfDrawn', count: 1 },
      { kind: 'drawn', count: 1, all: 4 },
      { kind: 'leads', count: 2 },
    ]);
  });
});
