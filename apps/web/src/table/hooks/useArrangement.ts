import type { HandState, Seat, Tile } from '@gorrion/rules';
import { useCallback, useMemo, useState } from 'react';
import { arranged, movedTile } from '../arrange.ts';
import { type Scene, sceneOf } from '../scene.ts';

export interface Arrangement {
  readonly scene: Scene;
  readonly isSorted: boolean;
  /** Puts the tile at one place of the hand to another. */
  readonly move: (from: number, to: number) => void;
  readonly sort: () => void;
}

/** The scene of a hand, with the viewer's own order of his tiles when he made one. */
export function useArrangement(hand: HandState, seat: Seat | undefined): Arrangement {
  const [order, setOrder] = useState<readonly Tile[]>();
  const scene = useMemo(
    () => sceneOf(hand, seat, order ? { arrange: tiles => arranged(tiles, order) } : {}),
    [hand, seat, order],
  );
  const move = (from: number, to: number) => {
    const own = scene.places[0];
    const tiles = own.apart === undefined ? own.hand : [...own.hand, own.apart];
    setOrder(movedTile(tiles, from, to));
  };
  return { scene, isSorted: order === undefined, move, sort: useCallback(() => setOrder(undefined), []) };
}
