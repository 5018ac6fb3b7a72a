import type { Seat, Tile } from '@gorrion/rules';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { useHands } from './useHands.ts';

interface ShownTilesProps {
  readonly seat: Seat;
  readonly isStopped: boolean;
  readonly onChange: (tiles: readonly Tile[]) => void;
}

/** The hand of a player, in which the umpire marks the tiles that all have seen. It is open while play is stopped. */
export function ShownTiles({ seat, isStopped, onChange }: ShownTilesProps) {
  const t = useT();
  const hands = useHands(isStopped);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  if (!isStopped || hands === 'refused') {
    return (
      <div className="field">
        <p>{t('umpire.noHands')}</p>
        <button type="button" className="btn" onClick={() => void client.send({ type: 'stop-play' })}>
          {t('umpire.stop')}
        </button>
      </div>
    );
  }
  const hand = hands?.[seat] ?? [];
  const press = (place: number) => {
    const next = chosen.includes(place) ? chosen.filter(one => one !== place) : [...chosen, place];
    setChosen(next);
    onChange(next.map(one => hand[one]!));
  };
  return (
    <fieldset className="ump-tiles">
      <legend>{t('umpire.shown')}</legend>
      {hand.map((tile, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a hand that nobody plays from
          key={place}
          type="button"
          aria-pressed={chosen.includes(place)}
          aria-label={tileName(t, tile)}
          onClick={() => press(place)}
        >
          <MiniTile tile={tile} decorative />
        </button>
      ))}
    </fieldset>
  );
}
