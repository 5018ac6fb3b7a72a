import type { Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';

interface GiveButtonsProps {
  readonly laid: readonly Tile[];
  /** How many tiles are to be given. */
  readonly count: number;
  /** The chosen tiles can be given now. */
  readonly isReady: boolean;
  readonly onGive: () => void;
  readonly onPutBack: () => void;
}

/** Puts back what was chosen, or gives it. The second button says what it gives, or how many tiles are missing. */
export function GiveButtons({ laid, count, isReady, onGive, onPutBack }: GiveButtonsProps) {
  const t = useT();
  const missing = count - laid.length;
  return (
    <div className="swap-buttons">
      {count > 0 && (
        <button type="button" className="btn ghost" disabled={laid.length === 0} onClick={onPutBack}>
          {t('swap.putBack')}
        </button>
      )}
      <button type="button" className="btn pri" disabled={!isReady} onClick={onGive}>
        {count === 0
          ? t('swap.giveNothing')
          : missing > 0
            ? t(missing === 1 ? 'swap.missingOne' : 'swap.missingTwo')
            : t('swap.giveThese', { tiles: t.all(laid.map(tile => tileName(t, tile))) })}
      </button>
    </div>
  );
}
