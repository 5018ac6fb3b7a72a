import type { Tile } from '@gorrion/rules';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import type { MenuAt } from '../hooks/useTileMenu.ts';
import type { Geometry } from '../layout/index.ts';

/** The kinds that the viewer ignores, and how to change them. */
export interface Silence {
  readonly tiles: readonly Tile[];
  readonly toggle: (tile: Tile) => void;
}

interface TileMenuProps {
  readonly at: MenuAt;
  readonly silence: Silence;
  readonly geometry: Geometry;
  readonly onClose: () => void;
}

/** The room that the menu takes (px). */
const SIZE = { w: 250, h: 66 };

/** The menu of a tile, with one item. Escape or a press beside it closes it. */
export function TileMenu({ at, silence, geometry, onClose }: TileMenuProps) {
  const t = useT();
  const item = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    item.current?.focus();
    return () => before?.focus({ preventScroll: true });
  }, []);
  const { w } = geometry.size;
  const left = Math.max(8, Math.min(at.x - SIZE.w / 2, w - SIZE.w - 8));
  const top = Math.max(8, at.y - SIZE.h);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') return;
    // No key may reach the table, where Escape passes.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes the menu for pointers; keys have Escape */}
      <div className="tile-menu-veil" onPointerDown={onClose} onContextMenu={event => event.preventDefault()} />
      <div className="tile-menu" role="menu" tabIndex={-1} style={{ left, top, width: SIZE.w }} onKeyDown={pressed}>
        <button
          ref={item}
          type="button"
          role="menuitemcheckbox"
          aria-checked={silence.tiles.includes(at.tile)}
          aria-label={t('table.silence', { tile: tileName(t, at.tile) })}
          onClick={() => {
            silence.toggle(at.tile);
            onClose();
          }}
        >
          <MiniTile tile={at.tile} decorative />
          <span>{t('table.silenceShort')}</span>
          <i aria-hidden="true">{silence.tiles.includes(at.tile) ? '✓' : ''}</i>
        </button>
      </div>
    </>
  );
}
