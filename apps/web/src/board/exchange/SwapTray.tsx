import type { Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';

export interface TraySide {
  readonly label: string;
  /** The tiles that lie there; undefined as long as they are not chosen. */
  readonly tiles: readonly Tile[] | undefined;
  /** How many tiles there will be, if known. */
  readonly places: number;
  /** What stands below the tiles, as "has chosen". */
  readonly state?: string | undefined;
}

interface SwapTrayProps {
  readonly sides: readonly [TraySide, TraySide];
  /** The tiles have just passed from one side to the other. */
  readonly isPassed: boolean;
  readonly corner: boolean;
}

/** What two neighbours give each other: their tiles face to face, and places for those that are not chosen yet. */
export function SwapTray({ sides: [left, right], isPassed, corner }: SwapTrayProps) {
  return (
    <div className={isPassed ? 'swap-tray passed' : 'swap-tray'}>
      <Side {...left} corner={corner} />
      <svg className="swap-arrows" viewBox="0 0 64 40" aria-hidden="true">
        <path d="M4 12h52M46 4l10 8-10 8M60 30H8M18 22L8 30l10 8" />
      </svg>
      <Side {...right} corner={corner} />
    </div>
  );
}

function Side({ label, tiles, places, state, corner }: TraySide & { readonly corner: boolean }) {
  const t = useT();
  const missing = Math.max(0, places - (tiles?.length ?? 0));
  return (
    <div className="swap-side">
      <span className="swap-label">{label}</span>
      <span className="swap-tiles">
        {tiles?.map((tile, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          <MiniTile key={at} tile={tile} corner={corner} />
        ))}
        {Array.from({ length: missing }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          <span key={`place ${at}`} className="swap-place" aria-hidden="true" />
        ))}
        {tiles?.length === 0 && places === 0 && <span>{t('swap.noTile')}</span>}
      </span>
      <span className="swap-state">{state}</span>
    </div>
  );
}
