import { PLAYING_KINDS, type Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { toggled } from './switches.ts';

interface SilentTilesProps {
  readonly tiles: readonly Tile[];
  readonly onChange: (tiles: readonly Tile[]) => void;
}

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile);

/** Chooses the kinds that the player is never asked to chow, pung or kong: a button for each of the 34. */
export function SilentTiles({ tiles, onChange }: SilentTilesProps) {
  const t = useT();
  return (
    <details className="silent" open={tiles.length > 0 || undefined}>
      <summary>
        <span>
          {t('game.silent')}
          <small>{t('game.silentNote')}</small>
        </span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the summary */}
      <div className="silent-tiles" role="group" aria-label={t('game.silent')}>
        {KINDS.map(tile => (
          <button
            key={tile}
            type="button"
            aria-pressed={tiles.includes(tile)}
            aria-label={tileName(t, tile)}
            onClick={() => onChange(toggled(tiles, tile))}
          >
            <MiniTile tile={tile} decorative />
          </button>
        ))}
      </div>
      {tiles.length > 0 && (
        <button type="button" className="btn sm" onClick={() => onChange([])}>
          {t('game.silentNone')}
        </button>
      )}
    </details>
  );
}
