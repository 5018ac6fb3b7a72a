import type { Mode, Size } from './types.ts';

const ROOM_BESIDE = 236;
/** Returns the width of the whole table at a height (px): it is 26.8 units wide and, with the own hand, about 28.2 high. */
const widthOfTable = ({ h }: Size) => (26.8 * (h - 34)) / 28.2;

/** Below this width (px) a low window is one that is enlarged: the table is as high as on a phone, and scrolls. */
const NARROWEST_LAND = 560;

/** Returns the layout for a stage of this size. */
export function modeOf(size: Size): Mode {
  const { w, h } = size;
  if (h < 520 && w > h && w >= NARROWEST_LAND) return 'land';
  if (w < 600 || w < h) return 'port';
  return (w - widthOfTable(size)) / 2 - 12 < ROOM_BESIDE ? 'tablet' : 'desk';
}
