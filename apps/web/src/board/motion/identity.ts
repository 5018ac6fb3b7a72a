import { HIDDEN, takerOf } from '@gorrion/rules';
import type { Box } from '../layout/index.ts';

/*
 * Which tile is which? A hand names only kinds, so pieces are followed from one layout to the next: the tile that left a
 * hand is the one that arrived in the river. Only what the viewer sees decides, so a key reveals nothing hidden.
 */

/** A box with the key of the piece in it. A piece is one DOM node as long as it can be followed. */
export interface KeyedBox extends Box {
  readonly key: string;
}

export interface TrackedBoxes {
  readonly boxes: readonly KeyedBox[];
  /** The next unused key. */
  readonly fresh: number;
}

const NOTHING: TrackedBoxes = { boxes: [], fresh: 0 };

const isUnseenInHand = (box: Box) => box.zone === 'hand' && box.tile === HIDDEN;
export const wallNumber = (box: Box): number => Number(box.slot.slice('wall-'.length));

/**
 * Returns the boxes of a layout with the keys of their pieces. `leaving` is the key of the tile that the viewer has just
 * discarded, so that of identical tiles this one arrives in the river.
 */
export function follow(previous: TrackedBoxes | undefined, boxes: readonly Box[], leaving?: string): TrackedBoxes {
  const before = previous ?? NOTHING;
  const matching = new Matching(before.boxes);
  matchLeaving(matching, boxes, leaving);
  keepInPlace(matching, boxes);
  matchSeen(matching, boxes);
  matchUnseen(matching, boxes);
  let fresh = before.fresh;
  const keyed = boxes.map(box => ({ ...box, key: matching.keyOf(box) ?? `t${fresh++}` }));
  return { boxes: keyed, fresh };
}

/** Pairs boxes before with boxes after, each at most once. */
class Matching {
  private readonly free: Set<KeyedBox>;
  private readonly found = new Map<Box, KeyedBox>();

  constructor(before: readonly KeyedBox[]) {
    this.free = new Set(before);
  }

  keyOf(box: Box): string | undefined {
    return this.found.get(box)?.key;
  }

  isOpen(box: Box): boolean {
    return !this.found.has(box);
  }

  left(): readonly KeyedBox[] {
    return [...this.free];
  }

  pair(before: KeyedBox, after: Box): void {
    if (!this.free.has(before) || this.found.has(after)) return;
    this.free.delete(before);
    this.found.set(after, before);
  }
}

function matchLeaving(matching: Matching, boxes: readonly Box[], leaving: string | undefined): void {
  const piece = leaving === undefined ? undefined : matching.left().find(({ key }) => key === leaving);
  if (piece?.zone !== 'hand') return;
  const known = new Set(matching.left().map(({ slot }) => slot));
  const own = boxes.filter(({ zone, seat }) => zone === 'river' && seat === piece.seat);
  const last = own.at(-1);
  if (last?.tile === piece.tile && !known.has(last.slot)) matching.pair(piece, last);
}

/** Pairs the pieces that did not move. Backs in a hand are skipped: any of them may have left. */
function keepInPlace(matching: Matching, boxes: readonly Box[]): void {
  const bySlot = new Map(matching.left().map(box => [box.slot, box]));
  for (const box of boxes) {
    const same = bySlot.get(box.slot);
    if (same && same.tile === box.tile && !isUnseenInHand(box)) matching.pair(same, box);
  }
}

/** Pairs the visible pieces with where they came from, in the order of their costs. */
function matchSeen(matching: Matching, boxes: readonly Box[]): void {
  const left = matching.left();
  const isDeal = left.filter(box => box.zone === 'wall').length > 12;
  const open = boxes.filter(box => matching.isOpen(box) && !isUnseenInHand(box));
  const pairs = open.flatMap(after =>
    left.map((before, i) => ({
      before,
      after,
      cost: cost(before, after, isDeal),
      rank: rank(before, after, i, left.length),
    })),
  );
  const possible = pairs.filter(pair => pair.cost !== undefined);
  possible.sort((a, b) => a.cost! - b.cost! || a.rank - b.rank);
  for (const { before, after } of possible) matching.pair(before, after);
}

/** Orders pairs of equal cost. A tile from a hidden hand comes from a varying back, not always from the one just drawn. */
const rank = (before: KeyedBox, after: Box, i: number, count: number): number =>
  isUnseenInHand(before) && after.zone !== 'hand' ? (i * 7 + after.slot.length * 5 + Math.round(after.x)) % count : i;

/** Returns how unlikely it is that a piece went from one box to another; undefined if it is impossible. */
function cost(before: KeyedBox, after: Box, isDeal: boolean): number | undefined {
  const isSame = before.tile === after.tile;
  const isOwn = before.seat === after.seat;
  if (before.slot === after.slot) return before.tile === HIDDEN ? 0.5 : undefined;
  switch (before.zone) {
    case 'hand':
      return isOwn ? costFromHand(before, after, isSame) : undefined;
    case 'river':
      return isSame ? costFromRiver(after) : undefined;
    case 'meld':
      if (!isSame) return undefined;
      return after.zone === 'hand' ? 2 : after.zone === 'meld' && isOwn ? 1 : undefined;
    case 'wall':
      if (after.zone !== 'hand' && after.zone !== 'flower') return undefined;
      return 4 + (isDeal && takerOf(wallNumber(before)) !== after.seat ? 0.5 : 0);
    case 'flower':
      return isSame && isOwn && after.zone === 'flower' ? 1 : undefined;
  }
}

function costFromHand(before: KeyedBox, after: Box, isSame: boolean): number | undefined {
  if (after.zone === 'wall') return undefined;
  if (isSame) return 1;
  // The outer tiles of an own concealed kong are laid face down.
  if (after.tile === HIDDEN) return after.zone === 'meld' ? 3 : undefined;
  return before.tile === HIDDEN ? (after.zone === 'hand' ? 3 : 2) : undefined;
}

/** Returns the cost for a tile of the river: a claimed tile lies turned in a meld, and a winner takes it to their hand. */
function costFromRiver(after: Box): number | undefined {
  if (after.zone === 'meld') return Math.abs(after.turn) % 180 === (after.position % 2 === 1 ? 0 : 90) ? 0 : 6;
  return after.zone === 'hand' ? 2 : undefined;
}

/** Pairs backs: first with those of the same hand, in order, then with tiles of the wall. */
function matchUnseen(matching: Matching, boxes: readonly Box[]): void {
  const stood = matching.left().filter(isUnseenInHand);
  for (const box of boxes.filter(isUnseenInHand)) {
    const at = stood.findIndex(before => before.seat === box.seat);
    if (at >= 0) matching.pair(stood.splice(at, 1)[0]!, box);
  }
  const wall = matching.left().filter(box => box.zone === 'wall');
  const isDeal = wall.length > 12;
  for (const box of boxes.filter(isUnseenInHand)) {
    if (!matching.isOpen(box)) continue;
    const at = isDeal ? wall.findIndex(before => takerOf(wallNumber(before)) === box.seat) : 0;
    const drawn = wall.splice(Math.max(at, 0), 1)[0];
    if (drawn) matching.pair(drawn, box);
  }
}
