import { describe, expect, test } from 'vitest';
import {
  afterDraw,
  breakStack,
  COMPETITION_WALL,
  copiesOf,
  type Dice,
  decide,
  drawsFrom,
  drawsLeft,
  evolve,
  type HandEvent,
  isFlower,
  isWholeSet,
  legalActions,
  nextTile,
  placeOfStack,
  SEATS,
  type Seat,
  seatAfter,
  seeded,
  shuffledRing,
  stacksOf,
  type Tile,
  tilesAfterDeal,
  tilesLeft,
  tilesOfLayout,
  undealt,
  viewFor,
  type Wall,
  type WallLayout,
  wmo2006,
} from '../index.ts';

const SEVENTEEN: WallLayout = { ...COMPETITION_WALL, stacks: 17 };
const OWN: WallLayout = { ...SEVENTEEN, walls: 'own', throws: 0, replacements: 'front' };
const DICE: Dice = [6, 5, 3, 6];

/** What a deal of these walls leads to, from a seed. */
function dealt(layout: WallLayout, dice: Dice = DICE) {
  const ring = shuffledRing(seeded('a layout'), layout);
  const decision = decide(undealt, { type: 'deal', deal: { ring, dice, prevalentWind: 0, rules: wmo2006, layout } });
  if (!decision.ok) throw new Error(decision.error.code);
  const [first] = decision.value;
  return { ring, events: decision.value, first: first as Extract<HandEvent, { type: 'dealt' }> };
}

/** Everybody discards what they drew, until nobody can draw any more. */
function playedDown(events: readonly HandEvent[]): number {
  let state = events.reduce(evolve, undealt);
  let draws = 0;
  while (state.phase.name !== 'over') {
    const { phase } = state;
    const held =
      phase.name === 'turn' ? legalActions(state, phase.seat).findLast(({ type }) => type === 'discard') : undefined;
    const decision = decide(state, held ?? { type: 'close-claims' });
    if (!decision.ok) throw new Error(decision.error.code);
    draws += decision.value.filter(({ type }) => type === 'drew').length;
    state = decision.value.reduce(evolve, state);
  }
  return draws;
}

describe('the layout of the wall', () => {
  test('of 136 tiles in walls of 17 stacks is dealt, broken and drawn as data says', () => {
    const { ring, events, first } = dealt(SEVENTEEN);
    expect([ring.length, tilesOfLayout(SEVENTEEN), stacksOf(SEVENTEEN)]).toEqual([136, 136, 68]);
    expect(ring.some(isFlower)).toBe(false);
    expect(isWholeSet(ring, SEVENTEEN)).toBe(true);
    expect(isWholeSet(ring)).toBe(false);
    // West breaks (11), and twenty stacks are counted from its right end: three of South's.
    expect([first.layout, first.breakAt]).toEqual([SEVENTEEN, 2 * 17 + 20]);
    expect(first.wall.slice(0, 4)).toEqual(ring.slice(108, 112));
    expect(first.hands.map(({ length }) => length)).toEqual([14, 13, 13, 13]);
    const state = events.reduce(evolve, undealt);
    expect([tilesLeft(state.wall), tilesAfterDeal(SEVENTEEN)]).toEqual([83, 83]);
    expect(playedDown(events)).toBe(83);
  });

  test('hides every tile of its own wall from a view, and no more', () => {
    const state = dealt(SEVENTEEN).events.reduce(evolve, undealt);
    expect(viewFor(state, 1).wall.tiles).toEqual(Array.from({ length: 136 }, () => -1));
    expect(viewFor(state, 1).wall.layout).toEqual(SEVENTEEN);
  });

  test('refuses tiles that are not those of the walls', () => {
    const ring = shuffledRing(seeded('144'));
    const deal = { ring, dice: DICE, prevalentWind: 0, rules: wmo2006, layout: SEVENTEEN } as const;
    expect(decide(undealt, { type: 'deal', deal })).toEqual({ ok: false, error: { code: 'bad-deal' } });
  });

  test('gives each seat a wall of its own: thirteen tiles, and every draw out of it', () => {
    const { ring, events, first } = dealt(OWN);
    for (const seat of SEATS) {
      expect(first.hands[seat]).toEqual(ring.slice(34 * seat, 34 * seat + 13).sort((a, b) => a - b));
    }
    expect(events[1]).toEqual({ type: 'drew', seat: 0, tile: ring[13], source: 'wall' });
    const state = events.reduce(evolve, undealt);
    expect(state.wall.own).toEqual([14, 13, 13, 13]);
    expect([drawsLeft(state), tilesLeft(state.wall)]).toEqual([83, 83]);
    expect([nextTile(state.wall, 2, false), nextTile(state.wall, 2, true)]).toEqual([ring[81], ring[81]]);
    expect(playedDown(events)).toBe(83);
  });

  test('of own walls ends with the seat that finds none, though others have tiles left', () => {
    const { wall } = dealt(OWN).events.reduce(evolve, undealt);
    const uneven: Wall = { ...wall, own: [34, 32, 20, 20] };
    expect(drawsFrom(uneven, 1)).toBe(3);
    expect([nextTile(uneven, 0, true), nextTile(uneven, 1, true)].map(tile => tile === undefined)).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    [false, 122, 122 - 3],
    [true, 122 - 3, 122 - 3],
  ])('leaves a dead wall of 14 to replacements (refilled: %s)', (isRefilled, afterThree, drawn) => {
    const layout: WallLayout = { ...SEVENTEEN, dead: { tiles: 14, isRefilled } };
    const tiles = Array.from({ length: 136 }, (_, place) => place as Tile);
    let wall: Wall = { layout, tiles, breakAt: 0, front: 0, back: 0 };
    expect(tilesLeft(wall)).toBe(122);
    const replaced = [];
    for (let n = 0; n < 3; n++) {
      replaced.push(nextTile(wall, 0, true));
      wall = afterDraw(wall, 0, true);
    }
    expect(replaced).toEqual([134, 135, 132]);
    expect(tilesLeft(wall)).toBe(afterThree);
    for (let n = 0; n < drawn; n++) wall = afterDraw(wall, 0, false);
    expect(nextTile(wall, 0, false) === undefined).toBe(isRefilled);
  });

  test('[R5] [R6] counts the break from the right end of the breaker, whichever way the draws go', () => {
    for (const direction of ['clockwise', 'counter-clockwise'] as const) {
      const layout: WallLayout = { ...COMPETITION_WALL, throws: 1, direction };
      const begin = placeOfStack(layout, breakStack([3, 4, 1, 1], layout));
      // West breaks: its seventh stack is the end of the wall, and the draws begin on one of its two sides.
      expect(begin).toEqual({ seat: 2, fromRight: direction === 'clockwise' ? 7 : 5 });
      const last = (breakStack([3, 4, 1, 1], layout) + stacksOf(layout) - 1) % stacksOf(layout);
      expect(placeOfStack(layout, last)).toEqual({ seat: 2, fromRight: 6 });
    }
  });

  test('goes round all seats once, right to left or left to right', () => {
    for (const direction of ['clockwise', 'counter-clockwise'] as const) {
      const layout: WallLayout = { ...SEVENTEEN, direction };
      const places = Array.from({ length: stacksOf(layout) }, (_, ring) => placeOfStack(layout, ring));
      expect(new Set(places.map(({ seat, fromRight }) => `${seat} ${fromRight}`)).size).toBe(68);
      const step = direction === 'clockwise' ? 3 : 1;
      const sides = [0, 17, 34, 51].map(ring => places[ring]!.seat);
      expect(sides).toEqual(SEATS.map((_, n) => seatAfter(0 as Seat, n * step)));
      expect(places[1]!.fromRight).toBe(direction === 'clockwise' ? 1 : 15);
    }
  });

  test('[R1] of the competition has room for the whole set', () => {
    const ring = shuffledRing(seeded('whole'), COMPETITION_WALL);
    for (const tile of new Set(ring)) expect(ring.filter(other => other === tile)).toHaveLength(copiesOf(tile));
    expect(tilesAfterDeal(COMPETITION_WALL)).toBe(91);
  });
});
