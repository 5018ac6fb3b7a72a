import { useMemo, useRef } from 'react';
import { type Geometry, type Layout, layoutOf, type Size } from '../layout/index.ts';
import {
  follow,
  type KeyedBox,
  keepingSame,
  type Move,
  movesBetween,
  type TrackedBoxes,
  type Zones,
  zonesOf,
} from '../motion/index.ts';
import type { Scene } from '../scene.ts';

export interface Board extends Layout {
  readonly boxes: readonly KeyedBox[];
  /** The same boxes and `inWall`, by what they belong to. */
  readonly zones: Zones;
  readonly moves: readonly Move[];
  /** Tiles that are still to leave the wall, as they lie there until then. */
  readonly inWall: readonly KeyedBox[];
}

interface KnownBoard {
  readonly scene: Scene;
  readonly size: Size;
  readonly compact: boolean;
  readonly followed: TrackedBoxes;
  readonly board: Board;
}

/** A piece of the own hand that is on its way to the river already. */
export interface LeavingTile {
  readonly current: { readonly key: string } | undefined;
}

/** Measures that are as they were are the same object: what is placed by them is not placed again. */
const sameGeometry = (before: Geometry | undefined, after: Geometry): Geometry =>
  before && JSON.stringify(before) === JSON.stringify(after) ? before : after;

/** What leaves the wall later than at once is seen there until it does. */
function stillInWall(before: readonly KeyedBox[], moves: readonly Move[]): readonly KeyedBox[] {
  const later = new Set(moves.filter(({ delay }) => delay > 0).map(({ key }) => key));
  return before.filter(({ zone, key }) => zone === 'wall' && later.has(key));
}

/** Lays a scene out and finds what moved since the one before; a new size of the screen, or another wish, moves nothing. */
function next(
  known: KnownBoard | undefined,
  scene: Scene,
  size: Size,
  compact: boolean,
  jump: boolean,
  leaving: string | undefined,
): KnownBoard {
  const layout = layoutOf(scene, size, { compactWall: compact });
  const geometry = sameGeometry(known?.board.geometry, layout.geometry);
  const isSameSize = known?.size === size && known.compact === compact;
  const before = isSameSize ? known.followed : undefined;
  const { boxes, fresh } = follow(before, layout.boxes, leaving);
  const followed = { fresh, boxes: before ? keepingSame(before.boxes, boxes) : boxes };
  const isSameSide = known?.scene.bottom === scene.bottom && known.scene.hasOwnHand === scene.hasOwnHand;
  const moves = before && isSameSide && !jump ? movesBetween(geometry, before.boxes, followed.boxes) : [];
  const inWall = before ? stillInWall(before.boxes, moves) : [];
  const zones = zonesOf([...followed.boxes, ...inWall], known?.board.zones);
  return { scene, size, compact, followed, board: { geometry, boxes: followed.boxes, zones, moves, inWall } };
}

/** The board of a scene. Each new scene is compared with the one shown before it, once. */
export function useBoard(scene: Scene, size: Size, compact: boolean, jump: boolean, leaving: LeavingTile): Board {
  const known = useRef<KnownBoard>(undefined);
  return useMemo(() => {
    if (known.current?.scene !== scene || known.current.size !== size || known.current.compact !== compact) {
      known.current = next(known.current, scene, size, compact, jump, leaving.current?.key);
    }
    return known.current.board;
  }, [scene, size, compact, jump, leaving]);
}
