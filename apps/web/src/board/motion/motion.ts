import { DEAL_TAKINGS, HIDDEN, takingOf } from '@gorrion/rules';
import type { Box, Geometry } from '../layout/index.ts';
import { type KeyedBox, wallNumber } from './identity.ts';

/** The kinds of moves of a tile on the screen. */
export type MoveKind =
  | 'draw'
  | 'replacement'
  | 'lift'
  | 'deal'
  | 'discard'
  | 'flower'
  | 'close-up'
  | 'claim'
  | 'concealed-kong'
  | 'added-kong'
  | 'win'
  | 'lay-open'
  | 'appear';

export type Ease = 'out' | 'set';

/** Where a tile comes from, relative to where it lies now: distance of the centres (px), scale, rotation (degrees). */
export interface From {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly turn: number;
}

export interface Move {
  readonly key: string;
  readonly kind: MoveKind;
  readonly from: From;
  /** ms */
  readonly duration: number;
  readonly delay: number;
  readonly ease: Ease;
  /** How far the tile is carried above the straight line (px). */
  readonly arc: number;
  /** The tile showed its back before and turns over on the way. */
  readonly turnsUp: boolean;
}

interface Manner {
  readonly duration: number;
  readonly ease: Ease;
  /** In units. */
  readonly arc: number;
  /** ms between one tile and the next. */
  readonly stagger: number;
  readonly delay?: number;
}

const MANNERS: Readonly<Record<MoveKind, Manner>> = {
  draw: { duration: 320, ease: 'out', arc: 1.2, stagger: 30 },
  replacement: { duration: 320, ease: 'out', arc: 1.2, stagger: 30, delay: 120 },
  lift: { duration: 380, ease: 'out', arc: 0.8, stagger: 90, delay: 200 },
  deal: { duration: 280, ease: 'out', arc: 0.7, stagger: 0 },
  discard: { duration: 260, ease: 'set', arc: 0.9, stagger: 0 },
  flower: { duration: 260, ease: 'set', arc: 0.5, stagger: 40 },
  'close-up': { duration: 160, ease: 'out', arc: 0, stagger: 12 },
  claim: { duration: 420, ease: 'out', arc: 0.5, stagger: 40 },
  'concealed-kong': { duration: 420, ease: 'out', arc: 0.4, stagger: 30 },
  'added-kong': { duration: 260, ease: 'set', arc: 1.2, stagger: 0 },
  win: { duration: 420, ease: 'out', arc: 1.2, stagger: 0 },
  'lay-open': { duration: 420, ease: 'out', arc: 0, stagger: 30 },
  appear: { duration: 240, ease: 'out', arc: 0, stagger: 30 },
};

/** The time between two takes of the deal (ms). */
const DEAL_STEP = 110;
const A_DEAL = 12;
/** The time from the first tile that leaves the wall to the last one that lies in a hand (ms). */
export const DEAL_MS = (DEAL_TAKINGS - 1) * DEAL_STEP + MANNERS.deal.duration;

const centre = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
const isLying = (box: Box) => box.kind === 'up' || box.kind === 'down';

/** Returns the shorter of the two rotations to an angle (degrees). */
const shortest = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function fromOf(before: Box, after: Box): From {
  const [a, b] = [centre(before), centre(after)];
  const turn = isLying(before) && isLying(after) && before.zone !== 'wall' ? shortest(before.turn - after.turn) : 0;
  return { dx: a.x - b.x, dy: a.y - b.y, scale: before.face / after.face, turn };
}

/** Returns where a drawn tile comes from if no wall is shown: the panel in the middle. */
function fromPanel(g: Geometry, after: Box): From {
  const { x, y } = centre(after);
  return { dx: (g.cx - x) * 0.35, dy: (g.cy - y) * 0.35, scale: 0.8, turn: 0 };
}

const moved = (from: From) => Math.abs(from.dx) + Math.abs(from.dy) > 1 || from.turn !== 0;

function kindOf(
  before: KeyedBox,
  after: KeyedBox,
  isDeal: boolean,
  frontOfWall: number,
  claimed: ReadonlySet<string>,
): MoveKind {
  if (before.zone === 'wall') {
    if (after.zone === 'wall') return 'lift';
    if (isDeal) return 'deal';
    return wallNumber(before) > frontOfWall ? 'replacement' : 'draw';
  }
  if (before.zone === after.zone) return after.zone === 'hand' && before.kind !== after.kind ? 'lay-open' : 'close-up';
  if (after.zone === 'river') return 'discard';
  if (after.zone === 'flower') return 'flower';
  if (after.zone === 'hand') return 'win';
  if (after.marks.includes('added')) return 'added-kong';
  return claimed.has(meldOf(after)) ? 'claim' : 'concealed-kong';
}

/** Returns the meld of a box: `2-meld-1` for `2-meld-1-3`. */
const meldOf = (box: Box) => box.slot.split('-').slice(0, 3).join('-');

/**
 * Returns how every tile gets from one layout to the next. It knows no event: the layouts alone decide, so that a replay,
 * a reconnection and a spectator see the same motions.
 */
export function movesBetween(g: Geometry, before: readonly KeyedBox[], after: readonly KeyedBox[]): readonly Move[] {
  const known = new Map(before.map(box => [box.key, box]));
  const came = after.map(box => ({ box, was: known.get(box.key) }));
  const drawn = came.filter(({ was, box }) => was?.zone === 'wall' && box.zone !== 'wall');
  const isDeal = drawn.length > A_DEAL;
  const front = frontOf(after);
  const claimed = new Set(came.filter(({ was }) => was?.zone === 'river').map(({ box }) => meldOf(box)));
  const counts = new Map<string, number>();
  return came.flatMap(({ box, was }) => {
    if (!was) return before.length ? [moveOf(g, box, fromPanel(g, box), 'appear', next(counts, 'appear'), false)] : [];
    const from = fromOf(was, box);
    if (!moved(from) && was.kind === box.kind) return [];
    const kind = kindOf(was, box, isDeal, front, claimed);
    // The tiles of a hand close up together.
    const order =
      kind === 'deal' ? takingOf(wallNumber(was)) : next(counts, kind === 'close-up' ? `${kind} ${box.seat}` : kind);
    return [moveOf(g, box, from, kind, order, was.tile === HIDDEN && box.tile !== HIDDEN)];
  });
}

const frontOf = (boxes: readonly KeyedBox[]) =>
  boxes.reduce(
    (least, box) => (box.zone === 'wall' ? Math.min(least, wallNumber(box)) : least),
    Number.POSITIVE_INFINITY,
  );

const next = (counts: Map<string, number>, kind: string): number => {
  const count = counts.get(kind) ?? 0;
  counts.set(kind, count + 1);
  return count;
};

function moveOf(g: Geometry, box: KeyedBox, from: From, kind: MoveKind, order: number, turnsUp: boolean): Move {
  const { duration, ease, arc, stagger, delay = 0 } = MANNERS[kind];
  const wait = kind === 'deal' ? order * DEAL_STEP : delay + order * stagger;
  return { key: box.key, kind, from, duration, delay: wait, ease, arc: arc * g.u, turnsUp };
}

/** Returns the move of an own tile that is being discarded, before the server has answered. */
export const discardMove = (g: Geometry, hand: KeyedBox, river: Box, held: Pick<From, 'dx' | 'dy'>): Move =>
  moveOf(g, { ...river, key: hand.key }, heldFrom(fromOf(hand, river), held), 'discard', 0, false);

/** Returns a start at the place where the player holds the tile. */
export const heldFrom = (from: From, held: Pick<From, 'dx' | 'dy'>): From => ({
  ...from,
  dx: from.dx + held.dx,
  dy: from.dy + held.dy,
});

/** Returns when the last of the moves ends (ms). */
export const durationOf = (moves: readonly Move[]): number =>
  moves.reduce((longest, { duration, delay }) => Math.max(longest, duration + delay), 0);

export const EASING: Readonly<Record<Ease, string>> = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  set: 'cubic-bezier(.3,1.25,.5,1)',
};

/** Returns the move of a tile as keyframes of its `transform`. `rest` is its transform at the end. */
export function keyframesOf({ from, arc, turnsUp }: Move, rest: string): Keyframe[] {
  const at = (share: number, up: number, squeeze = 1) => {
    const scale = 1 + (from.scale - 1) * share;
    return {
      transform: `${rest} translate(${from.dx * share}px, ${from.dy * share - up}px) rotate(${from.turn * share}deg) scale(${scale * squeeze}, ${scale})`,
    };
  };
  if (turnsUp) {
    return [
      { ...at(1, 0), offset: 0 },
      { ...at(0.45, arc), offset: 0.45 },
      { ...at(0.3, arc * 0.8, 0.08), offset: 0.6 },
      { ...at(0.12, arc * 0.4), offset: 0.78 },
      { ...at(0, 0), offset: 1 },
    ];
  }
  return arc ? [at(1, 0), { ...at(0.45, arc), offset: 0.45 }, at(0, 0)] : [at(1, 0), at(0, 0)];
}

/** Returns the same move as keyframes of the node that still stands at the start. */
export function leavingFrames({ from, arc }: Move, held: Pick<From, 'dx' | 'dy'>, rest: string): Keyframe[] {
  const at = (share: number, up: number) => {
    const [x, y] = [from.dx * (share - 1) + held.dx, from.dy * (share - 1) + held.dy - up];
    const scale = (1 + (from.scale - 1) * share) / from.scale;
    return { transform: `${rest} translate(${x}px, ${y}px) scale(${scale})`, translate: '0 0' };
  };
  return [at(1, 0), { ...at(0.45, arc), offset: 0.45 }, at(0, 0)];
}
