import { PLAYING_KINDS, type Tile } from '@gorrion/rules';
import { type MouseEvent, useState } from 'react';
import { boxAt } from '../kin.ts';
import type { KeyedBox } from '../motion/index.ts';

/** The tile of an open menu, and where the menu is on the table (px). */
export interface MenuAt {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** Returns the tile under a right click or a long press, or the focused tile for the menu key. */
function menuAt(boxes: readonly KeyedBox[], event: MouseEvent<HTMLElement>): MenuAt | undefined {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const own = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null;
  const [x, y] = [event.clientX - left, event.clientY - top];
  const box = own ? boxes.find(one => one.key === own.dataset.key) : boxAt(boxes, x, y);
  if (!box || box.tile < 0 || box.tile >= PLAYING_KINDS) return undefined;
  return { tile: box.tile, x: own ? box.x + box.w / 2 : x, y: own ? box.y : y };
}

/** Opens the menu of a tile. With `isOn` false tiles have no menu. */
export function useTileMenu(boxes: readonly KeyedBox[], isOn: boolean) {
  const [menu, setMenu] = useState<MenuAt>();
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isOn || (event.target instanceof Element && event.target.closest('.claim, .pill, input'))) return;
    const at = menuAt(boxes, event);
    if (!at) return;
    event.preventDefault();
    setMenu(at);
  };
  return { menu: isOn ? menu : undefined, handlers: { onContextMenu: open }, close: () => setMenu(undefined) };
}
