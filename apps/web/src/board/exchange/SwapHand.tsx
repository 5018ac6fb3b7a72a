import type { Tile } from '@gorrion/rules';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { KeyedBox } from '../motion/index.ts';
import { isLocked } from './swaps.ts';

interface SwapHandProps {
  /** The viewer's hand in its order. */
  readonly own: readonly KeyedBox[];
  /** The keys of the chosen tiles. */
  readonly chosen: readonly string[];
  /** Chooses a tile or puts it back; undefined while there is nothing to choose. */
  readonly onPress: ((key: string) => void) | undefined;
  /** Gives the chosen tiles, if they are enough. */
  readonly onGive: () => void;
  /** The tiles that have just come, each of which is marked once. */
  readonly came: readonly Tile[];
  readonly corner: boolean;
}

/** Returns the keys of the tiles that have just come. */
function newKeys(own: readonly KeyedBox[], came: readonly Tile[]): ReadonlySet<string> {
  const left = [...came];
  return new Set(
    own.flatMap(({ key, tile }) => {
      const at = left.indexOf(tile);
      if (at < 0) return [];
      left.splice(at, 1);
      return [key];
    }),
  );
}

/** The viewer's hand, from which they choose what to give. Tiles that must stay carry a lock. One stop for the Tab key. */
export function SwapHand({ own, chosen, onPress, onGive, came, corner }: SwapHandProps) {
  const t = useT();
  const [stop, setStop] = useState<string>();
  const fresh = newKeys(own, came);
  const first = own.find(({ tile }) => !isLocked(tile)) ?? own[0];
  const tabStop = own.some(({ key }) => key === stop) ? stop : first?.key;
  const give = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter on a button would press it.
    event.preventDefault();
    if (!event.repeat) onGive();
  };
  return (
    <div className="swap-hand" role="toolbar" aria-label={t('table.hand')} onKeyDown={give}>
      {own.map(({ key, tile }, at) => {
        const isKept = isLocked(tile);
        const isChosen = chosen.includes(key);
        const marks = [isChosen && 'up', isKept && 'locked', fresh.has(key) && 'came'];
        const name = tileName(t, tile);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a native box to tick cannot hold a tile
          <button
            key={key}
            type="button"
            role="checkbox"
            data-tile={at}
            className={marks.filter(Boolean).join(' ')}
            aria-checked={isChosen}
            aria-disabled={isKept || onPress === undefined}
            aria-label={
              isKept ? t('swap.locked', { tile: name }) : fresh.has(key) ? t('swap.new', { tile: name }) : name
            }
            tabIndex={key === tabStop ? 0 : -1}
            onFocus={() => setStop(key)}
            onClick={() => !isKept && onPress?.(key)}
          >
            <MiniTile tile={tile} corner={corner} decorative />
            {isKept && (
              <i>
                <Icon name="lock" />
              </i>
            )}
          </button>
        );
      })}
    </div>
  );
}
