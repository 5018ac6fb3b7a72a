import { type HandState, SEATS, type Seat } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { claim, dealt, middle, over, stressed, view } from '../../../gallery/hands.ts';
import { sceneOf } from '../scene.ts';
import { BAR, type Box, layoutOf, modeOf, type Size } from './index.ts';
import { ringStacks } from './ring.ts';

const SIZES: readonly (readonly [number, number, string])[] = [
  [1440, 900, 'desk'],
  [1280, 720, 'desk'],
  [1920, 1080, 'desk'],
  [1024, 768, 'tablet'],
  [820, 1180, 'port'],
  [844, 390, 'land'],
  [750, 342, 'land'],
  [390, 844, 'port'],
  [390, 664, 'port'],
  [360, 640, 'port'],
];

const boxesOf = (state: HandState, mine: Seat | undefined, size: Size) =>
  layoutOf(sceneOf(view(state, mine ?? 'spectator'), mine), size).boxes;

const name = (box: Box) => box.slot;

const overlap = (a: Box, b: Box) =>
  Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Returns whether two tiles may overlap: in a stack of the wall, in close rows of one river, or in a promoted kong. */
const mayOverlap = (a: Box, b: Box) =>
  (a.zone === 'wall' && b.zone === 'wall') ||
  (a.zone === 'river' && b.zone === 'river' && a.position === b.position) ||
  (a.zone === 'hand' && b.zone === 'hand' && a.position === b.position) ||
  ((a.marks.includes('added') || b.marks.includes('added')) && a.zone === b.zone && a.position === b.position);

function overlaps(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(b => !mayOverlap(a, b) && overlap(a, b) > 1.5)
      .map(b => `${name(a)} on ${name(b)} by ${overlap(a, b).toFixed(1)}`),
  );
}

const outside = (boxes: readonly Box[], { w, h }: Size) =>
  boxes.filter(b => b.x < 0 || b.y < 0 || b.x + b.w > w + 0.5 || b.y + b.h > h + 0.5).map(name);

const STATES: Readonly<Record<string, HandState>> = {
  middle,
  claim,
  dealt,
  over,
  ...Object.fromEntries(SEATS.map(seat => [`stress, all flowers at ${seat}`, stressed(seat)])),
};

describe.each(SIZES)('a stage of %i x %i', (w, h, mode) => {
  const size = { w, h };

  it(`is laid out as ${mode}`, () => expect(modeOf(size)).toBe(mode));

  for (const [title, state] of Object.entries(STATES)) {
    for (const mine of [1, undefined] as const) {
      const who = mine === undefined ? 'a spectator' : 'a player';
      it(`shows ${who} every tile, none on another: ${title}`, () => {
        const boxes = boxesOf(state, mine, size);
        expect(overlaps(boxes)).toEqual([]);
        expect(outside(boxes, size)).toEqual([]);
      });
    }
  }

  it('draws nothing twice', () => {
    const slots = boxesOf(middle, 1, size).map(name);
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('never lays a hidden tile face up', () => {
    const boxes = boxesOf(middle, 1, size);
    expect(boxes.filter(box => box.tile === -1 && (box.kind === 'up' || box.kind === 'hand'))).toEqual([]);
  });
});

describe.each(SIZES.filter(([, , mode]) => mode === 'port'))('below a notice, a stage of %i x %i', (w, h) => {
  const size = { w, h };
  const noticeEnd = 120;

  for (const [title, state] of Object.entries(STATES)) {
    it(`lays no tile under it, and none on another: ${title}`, () => {
      const { boxes } = layoutOf(sceneOf(view(state, 1), 1), size, { noticeEnd });
      expect(boxes.filter(({ y }) => y < noticeEnd).map(name)).toEqual([]);
      expect(overlaps(boxes)).toEqual([]);
      expect(outside(boxes, size)).toEqual([]);
    });
  }
});

describe.each(SIZES.slice(0, 4))('with a ring for the wall, a stage of %i x %i', (w, h) => {
  const size = { w, h };
  const compact = (state: HandState, mine: Seat | undefined) =>
    layoutOf(sceneOf(view(state, mine ?? 'spectator'), mine), size, { compactWall: true });

  for (const [title, state] of Object.entries(STATES)) {
    it(`shows all viewers every tile, none on another: ${title}`, () => {
      for (const mine of [1, undefined] as const) {
        const { boxes } = compact(state, mine);
        expect(overlaps(boxes)).toEqual([]);
        expect(outside(boxes, size)).toEqual([]);
      }
    });
  }

  it('has larger tiles and none in a wall', () => {
    const { boxes, geometry } = compact(middle, 1);
    expect(geometry.u).toBeGreaterThan(1.07 * layoutOf(sceneOf(middle, 1), size).geometry.u);
    expect(boxes.filter(({ zone }) => zone === 'wall')).toEqual([]);
  });

  it('lays no tile on the ring', () => {
    const { boxes, geometry: g } = compact(stressed(1), 1);
    const onRing = boxes.filter(({ x, y, w: width, h: height }) => {
      const far = (low: number, high: number, centre: number) =>
        Math.max(Math.abs(low - centre), Math.abs(high - centre)) / g.u;
      const near = (low: number, high: number, centre: number) =>
        low <= centre && high >= centre ? 0 : Math.min(Math.abs(low - centre), Math.abs(high - centre)) / g.u;
      const inner = Math.max(near(x, x + width, g.cx), near(y, y + height, g.cy));
      const outer = Math.max(far(x, x + width, g.cx), far(y, y + height, g.cy));
      return inner < g.ring! - 0.08 && outer > g.ring! + 0.08;
    });
    expect(onRing.map(name)).toEqual([]);
  });
});

describe('the ring', () => {
  it('has a stroke for every standing stack, and breaks where the wall breaks', () => {
    const scene = sceneOf(middle, 1);
    const stacks = ringStacks(scene, 8.8);
    expect(stacks).toHaveLength(new Set(scene.wall.map(n => n >> 1)).size);
    expect(stacks.filter(({ isHalf }) => isHalf).length).toBe(2 * stacks.length - scene.wall.length);
    for (const { from, to } of stacks) expect(Math.max(...[...from, ...to].map(Math.abs))).toBeCloseTo(8.8);
  });
});

describe('the whole table', () => {
  const size = { w: 1440, h: 900 };

  it('keeps its tile widths on four screens', () => {
    const measures = SIZES.slice(0, 4).map(([w, h]) => {
      const { u, ownU } = layoutOf(sceneOf(middle, 1), { w, h }).geometry;
      return [u, ownU];
    });
    expect(measures).toEqual([
      [30.5, 53],
      [24, 42],
      [37, 64],
      [26, 45],
    ]);
  });

  it('shows all 144 tiles', () => {
    for (const state of [dealt, claim]) expect(boxesOf(state, 1, size)).toHaveLength(count(state));
  });

  const count = (state: HandState) =>
    state.wall.tiles.length -
    state.wall.front -
    state.wall.back +
    state.seats.reduce(
      (sum, { concealed, melds, flowers, discards }) =>
        sum +
        concealed.length +
        flowers.length +
        discards.length +
        melds.reduce((n, m) => n + (m.kind === 'kong' ? 4 : 3), 0),
      0,
    );

  it("breaks the wall where the dice say: stack 0 is the one after the counted ones on the breaker's side", () => {
    const first = boxesOf({ ...dealt, wall: { ...dealt.wall, front: 0 } }, 1, size).find(box => box.slot === 'wall-0')!;
    // Dice 3 + 4 point at West, at the right of South; 3 + 4 + 5 + 2 = 14 of its stacks are counted from its right end.
    expect(first.position).toBe(1);
    expect(first.y).toBeGreaterThan(450);
  });
});

describe('the claim bar on phones', () => {
  const covered = (w: number, h: number, top: (handTop: number) => number, state = claim) => {
    const { boxes, geometry } = layoutOf(sceneOf(state, 1), { w, h });
    const own = Math.min(...boxes.filter(box => box.kind === 'hand').map(box => box.y)) - 0.16 * geometry.ownU;
    return boxes.filter(box => box.position !== 0 && box.zone !== 'hand' && box.y + box.h > top(own)).map(name);
  };

  const UPRIGHT = [
    [390, 844],
    [390, 664],
    [360, 640],
  ] as const;

  it('upright, on two lines, covers nothing of the other seats', () => {
    for (const [w, h] of UPRIGHT) expect(covered(w, h, own => own - 110)).toEqual([]);
  });

  it('upright, leaves room for the cost of a claim beside the melds and flowers of the other seats', () => {
    for (const [w, h] of UPRIGHT) {
      const under = [...covered(w, h, own => own - 152), ...covered(w, h, own => own - 152, middle)];
      expect(under.filter(slot => !slot.includes('river'))).toEqual([]);
    }
  });

  it('in landscape, on one line, covers no river and nothing at the right', () => {
    for (const [w, h] of [
      [844, 390],
      [750, 342],
    ] as const) {
      const under = covered(w, h, own => own - BAR.line - BAR.gap);
      expect(under.filter(slot => slot.includes('river') || slot.startsWith('1-'))).toEqual([]);
    }
  });
});

describe('a tile that stands apart', () => {
  const marksOf = (state: HandState, mine: Seat | undefined) =>
    layoutOf(sceneOf(state, mine, { isOpen: true }), { w: 1440, h: 900 })
      .boxes.filter(({ slot }) => slot.endsWith('-hand-apart'))
      .map(({ seat, marks }) => [seat, marks]);

  it('has won only once the hand is won; in open hands it is drawn before', () => {
    expect(marksOf(middle, 1)).toEqual([[1, ['drawn']]]);
    expect(marksOf(middle, undefined)).toEqual([[1, ['drawn']]]);
    expect(marksOf(over, 1)).toEqual([[1, ['won']]]);
  });
});

describe('open hands of the others on a phone', () => {
  it.each([
    [390, 844],
    [390, 664],
    [844, 390],
  ])('can be read at %i x %i', (w, h) => {
    const boxes = boxesOf(over, 1, { w, h }).filter(({ zone, position }) => zone === 'hand' && position !== 0);
    expect(Math.min(...boxes.map(({ face }) => face))).toBeGreaterThanOrEqual(13);
  });
});

describe('the opposite hand', () => {
  it.each([
    [390, 844],
    [390, 649],
    [390, 470],
    [360, 444],
    [320, 400],
    [844, 322],
    [700, 900],
  ])('is drawn at %i x %i in a replay, and wherever it lies open', (w, h) => {
    const drawn = (state: HandState, isOpen: boolean, isReadOnly: boolean) =>
      layoutOf(sceneOf(state, 1, { isOpen }), { w, h }, { isReadOnly })
        .boxes.filter(({ zone, position }) => zone === 'hand' && position === 2)
        .map(({ tile }) => tile);
    expect(drawn(dealt, true, true)).toHaveLength(13);
    expect(drawn(view(dealt, 1), false, true)).toHaveLength(13);
    if (h > 600 || w > h) expect(drawn(over, false, false).length).toBeGreaterThan(0);
  });
});

describe('a table to look at above the words of a replay', () => {
  it.each([
    [390, 649],
    [390, 470],
    [360, 444],
  ])('lies at %i x %i with no tile on another or on a plate', (w, h) => {
    for (const state of Object.values(STATES)) {
      const { boxes, geometry } = layoutOf(sceneOf(state, 1, { isOpen: true }), { w, h }, { isReadOnly: true });
      expect(overlaps(boxes)).toEqual([]);
      expect(outside(boxes, { w, h })).toEqual([]);
      const { plateY, meldY } = geometry.own;
      const others = boxes.filter(box => box.position !== 0);
      const onPlates = others.filter(box => box.y < 52 || (box.y < meldY && box.y + box.h > plateY + 1 && box.x < 150));
      expect(onPlates.map(name)).toEqual([]);
    }
  });
});

describe('rivers', () => {
  it('lie in the order of play: the right neighbour is at the right', () => {
    const rivers = boxesOf(middle, 1, { w: 1440, h: 900 }).filter(box => box.zone === 'river');
    const middleX = (position: number) => {
      const xs = rivers.filter(box => box.position === position).map(box => box.x);
      return xs.reduce((a, b) => a + b, 0) / xs.length;
    };
    expect(middleX(1)).toBeGreaterThan(middleX(0));
    expect(middleX(3)).toBeLessThan(middleX(0));
  });

  it('leave out claimed tiles, and lift the last discard', () => {
    const [east] = middle.seats;
    const claimed = {
      ...middle,
      seats: [
        { ...east, discards: east.discards.map(d => ({ ...d, claimedBy: 1 as const })) },
        ...middle.seats.slice(1),
      ],
    } as unknown as HandState;
    expect(boxesOf(claimed, 1, { w: 1440, h: 900 }).filter(box => box.zone === 'river' && box.seat === 0)).toEqual([]);
    const last = boxesOf(middle, 1, { w: 1440, h: 900 }).filter(box => box.marks.includes('last'));
    expect(last.map(box => [box.seat, box.slot])).toEqual([[0, '3-river-9']]);
  });
});
