import { useLayoutEffect } from 'react';
import type { Geometry } from '../layout/index.ts';
import { type MarkedPlates, roomBeside } from '../parts/plates.ts';

/** Sets CSS properties for the room beside the table, where messages go, while the table is shown. */
export function useRoomBeside(g: Geometry, isWatching: boolean, marked: MarkedPlates): void {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.table = g.mode;
    const room = Object.entries(roomBeside(g, isWatching, marked));
    for (const [name, px] of room) style.setProperty(`--beside-${name}`, `${px}px`);
    return () => {
      delete dataset.table;
      for (const [name] of room) style.removeProperty(`--beside-${name}`);
    };
  }, [g, isWatching, marked]);
}
