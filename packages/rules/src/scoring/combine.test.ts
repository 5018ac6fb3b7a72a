import { describe, expect, test, vi } from 'vitest';
import { sized } from '../testing/wide.ts';
import type { Tile } from '../tiles/tile.ts';
import { bestLinks, type Instance, instancesOf, pungFansOf } from './combine.ts';
import { NO_PAIR } from './fans/facts.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const points = (chosen: readonly Instance[]): number => chosen.reduce((sum, { row }) => sum + row.points, 0);

/** Rule (a) word for word: in some order, each instance joins sets of different groups. */
function isForest(chosen: readonly Instance[]): boolean {
  if (chosen.length === 0) return true;
  return chosen.some((first, at) => {
    const rest = chosen.toSpliced(at, 1);
    return isForest(rest) && joinsApart(first, rest);
  });
}

function joinsApart(next: Instance, before: readonly Instance[]): boolean {
  const group = [0, 1, 2, 3];
  for (const { sets } of before) {
    const joined = [0, 1, 2, 3].filter(set => (sets >> set) & 1).map(set => group[set]);
    group.forEach((own, set) => {
      if (joined.includes(own)) group[set] = joined[0]!;
    });
  }
  const own = [0, 1, 2, 3].filter(set => (next.sets >> set) & 1).map(set => group[set]);
  return new Set(own).size === own.length;
}

/** Every subset of the candidates, with rule (a) alone: (b) and (c) never change a total. */
function brutePoints(instances: readonly Instance[]): number {
  let most = 0;
  const extend = (at: number, chosen: readonly Instance[]): void => {
    most = Math.max(most, points(chosen));
    for (let next = at; next < instances.length; next++) {
      const more = [...chosen, instances[next]!];
      if (more.length < 4 && isForest(more)) extend(next + 1, more);
    }
  };
  extend(0, []);
  return most;
}

const CHOWS = Array.from({ length: 21 }, (_, chow) => (9 * Math.floor(chow / 7) + (chow % 7)) as Tile);
const PUNGS = Array.from({ length: 34 }, (_, kind) => kind as Tile);

function* fourOf(tiles: readonly Tile[], repeats: boolean): Generator<Tile[]> {
  const step = repeats ? 0 : 1;
  for (let a = 0; a < tiles.length; a++) {
    for (let b = a + step; b < tiles.length; b++) {
      for (let c = b + step; c < tiles.length; c++) {
        for (let d = c + step; d < tiles.length; d++) yield [tiles[a]!, tiles[b]!, tiles[c]!, tiles[d]!];
      }
    }
  }
}

describe('linking sets', () => {
  test('[R60] on all 10,626 hands of four chows the search finds what trying every subset finds', () => {
    let hands = 0;
    for (const tiles of fourOf(CHOWS, true)) {
      const instances = instancesOf(
        tiles.map(tile => ({ isChow: true, tile })),
        NO_PAIR,
      );
      expect(points(bestLinks(instances)), tiles.join()).toBe(brutePoints(instances));
      hands++;
    }
    expect(hands).toBe(10_626);
  });

  test('[R60] on all hands of four pungs the search finds what trying every subset finds', () => {
    for (const tiles of fourOf(PUNGS, false)) {
      const instances = instancesOf(
        tiles.map(tile => ({ isChow: false, tile })),
        NO_PAIR,
      );
      if (instances.length > 1) expect(points(bestLinks(instances)), tiles.join()).toBe(brutePoints(instances));
    }
  });
});

describe('what the tables of fans share between hands', () => {
  const asSets = (tiles: readonly Tile[], isChow: boolean) =>
    tiles.toSorted((a, b) => a - b).map(tile => ({ isChow, tile }));
  const chowLinks = (tiles: readonly Tile[], pair: Tile) =>
    bestLinks(instancesOf(asSets(tiles, true), pair)).map(({ row, sets }) => [row.id, sets]);
  const [ONE, EAST] = [0 as Tile, 27 as Tile];

  test('[R60] four chows are linked alike beside every pair but fives', () => {
    for (const tiles of fourOf(CHOWS, true)) {
      const linked = chowLinks(tiles, EAST);
      for (const pair of [ONE, 12, 24] as Tile[]) expect(chowLinks(tiles, pair), tiles.join()).toEqual(linked);
    }
  });

  test('[R59] [R60] pungs earn the same fans whichever suit is which', () => {
    const SUIT_ORDERS = [
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const fansOf = (tiles: readonly Tile[]): string => {
      const sets = asSets(tiles, false);
      const links = bestLinks(instancesOf(sets, NO_PAIR));
      const alone = pungFansOf(sets, { seat: 0, prevalent: 0 }, links).filter(fan => fan.barredBy === undefined);
      return [...links, ...alone]
        .map(({ row }) => row.id)
        .sort()
        .join();
    };
    // By default every seventh choice of four pungs: seven divides none of the counts of ranks and suits.
    for (const [n, tiles] of [...fourOf(PUNGS.slice(0, 27), false)].entries()) {
      if (n % sized(7, 1) > 0) continue;
      for (const part of [tiles, tiles.slice(1), tiles.slice(2)]) {
        const fans = fansOf(part);
        for (const order of SUIT_ORDERS) {
          const moved = part.map(tile => (9 * order[Math.floor(tile / 9)]! + (tile % 9)) as Tile);
          expect(fansOf(moved), part.join()).toBe(fans);
        }
      }
    }
  });
});
