import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../fixtures/bradley-terry-full.json' with { type: 'json' };
import { afterGame, type Belief, chanceBefore, type Pairing } from './wengLin.ts';

const SEED = { seed: 26, numRuns: 300 };
const PAPER: Pairing = { beta: 25 / 6, tau: 0, weight: 1 };

const belief = fc.record({
  mean: fc.double({ min: 0, max: 50, noNaN: true }),
  deviation: fc.double({ min: 0.1, max: 10, noNaN: true }),
});
const four = fc.tuple(belief, belief, belief, belief);
const rank = fc.integer({ min: 1, max: 4 });
const ranks = fc.tuple(rank, rank, rank, rank);
const pairing = fc.record({
  beta: fc.double({ min: 1, max: 10, noNaN: true }),
  tau: fc.double({ min: 0, max: 1, noNaN: true }),
  weight: fc.double({ min: 0.05, max: 1, noNaN: true }),
});

describe('a game of Bradley and Terry, all pairs', () => {
  it('agrees with openskill 5.0.1 on 64 games with every pattern of ties', () => {
    expect(vectors.vectors).toHaveLength(64);
    for (const { beta, before, ranks, after } of vectors.vectors) {
      const believed = before.map(([mean, deviation]) => ({ mean: mean!, deviation: deviation! }));
      afterGame(believed, ranks, { beta, tau: 0, weight: 1 }).forEach(({ mean, deviation }, at) => {
        expect(mean).toBeCloseTo(after[at]![0]!, 9);
        expect(deviation).toBeCloseTo(after[at]![1]!, 9);
      });
    }
  });

  it('leaves equal players who tie where they are, and surer', () => {
    const newcomer: Belief = { mean: 25, deviation: 25 / 3 };
    for (const { mean, deviation } of afterGame([newcomer, newcomer, newcomer, newcomer], [1, 1, 1, 1], PAPER)) {
      expect(mean).toBeCloseTo(25, 12);
      expect(deviation).toBeLessThan(25 / 3);
    }
  });

  it('gives equal players with equal ranks the same (seed 26)', () => {
    fc.assert(
      fc.property(belief, belief, belief, rank, rank, pairing, (twin, third, fourth, one, two, constants) => {
        const [a, b] = afterGame([twin, twin, third, fourth], [2, 2, one, two], constants);
        expect(a!.mean).toBeCloseTo(b!.mean, 9);
        expect(a!.deviation).toBeCloseTo(b!.deviation, 9);
      }),
      SEED,
    );
  });

  it('never gives less for a better rank (seed 26)', () => {
    fc.assert(
      fc.property(four, ranks, pairing, (players, placed, constants) => {
        const means = [1, 2, 3, 4].map(own => afterGame(players, [own, ...placed.slice(1)], constants)[0]!.mean);
        expect(means).toEqual(means.toSorted((a, b) => b - a));
        expect(afterGame(players, [0, ...placed.slice(1)], constants)[0]!.mean).toBeGreaterThan(
          afterGame(players, [5, ...placed.slice(1)], constants)[0]!.mean,
        );
      }),
      SEED,
    );
  });

  it('does not care in which order the players are named (seed 26)', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(four, ranks, pairing, order, (players, placed, constants, shuffled) => {
        const plain = afterGame(players, placed, constants);
        const other = afterGame(
          shuffled.map(at => players[at]!),
          shuffled.map(at => placed[at]!),
          constants,
        );
        shuffled.forEach((at, now) => {
          expect(other[now]!.mean).toBeCloseTo(plain[at]!.mean, 9);
          expect(other[now]!.deviation).toBeCloseTo(plain[at]!.deviation, 9);
        });
      }),
      SEED,
    );
  });

  it('grows surer with each game without tau, by less with a smaller weight (seed 26)', () => {
    fc.assert(
      fc.property(four, ranks, pairing, (players, placed, constants) => {
        const full = afterGame(players, placed, { ...constants, tau: 0 });
        const half = afterGame(players, placed, { ...constants, tau: 0, weight: constants.weight / 2 });
        players.forEach((player, at) => {
          expect(full[at]!.deviation).toBeLessThanOrEqual(half[at]!.deviation);
          expect(half[at]!.deviation).toBeLessThanOrEqual(player.deviation);
        });
      }),
      SEED,
    );
  });

  it('never moves what is certain', () => {
    const anchor: Belief = { mean: 30, deviation: 0 };
    const newcomer: Belief = { mean: 25, deviation: 25 / 3 };
    const [kept, , , last] = afterGame([anchor, newcomer, newcomer, newcomer], [4, 1, 2, 3], { ...PAPER, tau: 1 });
    expect(kept).toEqual(anchor);
    expect(last!.mean).toBeLessThan(25);
  });

  it('foretells the two sides of a pair as one whole (seed 26)', () => {
    fc.assert(
      fc.property(belief, belief, fc.double({ min: 1, max: 10, noNaN: true }), (one, other, beta) => {
        expect(chanceBefore(one, other, beta) + chanceBefore(other, one, beta)).toBeCloseTo(1, 12);
      }),
      SEED,
    );
  });
});
