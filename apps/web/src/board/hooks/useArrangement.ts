import type { HandState, Seat, Tile } from '@gorrion/rules';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arranged, movedTile } from '../arrange.ts';
import { withPosition } from '../position.ts';
import { type Scene, type SceneOptions, sceneOf } from '../scene.ts';

export interface Arrangement {
  readonly scene: Scene;
  readonly isSorted: boolean;
  /** Moves the tile at `from` to `to`. With `isDropped` it is drawn there already, and no tile travels. */
  readonly move: (from: number, to: number, isDropped?: boolean) => void;
  readonly sort: () => void;
  /** The newest change of the scene is a dropped tile. */
  readonly isDrop: boolean;
}

interface Own {
  readonly order: readonly Tile[];
  /** The hand that was arranged. The next hand is sorted again. */
  readonly handKey: string;
  /** The draw whose tile the player has put among the others. */
  readonly joined: string | undefined;
}

const drawOf = ({ wall }: HandState) => `${wall.front}/${wall.back}`;

/** Returns the scene with the tile just drawn among the others. */
function joinedScene(scene: Scene, order: readonly Tile[]): Scene {
  const own = scene.positions[0];
  if (own.apart === undefined) return scene;
  const hand = arranged([...own.hand, own.apart], order);
  return { ...scene, positions: withPosition(scene.positions, 0, { ...own, hand, apart: undefined }) };
}

/** Returns the scene of a hand in the viewer's own order of tiles, if they made one. The order lasts until the next hand. */
export function useArrangement(
  hand: HandState,
  seat: Seat | undefined,
  handKey: string,
  { marksDrawn = false, isOpen = false, isOpened = false, opens }: Omit<SceneOptions, 'arrange'> = {},
): Arrangement {
  const [made, setMade] = useState<Own>();
  const isDropped = useRef(false);
  const own = made?.handKey === handKey ? made : undefined;
  const scene = useMemo(() => {
    const options = { marksDrawn, isOpen, isOpened, opens };
    if (!own) return sceneOf(hand, seat, options);
    const plain = sceneOf(hand, seat, { ...options, arrange: tiles => arranged(tiles, own.order) });
    return own.joined === drawOf(hand) ? joinedScene(plain, own.order) : plain;
  }, [hand, seat, own, marksDrawn, isOpen, isOpened, opens]);
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
