import { CLASSICAL_RULESETS, evolve, type HandEvent, type HandState, type Seat, viewFor, wallOf } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { claim, dealt, middle } from '../../../gallery/hands.ts';
import { tile } from '../../../gallery/notation.ts';
import { layoutOf, nextRiverBox } from '../layout/index.ts';
import { sceneOf } from '../scene.ts';
import { follow, type KeyedBox } from './identity.ts';
import { DEAL_MS, discardMove, durationOf, keyframesOf, leavingFrames, type Move, movesBetween } from './motion.ts';

const DESK = { w: 1440, h: 900 };

const laid = (state: HandState, mine: Seat | undefined = 1, size = DESK) =>
  layoutOf(sceneOf(viewFor(state, mine ?? 'spectator'), mine), size);

/** Returns what the viewer sees when events are shown as one step. */
function step(state: HandState, events: readonly HandEvent[], mine: Seat | undefined = 1) {
  const first = laid(state, mine);
  const second = laid(events.reduce(evolve, state), mine);
  const before = follow(undefined, first.boxes);
  const after = follow(before, second.boxes);
  const moves = movesBetween(second.geometry, before.boxes, after.boxes);
  const box = (boxes: readonly KeyedBox[], move: Move) => boxes.find(b => b.key === move.key);
  const ways = moves.map(move => [move.kind, box(before.boxes, move)?.slot, box(after.boxes, move)?.slot]);
  return { before, after, moves, ways };
}

describe('following the pieces', () => {
  it('gives every piece one key and keeps it where nothing moved', () => {
    const { boxes } = laid(middle);
    const before = follow(undefined, boxes);
    const after = follow(before, boxes);
    expect(new Set(before.boxes.map(b => b.key)).size).toBe(boxes.length);
    expect(after.boxes.map(b => b.key)).toEqual(before.boxes.map(b => b.key));
    expect(movesBetween(laid(middle).geometry, before.boxes, after.boxes)).toEqual([]);
  });

  it('neither loses nor adds a piece in a whole turn', () => {
    const { before, after } = step(middle, [{ type: 'discarded', seat: 1, tile: tile('C3') }]);
    expect(after.boxes.map(b => b.key).sort()).toEqual(before.boxes.map(b => b.key).sort());
  });

  it('gives the same keys whatever the hidden tiles are', () => {
    const keys = (state: HandState) => follow(undefined, laid(state).boxes).boxes.map(b => b.key);
    const swapped = {
      ...middle,
      seats: [
        middle.seats[0],
        middle.seats[1],
        { ...middle.seats[2], concealed: middle.seats[2].concealed.map(() => tile('C1')) },
        middle.seats[3],
      ],
    } as const;
    expect(keys({ ...middle, seats: swapped.seats })).toEqual(keys(middle));
  });
});

describe('motion', () => {
  it('moves an own discard from the hand to the river and closes the hand up', () => {
    const { ways } = step(middle, [{ type: 'discarded', seat: 1, tile: tile('C3') }]);
    expect(ways).toContainEqual(['discard', '0-hand-2', '0-river-9']);
    expect(ways).toContainEqual(['close-up', '0-hand-apart', '0-hand-9']);
  });

  it("moves another seat's discard from one of its backs", () => {
    const { ways } = step({ ...middle, phase: { name: 'turn', seat: 2, drawn: tile('DW'), source: 'wall' } }, [
      { type: 'discarded', seat: 2, tile: tile('DW') },
    ]);
    const discard = ways.filter(([kind]) => kind === 'discard');
    expect(discard).toHaveLength(1);
    expect(discard[0]![1]).toMatch(/^1-hand-/);
    expect(discard[0]![2]).toBe('1-river-10');
  });

  it('draws from the head of the wall and replaces from its end', () => {
    const draw = step(claim, [{ type: 'drew', seat: 1, tile: tile('C1'), source: 'wall' }]);
    expect(draw.ways).toContainEqual(['draw', 'wall-85', '0-hand-apart']);
    expect(draw.moves.find(m => m.kind === 'draw')).toMatchObject({ duration: 320, turnsUp: true });
    const replace = step(claim, [{ type: 'drew', seat: 1, tile: tile('C1'), source: 'flower' }]);
    expect(replace.ways.find(([kind]) => kind === 'replacement')?.[2]).toBe('0-hand-apart');
  });

  it('does not turn up what the viewer may not see', () => {
    const { moves } = step(claim, [{ type: 'drew', seat: 2, tile: tile('C1'), source: 'wall' }]);
    expect(moves.find(m => m.kind === 'draw')?.turnsUp).toBe(false);
  });

  it('slides a claimed tile from the river, turned, and then the own tiles', () => {
    const { ways, moves } = step(claim, [
      { type: 'melded', seat: 1, meld: { kind: 'pung', tile: tile('D5'), from: 0 } },
    ]);
    const claims = ways.filter(([kind]) => kind === 'claim');
    expect(claims.map(([, from]) => from).sort()).toEqual(['0-hand-6', '0-hand-7', '3-river-8']);
    expect(claims.find(([, from]) => from === '3-river-8')?.[2]).toBe('0-meld-0-0');
    const turns = moves.filter(m => m.kind === 'claim').map(m => Math.abs(m.from.turn));
    expect(turns.every(turn => turn <= 90)).toBe(true);
  });

  it('lays down a concealed kong, and the fourth tile onto a pung', () => {
    const own = {
      ...middle,
      seats: [
        middle.seats[0],
        { ...middle.seats[1], concealed: [...middle.seats[1].concealed, tile('B8'), tile('B8')].sort((a, b) => a - b) },
        middle.seats[2],
        middle.seats[3],
      ],
    } as const;
    const kong = step({ ...middle, ...own }, [
      { type: 'melded', seat: 1, meld: { kind: 'kong', tile: tile('B8'), form: 'concealed' } },
    ]);
    expect(kong.ways.filter(([kind]) => kind === 'concealed-kong')).toHaveLength(4);
    const added = step(middle, [{ type: 'kong-added', seat: 2, tile: tile('DR') }]);
    expect(added.ways.filter(([kind]) => kind === 'added-kong')).toHaveLength(1);
  });

  it('[C10] lifts two more tiles onto the wall when the second of the dragon has gone', () => {
    const layout = wallOf(CLASSICAL_RULESETS.macau);
    const on = (back: number): HandState => ({ ...middle, wall: { ...middle.wall, layout, back } });
    const lifted = (from: number, to: number) => {
      const before = follow(undefined, laid(on(from)).boxes);
      const second = laid(on(to));
      const after = follow(before, second.boxes);
      const moves = movesBetween(second.geometry, before.boxes, after.boxes).filter(({ kind }) => kind === 'lift');
      return moves.map(({ key }) => after.boxes.find(box => box.key === key)?.slot);
    };
    expect(lifted(9, 10)).toEqual(['wall-132', 'wall-133']);
    expect(lifted(10, 11)).toEqual([]);
  });

  it('deals in blocks of four, 110 ms apart, in about two seconds', () => {
    const whole = {
      ...dealt,
      phase: { name: 'undealt' },
      wall: { ...dealt.wall, front: 0 },
      seats: dealt.seats.map(s => ({ ...s, concealed: [] })),
    } as unknown as HandState;
    const before = follow(undefined, laid(whole).boxes);
    const second = laid(dealt);
    const after = follow(before, second.boxes);
    const moves = movesBetween(second.geometry, before.boxes, after.boxes).filter(m => m.kind === 'deal');
    expect(moves).toHaveLength(53);
    expect(new Set(moves.map(m => m.delay)).size).toBe(16);
    expect(durationOf(moves)).toBe(15 * 110 + 280);
    expect(DEAL_MS).toBe(durationOf(moves));
    const ownFirst = moves.filter(m => after.boxes.find(b => b.key === m.key)?.seat === 1).map(m => m.delay);
    expect(Math.min(...ownFirst)).toBe(110);
  });

  it('draws from the middle of the table if no wall is shown', () => {
    const size = { w: 390, h: 844 };
    const before = follow(undefined, laid(claim, 1, size).boxes);
    const second = laid(evolve(claim, { type: 'drew', seat: 1, tile: tile('C1'), source: 'wall' }), 1, size);
    const moves = movesBetween(second.geometry, before.boxes, follow(before, second.boxes).boxes);
    expect(moves.filter(m => m.kind === 'appear')).toHaveLength(1);
  });

  it('begins where the tile was and ends where it lies', () => {
    const { moves } = step(middle, [{ type: 'discarded', seat: 1, tile: tile('C3') }]);
    const frames = keyframesOf(moves.find(m => m.kind === 'discard')!, 'translate(1px, 2px)');
    expect(frames.at(-1)?.transform).toMatch(
      /^translate\(1px, 2px\) translate\(0px, 0px\) rotate\(0deg\) scale\(1, 1\)$/,
    );
    expect(frames).toHaveLength(3);
  });
});

describe('a discard that flies before the server has answered', () => {
  const { geometry, boxes } = laid(middle);
  const before = follow(undefined, boxes);
  const [first] = before.boxes.filter(box => box.zone === 'hand' && box.position === 0) as [KeyedBox];
  const river = nextRiverBox(geometry, sceneOf(viewFor(middle, 1), 1), first.tile);
  const HELD = { dx: 3, dy: -40 };
  const numbers = (frame: Keyframe) => [...String(frame.transform).matchAll(/-?[\d.]+(?=px|\))/g)].map(Number);

  it('lands where the table will draw it', () => {
    const after = laid(evolve(middle, { type: 'discarded', seat: 1, tile: first.tile }));
    const lying = after.boxes.find(box => box.slot === river.slot);
    expect(river).toEqual(lying);
  });

  it('flies from where it is held, and arrives in its final size', () => {
    const move = discardMove(geometry, first, river, HELD);
    const [start, , end] = leavingFrames(move, HELD, '') as [Keyframe, Keyframe, Keyframe];
    expect(numbers(start)).toEqual([HELD.dx, HELD.dy, 1]);
    const [x, y, scale] = numbers(end) as [number, number, number];
    expect(first.x + first.w / 2 + x).toBeCloseTo(river.x + river.w / 2);
    expect(first.y + first.h / 2 + y).toBeCloseTo(river.y + river.h / 2);
    expect(scale).toBeCloseTo(river.face / first.face);
  });

  it('is at every moment where the table’s own flight will be', () => {
    const move = discardMove(geometry, first, river, HELD);
    const [, own] = leavingFrames(move, HELD, '');
    const [, taken] = keyframesOf(move, '');
    const middleOf = ({ x, y, w, h }: Pick<KeyedBox, 'x' | 'y' | 'w' | 'h'>) => [x + w / 2, y + h / 2] as const;
    const at = (box: KeyedBox | typeof river, frame: Keyframe) => {
      const [dx, dy] = numbers(frame) as [number, number];
      return middleOf(box).map((value, i) => value + [dx, dy][i]!);
    };
    const [a, b] = [at(first, own!), at(river, taken!)];
    expect(a[0]).toBeCloseTo(b[0]!);
    expect(a[1]).toBeCloseTo(b[1]!);
  });

  it('is the pressed piece, even among identical tiles', () => {
    const twin = before.boxes.filter(box => box.zone === 'hand' && box.position === 0);
    const pair = twin.filter(box => twin.filter(other => other.tile === box.tile).length > 1);
    const [pressed] = pair as [KeyedBox];
    expect(pressed).toBeDefined();
    const { boxes: next } = laid(evolve(middle, { type: 'discarded', seat: 1, tile: pressed.tile }));
    const after = follow(before, next, pressed.key).boxes;
    expect(after.find(box => box.key === pressed.key)?.slot).toBe(river.slot);
    expect(new Set(after.map(box => box.key)).size).toBe(after.length);
  });
});
