import type { PreparedDeal } from '@gorrion/protocol';
import { type BySeat, copiesOf, countOf, PLAYING_KINDS, SEATS, type Seat, type Tile, withSeat } from '@gorrion/rules';
import { namedTiles, sizeAt } from '@gorrion/table';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName, WindGlyph } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';

const KEYS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile);

interface DealByHandProps {
  readonly deal: PreparedDeal;
  readonly onDeal: (deal: PreparedDeal) => void;
}

type Place = `${Seat}` | 'wall';
/** Most draws that are put into an order by hand. */
const LONGEST_WALL = 20;

/** Puts tiles into hands, and onto the wall in the order of their draws. What is left open is dealt at random. */
export function DealByHand({ deal, onDeal }: DealByHandProps) {
  const t = useT();
  const [place, setPlace] = useState<Place>('0');
  const seat = place === 'wall' ? undefined : (Number(place) as Seat);
  const tiles = seat === undefined ? (deal.wall ?? []) : deal.hands[seat];
  const set = (next: readonly Tile[]) => {
    if (seat === undefined) onDeal({ ...deal, wall: next });
    else onDeal({ ...deal, hands: withSeat(deal.hands as BySeat<readonly Tile[]>, seat, next) });
  };
  const most = seat === undefined ? LONGEST_WALL : sizeAt(deal, seat);
  const all = namedTiles(deal);
  const options = [
    ...SEATS.map(one => ({ value: String(one) as Place, label: t(`wind.${one}`) })),
    { value: 'wall' as Place, label: t('teach.wall') },
  ];
  return (
    <div className="stack">
      <Choice isSlim label={t('teach.where')} value={place} options={options} onChoose={setPlace} />
      <fieldset className="teach-tiles" aria-label={t('teach.chosen', { count: tiles.length })}>
        {tiles.length === 0 && <span className="fine">{t('teach.allRandom')}</span>}
        {tiles.map((tile, n) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row
            key={n}
            type="button"
            aria-label={t('teach.takeOut', { tile: tileName(t, tile) })}
            onClick={() => set(tiles.filter((_, at) => at !== n))}
          >
            <MiniTile tile={tile} corner decorative />
          </button>
        ))}
      </fieldset>
      <fieldset className="teach-tiles" aria-label={t('teach.keys')}>
        {KEYS.map(tile => (
          <button
            key={tile}
            type="button"
            aria-label={tileName(t, tile)}
            disabled={tiles.length >= most || countOf(all, tile) >= copiesOf(tile)}
            onClick={() => set(seat === undefined ? [...tiles, tile] : [...tiles, tile].sort((a, b) => a - b))}
          >
            <MiniTile tile={tile} corner decorative />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The hands of a deal at a glance. */
export function DealShown({ deal }: { readonly deal: PreparedDeal }) {
  const t = useT();
  return (
    <ul className="teach-hands">
      {SEATS.map(seat => (
        <li key={seat} className="row tight">
          <WindGlyph wind={seat} />
          {deal.hands[seat].length === 0 ? (
            <span className="fine">{t('teach.random')}</span>
          ) : (
            <span className="grp">
              {[...deal.hands[seat]]
                .sort((a, b) => a - b)
                .map((tile, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row
                  <MiniTile key={n} tile={tile} />
                ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
