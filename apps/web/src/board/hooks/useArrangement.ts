import type { HandState, Seat, Tile } from '@gorrion/rules';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arranged, movedTile } from '../arrange.ts';
import { withPosition } from '../position.ts';
import { type Scene, sceneOf } from '../scene.ts';

export interface Arrangement {
  readonly scene: Scene;
  readonly isSorted: boolean;
  /** Puts the tile at one place of the hand to another. `isDropped`: it lies there already, nothing has to travel. */
  readonly move: (from: number, to: number, isDropped?: boolean) => void;
  readonly sort: () => void;
  /** The scene came about by letting a tile go. */
  readonly isDrop: boolean;
}

interface Own {
  readonly order: readonly Tile[];
  /** The hand it was made for: the next one is sorted again. */
  readonly handKey: string;
  /** The draw whose tile was put into the hand and stands apart no longer. */
  readonly joined: string | undefined;
}

const drawOf = ({ wall }: HandState) => `${wall.front}/${wall.back}`;

/** The tile just drawn takes its place among the others. */
function joinedScene(scene: Scene, order: readonly Tile[]): Scene {
  const own = scene.positions[0];
  if (own.apart === undefined) return scene;
  const hand = arranged([...own.hand, own.apart], order);
  return { ...scene, positions: withPosition(scene.positions, 0, { ...own, hand, apart: undefined }) };
}

/** The scene of a hand, with the viewer's own order of his tiles when he made one; it lasts as tiles come and go. */
export function useArrangement(
  hand: HandState,
  seat: Seat | undefined,
  handKey: string,
  marksDrawn = false,
): Arrangement {
  const [made, setMade] = useState<Own>();
  const isDropped = useRef(false);
  const own = made?.handKey === handKey ? made : undefined;
  const scene = useMemo(() => {
    if (!own) return sceneOf(hand, seat, { marksDrawn });
    const plain = sceneOf(hand, seat, { marksDrawn, arrange: tiles => arranged(tiles, own.order) });
    return own.joined === drawOf(hand) ? joinedScene(plain, own.order) : plain;
  }, [hand, seat, own, marksDrawn]);
  const move = (from: number, to: number, dropped = false) => {
    const { hand: standing, apart } = scene.positions[0];
    const tiles = apart === undefined ? standing : [...standing, apart];
    const isApart = apart !== undefined && from === tiles.length - 1;
    isDropped.current = dropped;
    setMade({
      order: movedTile(tiles, from, to),
      handKey,
      joined: isApart && to !== from ? drawOf(hand) : own?.joined,
    });
  };
  const isDrop = isDropped.current;
  useLayoutEffect(() => {
    isDropped.current = false;
  });
  return { scene, isSorted: own === undefined, move, sort: useCallback(() => setMade(undefined), []), isDrop };
}
