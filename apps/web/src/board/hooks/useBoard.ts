import { useMemo, useRef } from 'react';
import { type Geometry, type Layout, type LayoutOptions, layoutOf, type Size } from '../layout/index.ts';
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
  /** The same boxes and those of `inWall`, by zone. */
  readonly zones: Zones;
  readonly moves: readonly Move[];
  /** Tiles that leave the wall later in this step, as they lie there until then. */
  readonly inWall: readonly KeyedBox[];
}

interface KnownBoard {
  readonly scene: Scene;
  readonly size: Size;
  readonly options: LayoutOptions;
  readonly followed: TrackedBoxes;
  readonly board: Board;
}

/** A tile of the own hand that already flies to the river. */
export interface LeavingTile {
  readonly current: { readonly key: string } | undefined;
}

/** Returns `before` if the measures are equal, so that what depends on them is not placed again. */
const sameGeometry = (before: Geometry | undefined, after: Geometry): Geometry =>
  before && JSON.stringify(before) === JSON.stringify(after) ? before : after;

/** Returns the tiles that leave the wall with a delay; the wall shows them until then. */
function stillInWall(before: readonly KeyedBox[], moves: readonly Move[]): readonly KeyedBox[] {
  const later = new Set(moves.filter(({ delay, kind }) => delay > 0 && kind !== 'lift').map(({ key }) => key));
  return before.filter(({ zone, key }) => zone === 'wall' && later.has(key));
}

/** Lays out a scene and finds the tiles that moved since the last one. A new size or another preference moves none. */
function next(
  known: KnownBoard | undefined,
  scene: Scene,
  size: Size,
  options: LayoutOptions,
  jump: boolean,
  leaving: string | undefined,
): KnownBoard {
  const layout = layoutOf(scene, size, options);
  const geometry = sameGeometry(known?.board.geometry, layout.geometry);
  const isSameSize = known?.size === size && known.options === options;
  const before = isSameSize ? known.followed : undefined;
  const { boxes, fresh } = follow(before, layout.boxes, leaving);
  const followed = { fresh, boxes: before ? keepingSame(before.boxes, boxes) : boxes };
  const isSameSide = known?.scene.bottom === scene.bottom && known.scene.hasOwnHand === scene.hasOwnHand;
  const moves = before && isSameSide && !jump ? movesBetween(geometry, before.boxes, followed.boxes) : [];
  const inWall = before ? stillInWall(before.boxes, moves) : [];
  const zones = zonesOf([...followed.boxes, ...inWall], known?.board.zones);
  return { scene, size, options, followed, board: { geometry, boxes: followed.boxes, zones, moves, inWall } };
}

/** Returns the board of a scene. Each new scene is compared once with the one before it. `options` keep their identity. */
export function useBoard(scene: Scene, size: Size, options: LayoutOptions, jump: boolean, leaving: LeavingTile): Board {
  const known = useRef<KnownBoard>(undefined);
  return useMemo(() => {
    if (known.current?.scene !== scene || known.current.size !== size || known.current.options !== options) {
      known.current = next(known.current, scene, size, options, jump, leaving.current?.key);
    }
    return known.current.board;
  }, [scene, size, options, jump, leaving]);
}
