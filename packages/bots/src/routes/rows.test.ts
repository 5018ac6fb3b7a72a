import { below, type RandomSource, scorer, seeded, type Tile, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { ROUTES, type Route } from './rows.ts';
import { AS_MELD, SET_TILES } from './sets.ts';

/** Returns a random hand of a route; undefined if it has five copies of a kind. */
function someHand({ core, slots, pairs }: Route, random: RandomSource): { sets: number[]; pair: number } | undefined {
  const sets = [...core, ...slots.map(({ sets }) => sets[below(random, sets.length)]!)];
  const pair = pairs[below(random, pairs.length)]!;
  const kinds = [pair, pair, ...sets.flatMap(id => [...SET_TILES.subarray(3 * id, 3 * id + 3)])];
  const isPossible = kinds.every(kind => kinds.filter(other => other === kind).length <= 4);
  return isPossible ? { sets, pair } : undefined;
}

/**
 * Returns the points with all sets but the last claimed, won by a discard for the pair: the fewest that it can have.
 */
function openPoints({ sets, pair }: { sets: readonly number[]; pair: number }): number {
  return scorer(wmo2006).total({
    melds: sets.map(id => AS_MELD[id]!),
    concealed: [pair as Tile],
    winningTile: pair as Tile,
    seatWind: 1,
    prevalentWind: 0,
    selfDrawn: false,
    lastOfWall: false,
    lastOfKind: false,
    afterKong: false,
    robbingKong: false,
    flowers: 0,
  });
}

describe('a route', () => {
  it('promises no more points than the scorer gives, whatever its slots hold', { timeout: 60_000 }, () => {
    const random = seeded('routes');
    for (const route of ROUTES) {
      for (let n = 0; n < 8; n++) {
        const hand = someHand(route, random);
        // Four claimed sets are a Melded Hand: its six points are not the route's.
        if (hand)
          expect(openPoints(hand) - 6, `${route.id} ${hand.sets} ${hand.pair}`).toBeGreaterThanOrEqual(route.points);
      }
    }
  });

  it('has four sets in its core and slots', () => {
    expect(ROUTES.every(({ core, slots }) => core.length + slots.length === 4)).toBe(true);
  });
});
