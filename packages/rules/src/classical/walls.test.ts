import { describe, expect, test } from 'vitest';
import {
  afterDraw,
  below,
  breaker,
  breakStack,
  type ClassicalRules,
  type Dice,
  decide,
  evolve,
  type HandEvent,
  KINDS,
  macau,
  nextTile,
  pamphlet,
  placeOfStack,
  placesToRight,
  SEATS,
  type Seat,
  seatAfter,
  seatToRight,
  seeded,
  spanish1920,
  stacksOf,
  standingTiles,
  type Tile,
  tileSet,
  tilesAfterDeal,
  tilesLeft,
  tilesOfLayout,
  undealt,
  type Wall,
  wallOf,
} from '../index.ts';
import { playout } from '../testing/playout.ts';
import { tile, tiles } from '../testing/stackedRing.ts';
import { closeClaims, discards, given, kongs, type Story } from '../testing/story.ts';

const [EAST, SOUTH, WEST, NORTH]: readonly [Seat, Seat, Seat, Seat] = [0, 1, 2, 3];
const NO_EXCHANGES: ClassicalRules = { ...macau, exchanges: false };

/** Two throws with these sums. */
function thrown(first: number, second = 7): Dice {
  const split = (sum: number): [number, number] => (sum > 6 ? [6, sum - 6] : [1, sum - 1]);
  return [...split(first), ...split(second)];
}

/** Where the first draw of the deal and the pair that is lifted lie. */
function gapOf(rules: ClassicalRules, dice: Dice) {
  const layout = wallOf(rules);
  const begin = breakStack(dice, layout);
  const lifted = (begin + stacksOf(layout) - 1) % stacksOf(layout);
  return { first: placeOfStack(layout, begin), lifted: placeOfStack(layout, lifted) };
}

/** A wall of places instead of tiles, of which some have gone. */
const wallOfPlaces = (rules: ClassicalRules, front = 53, back = 0): Wall => {
  const layout = wallOf(rules);
  const places = Array.from({ length: tilesOfLayout(layout) }, (_, place) => place as Tile);
  return { layout, tiles: places, breakAt: 0, front, back };
};

describe('the walls of the three ways', () => {
  test('[C2] [C3] hold four of each kind, and the eight flowers and seasons once where they are played', () => {
    const copies = (rules: ClassicalRules) =>
      Array.from({ length: KINDS }, (_, kind) => tileSet(wallOf(rules)).filter(other => other === kind).length);
    expect(copies(macau)).toEqual([...Array(34).fill(4), ...Array(8).fill(1)]);
    expect(copies(pamphlet)).toEqual(copies(macau));
    expect(copies(spanish1920)).toEqual([...Array(34).fill(4), ...Array(8).fill(0)]);
  });

  test('[C5] have sides of 18 stacks, or of 17 without flowers', () => {
    const size = (rules: ClassicalRules) => [wallOf(rules).stacks, tilesOfLayout(wallOf(rules))];
    expect([macau, pamphlet].map(size)).toEqual([
      [18, 144],
      [18, 144],
    ]);
    expect(size(spanish1920)).toEqual([17, 136]);
    expect(size({ ...macau, flowerExposure: 'none' })).toEqual([17, 136]);
    expect(size({ ...spanish1920, flowerExposure: 'auto' })).toEqual([18, 144]);
  });

  test.each([
    [EAST, [5, 9]],
    [SOUTH, [2, 6, 10]],
    [WEST, [3, 7, 11]],
    [NORTH, [4, 8, 12]],
  ] as const)('[C6] [C7] the opener is seat %i after these sums of the first throw', (opener, sums) => {
    for (const sum of sums) expect(breaker(thrown(sum))).toBe(opener);
  });

  test('[C6] [C8] in Macau the pair at the sum of one throw is lifted, and the deal begins to the right of it', () => {
    for (let sum = 2; sum <= 12; sum++) {
      const seat = breaker(thrown(sum));
      const { first, lifted } = gapOf(macau, thrown(sum, 2 + (sum % 11)));
      expect(lifted).toEqual({ seat, fromRight: sum - 1 });
      expect(first).toEqual({ seat, fromRight: sum - 2 });
    }
  });

  test('[C8] in Macau the draws go round to the right: on at the left end of the right neighbour', () => {
    const layout = wallOf(macau);
    const begin = breakStack(thrown(7), layout);
    const places = Array.from({ length: 9 }, (_, n) => placeOfStack(layout, (begin + n) % stacksOf(layout)));
    expect(places.map(({ seat, fromRight }) => [seat, fromRight])).toEqual([
      ...[5, 4, 3, 2, 1, 0].map(fromRight => [WEST, fromRight]),
      ...[17, 16, 15].map(fromRight => [NORTH, fromRight]),
    ]);
  });

  test('[C7] [C8] elsewhere two throws are added, and the deal begins to the left of the pair', () => {
    for (const rules of [spanish1920, pamphlet]) {
      const { stacks } = wallOf(rules);
      for (let first = 2; first <= 12; first++) {
        for (let second = 2; second <= 12; second++) {
          const at = (counted: number) => ({
            seat: seatAfter(breaker(thrown(first)), 3 * Math.floor(counted / stacks)),
            fromRight: counted % stacks,
          });
          const gap = gapOf(rules, thrown(first, second));
          expect(gap).toEqual({ lifted: at(first + second - 1), first: at(first + second) });
        }
      }
    }
  });

  test('[C7] the worked counts: fourteen before the thrower, and eighteen before their left neighbour', () => {
    expect(gapOf(spanish1920, thrown(6, 8)).lifted).toEqual({ seat: SOUTH, fromRight: 13 });
    expect(gapOf(spanish1920, thrown(6, 12)).lifted).toEqual({ seat: EAST, fromRight: 0 });
    expect(gapOf(pamphlet, thrown(6, 12)).lifted).toEqual({ seat: SOUTH, fromRight: 17 });
  });

  test.each([macau, spanish1920, pamphlet])('[C9] $id: three times four tiles each, then one and three', rules => {
    const { log } = given({ rules, dice: thrown(9, 9) });
    const { wall, hands } = log[0] as Extract<HandEvent, { type: 'dealt' }>;
    const at = (...places: number[]) => places.map(place => wall[place]!).sort((a, b) => a - b);
    const fours = (seat: number) => [0, 16, 32].flatMap(from => [0, 1, 2, 3].map(n => from + 4 * seat + n));
    expect(hands[EAST]).toEqual(at(...fours(EAST), 48, 52));
    expect(hands[SOUTH]).toEqual(at(...fours(SOUTH), 49));
    expect(hands[WEST]).toEqual(at(...fours(WEST), 50));
    expect(hands[NORTH]).toEqual(at(...fours(NORTH), 51));
  });
});

describe('a table that plays clockwise', () => {
  const MIRRORED = [spanish1920, pamphlet, macau].map((rules): ClassicalRules => ({ ...rules, clockwise: true }));
  const [left, , macauLeft] = MIRRORED as [ClassicalRules, ClassicalRules, ClassicalRules];

  test('[C16] seats South at the left of East, and every next player at the left of the one before', () => {
    for (const rules of MIRRORED) {
      const layout = wallOf(rules);
      expect(SEATS.map(seat => placesToRight(EAST, seat, layout))).toEqual([0, 3, 2, 1]);
      for (const seat of SEATS) {
        expect(seatToRight(seat, 3, layout)).toBe(seatAfter(seat));
        for (const other of SEATS) expect(seatToRight(seat, placesToRight(seat, other, layout), layout)).toBe(other);
      }
    }
    expect(SEATS.map(seat => placesToRight(EAST, seat, wallOf(spanish1920)))).toEqual([0, 1, 2, 3]);
  });

  test('[C7] [C16] counts from the right end of the opener, and on before the left neighbour, who is next in turn', () => {
    for (const rules of [left, { ...pamphlet, clockwise: true }]) {
      const { stacks } = wallOf(rules);
      for (let first = 2; first <= 12; first++) {
        for (let second = 2; second <= 12; second++) {
          const at = (counted: number) => ({
            seat: seatAfter(breaker(thrown(first)), Math.floor(counted / stacks)),
            fromRight: counted % stacks,
          });
          const gap = gapOf(rules, thrown(first, second));
          expect(gap).toEqual({ lifted: at(first + second - 1), first: at(first + second) });
        }
      }
    }
    // The 1920s' corner: eighteen stacks from the right end of South, before West at South's left.
    expect(gapOf(left, thrown(6, 12)).lifted).toEqual({ seat: WEST, fromRight: 0 });
  });

  test('[C8] [C16] draws the wall the same way round as ever: clockwise, and in Macau to the right', () => {
    const sides = (rules: ClassicalRules, begin: number) => {
      const layout = wallOf(rules);
      const all = stacksOf(layout);
      const seats = Array.from({ length: all }, (_, n) => placeOfStack(layout, (begin + n) % all).seat);
      return [...new Set(seats)].map(seat => placesToRight(EAST, seat, layout));
    };
    for (const [rules, mirrored] of [
      [spanish1920, left],
      [macau, macauLeft],
    ] as const) {
      expect(sides(mirrored, 0)).toEqual(sides(rules, 0));
      expect(new Set(tileSet(wallOf(mirrored)))).toEqual(new Set(tileSet(wallOf(rules))));
    }
    const begin = breakStack(thrown(7), wallOf(macauLeft));
    const places = [4, 5, 6].map(n => placeOfStack(wallOf(macauLeft), begin + n));
    expect(places.map(({ seat, fromRight }) => [seat, fromRight])).toEqual([
      [WEST, 1],
      [WEST, 0],
      [SOUTH, 17],
    ]);
  });

  test.each(MIRRORED)('[C16] [C20] [C27] $id: the same wall and moves are the same hand by turns', rules => {
    const { clockwise: _, ...before } = rules;
    for (let n = 0; n < 6; n++) {
      let state = undealt;
      for (const { command, events } of playout(`mirrored ${n}`, before)) {
        const given = command.type === 'deal' ? { ...command, deal: { ...command.deal, rules } } : command;
        if (given.type === 'deal' && events[0]?.type === 'dealt') {
          const { wall, dice } = events[0];
          const start = wall.length - 2 * breakStack(dice, wallOf(rules));
          given.deal = { ...given.deal, ring: [...wall.slice(start), ...wall.slice(0, start)] };
        }
        const decision = decide(state, given);
        if (!decision.ok) throw new Error(decision.error.code);
        const breakAt = events[0]?.type === 'dealt' ? breakStack(events[0].dice, wallOf(rules)) : 0;
        const expected = events.map(event =>
          event.type === 'dealt' ? { ...event, rules, layout: wallOf(rules), breakAt } : event,
        );
        expect(decision.value).toEqual(expected);
        state = decision.value.reduce(evolve, state);
      }
      expect(state.phase.name).toBe('over');
    }
  });
});

describe('the dragon, or loose tiles', () => {
  /** Takes so many replacements, and returns their places. */
  function replaced(wall: Wall, count: number): { places: number[]; left: number[] } {
    let now = wall;
    const [places, left]: [number[], number[]] = [[], [tilesLeft(now)]];
    for (let n = 0; n < count; n++) {
      places.push(nextTile(now, EAST, true)!);
      now = afterDraw(now, EAST, true);
      left.push(tilesLeft(now));
    }
    return { places, left };
  }

  test('[C10] give the upper tile and then the lower, and two more are lifted after the second', () => {
    for (const rules of [macau, pamphlet]) {
      expect(tilesAfterDeal(wallOf(rules))).toBe(91);
      const { places, left } = replaced(wallOfPlaces(rules), 5);
      expect(places).toEqual([142, 143, 140, 141, 138]);
      expect(left).toEqual([89, 89, 87, 87, 85, 85]);
    }
  });

  test('[C11] the dead wall of the 1920s keeps fourteen tiles, whatever is drawn of it', () => {
    const { places, left } = replaced(wallOfPlaces(spanish1920), 3);
    expect(places).toEqual([134, 135, 132]);
    expect(left).toEqual([69, 68, 67, 66]);
    let wall = wallOfPlaces(spanish1920, 53, 3);
    for (let n = 0; n < 66; n++) wall = afterDraw(wall, EAST, false);
    expect([nextTile(wall, EAST, false), standingTiles(wall).length]).toEqual([undefined, 14]);
  });

  test('[C10] is not touched by draws, whole or half used', () => {
    const drawnOut = (back: number) => {
      let wall = wallOfPlaces(macau, 53, back);
      while (nextTile(wall, EAST, false) !== undefined) wall = afterDraw(wall, EAST, false);
      return standingTiles(wall);
    };
    expect(drawnOut(0)).toEqual([142, 143]);
    expect(drawnOut(1)).toEqual([143]);
    expect(drawnOut(2)).toEqual([140, 141]);
  });

  test('[C10] [C34] has what is left when it cannot be filled up: one tile, and no draw follows', () => {
    const half = wallOfPlaces(macau, 144 - 3, 1);
    expect([tilesLeft(half), standingTiles(half)]).toEqual([1, [141, 143]]);
    const filled = afterDraw(half, EAST, true);
    expect([tilesLeft(filled), standingTiles(filled)]).toEqual([0, [141]]);
    expect([nextTile(filled, EAST, false), nextTile(filled, EAST, true)]).toEqual([undefined, 141]);
    const empty = afterDraw(filled, EAST, true);
    expect([nextTile(empty, EAST, true), standingTiles(empty)]).toEqual([undefined, []]);
  });

  test.each([macau, spanish1920, pamphlet])('[C10] [C11] $id: every tile goes at most once, from either end', rules => {
    const random = seeded(`ends of ${rules.id}`);
    for (let round = 0; round < 60; round++) {
      let wall = wallOfPlaces(rules, 53, 0);
      const gone = new Set<number>(Array.from({ length: 53 }, (_, place) => place));
      while (tilesLeft(wall) > 0) {
        const isReplacement = below(random, 6) === 0;
        const place = nextTile(wall, EAST, isReplacement)!;
        expect(gone.has(place)).toBe(false);
        gone.add(place);
        wall = afterDraw(wall, EAST, isReplacement);
        const dead = standingTiles(wall).length - tilesLeft(wall);
        if (tilesLeft(wall) > 0) expect(rules.id === 'spanish1920' ? [14] : [1, 2]).toContain(dead);
        expect(standingTiles(wall).filter(standing => gone.has(standing))).toEqual([]);
      }
      expect(standingTiles(wall).length + gone.size).toBe(tilesOfLayout(wall.layout));
    }
  });
});

describe('replacements in play', () => {
  const drawn = (story: Story) =>
    story.events.flatMap(event => (event.type === 'drew' ? [[event.seat, event.tile, event.source]] : []));

  test('[C10] a kong takes the second tile of a dragon that is half used, and the next kong the new upper one', () => {
    const hands = ['f1 1111m 2222m 3333m E'];
    const story = given({ hands, replacements: 'S W N C', rules: NO_EXCHANGES });
    const [first, second, third] = [
      story.when(kongs(EAST, '1m')),
      story.when(kongs(EAST, '1m'), kongs(EAST, '2m')),
      story.when(kongs(EAST, '1m'), kongs(EAST, '2m'), kongs(EAST, '3m')),
    ];
    expect([first, second, third].flatMap(drawn)).toEqual([
      [EAST, tile('W'), 'kong'],
      [EAST, tile('N'), 'kong'],
      [EAST, tile('C'), 'kong'],
    ]);
    expect([story, first, second, third].map(({ state }) => tilesLeft(state.wall))).toEqual([89, 87, 87, 85]);
  });

  test('[C17] flowers of the deal are replaced in rounds: a flower among the replacements waits for the next', () => {
    const { log } = given({ hands: ['f1f2', '', 'f3'], replacements: 'f4 9m 9s f5 9p 1p', rules: NO_EXCHANGES });
    const told = log.flatMap(event => {
      if (event.type === 'flower-exposed') return [`${event.seat} shows ${event.tile}`];
      return event.type === 'drew' ? [`${event.seat} draws ${event.tile}`] : [];
    });
    const [f1, f2, f3, f4] = tiles('f1f2f3f4');
    expect(told).toEqual([
      `0 shows ${f1}`,
      `0 shows ${f2}`,
      `0 draws ${f4}`,
      `0 draws ${tile('9m')}`,
      `2 shows ${f3}`,
      `2 draws ${tile('9s')}`,
      `0 shows ${f4}`,
      `0 draws ${tile('f5')}`,
      `0 shows ${tile('f5')}`,
      `0 draws ${tile('9p')}`,
    ]);
  });

  test('[C18] a flower drawn in play is shown at once and replaced from the dragon', () => {
    const story = given({ hands: ['E'], draws: 'f1', replacements: 'f2 9p', rules: pamphlet });
    const after = story.when(discards(EAST, 'E'), closeClaims);
    expect(drawn(after)).toEqual([
      [SOUTH, tile('f1'), 'wall'],
      [SOUTH, tile('f2'), 'flower'],
      [SOUTH, tile('9p'), 'flower'],
    ]);
    expect(after.state.seats[SOUTH].flowers).toEqual(tiles('f1f2'));
  });

  test('[C18] so is a flower that is the last tile of the wall', () => {
    const story = given({ last: 'f1', rules: pamphlet }).playedDownTo(0);
    const { phase, wall, seats } = story.state;
    // Seven flowers went before it: it is replaced by the second tile of a dragon.
    expect([wall.back, tilesLeft(wall), standingTiles(wall).length]).toEqual([8, 0, 0]);
    expect(phase).toMatchObject({ name: 'turn', source: 'flower' });
    expect(SEATS.map(seat => seats[seat].flowers.length).reduce((sum, count) => sum + count)).toBe(8);
    const seat = phase.name === 'turn' ? phase.seat : EAST;
    const over = story.when({ type: 'discard', seat, tile: seats[seat].concealed[0]! }, closeClaims);
    expect(over.state.phase).toMatchObject({ name: 'over', outcome: { kind: 'exhausted' } });
  });

  test('[C18] a flower that no tile is left for ends the hand as drawn', () => {
    // Six flowers and a kong leave half a dragon, which is the eighth flower.
    const hands = ['f1f2f3f4f5f6 1111m'];
    const story = given({ hands, replacements: 'EEE SSS 9p f8', last: 'f7', rules: NO_EXCHANGES });
    const over = story.when(kongs(EAST, '1m')).playedDownTo(0);
    expect(over.events.map(event => event.type)).toEqual([
      'drew',
      'flower-exposed',
      'drew',
      'flower-exposed',
      'exhausted',
    ]);
    expect(standingTiles(over.state.wall)).toEqual([]);
  });
});
