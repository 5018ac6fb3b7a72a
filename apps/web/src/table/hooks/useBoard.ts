import { useMemo, useRef } from 'react';
import { type Layout, layoutOf, type Size } from '../layout/index.ts';
import { type Followed, follow, type KeyedBox, type Move, movesBetween } from '../motion/index.ts';
import type { Scene } from '../scene.ts';

export interface Board extends Layout {
  readonly boxes: readonly KeyedBox[];
  readonly moves: readonly Move[];
}

interface Known {
  readonly scene: Scene;
  readonly size: Size;
  readonly compact: boolean;
  readonly followed: Followed;
  readonly board: Board;
}

/** Lays a scene out and finds what moved since the one before; a new size of the screen, or another wish, moves nothing. */
function next(known: Known | undefined, scene: Scene, size: Size, compact: boolean, jump: boolean): Known {
  const layout = layoutOf(scene, size, { compactWall: compact });
  const isSameSize = known?.size === size && known.compact === compact;
  const before = isSameSize ? known.followed : undefined;
  const followed = follow(before, layout.boxes);
  const isSameSide = known?.scene.bottom === scene.bottom && known.scene.hasOwnHand === scene.hasOwnHand;
  const moves = before && isSameSide && !jump ? movesBetween(layout.geometry, before.boxes, followed.boxes) : [];
  return { scene, size, compact, followed, board: { ...layout, boxes: followed.boxes, moves } };
}

/** The board of a scene. Each new scene is compared with the one shown before it, once. */
export function useBoard(scene: Scene, size: Size, compact: boolean, jump: boolean): Board {
  const known = useRef<Known>(undefined);
  return useMemo(() => {
    if (known.current?.scene !== scene || known.current.size !== size || known.current.compact !== compact) {
      known.current = next(known.current, scene, size, compact, jump);
    }
    return known.current.board;
  }, [scene, size, compact, jump]);
}
