import type { LitHand, LitPart, LitTile } from '@gorrion/learn/fanbook';
import { HIDDEN } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import './handTiles.css';

/** Whether a tile of a part is drawn face down: the outer two of a concealed kong. */
const isFaceDown = ({ kind, meld }: LitPart, at: number): boolean =>
  kind === 'kong' && meld === 'concealed' && (at === 0 || at === 3);

/** The parts of a hand, by any family of rules. */
type Shown = Pick<LitHand, 'parts'>;

const namesOf = (tiles: readonly LitTile[], nameOf: (one: LitTile) => string): string => tiles.map(nameOf).join(', ');

/** A winning hand with the tiles lit that earn a fan. Screen readers hear the tiles as two lists. */
export function HandTiles({ hand }: { readonly hand: Shown }) {
  const t = useT();
  const tiles = hand.parts.flatMap(part => part.tiles);
  const lit = tiles.filter(({ isLit }) => isLit);
  const nameOf = ({ tile }: LitTile) => tileName(t, tile);
  return (
    <>
      <Tiles hand={hand} />
      <p className="sr">
        {t('fanbook.hand', { tiles: namesOf(tiles, nameOf) })}{' '}
        {lit.length < tiles.length && t('fanbook.lit', { tiles: namesOf(lit, nameOf) })}
      </p>
    </>
  );
}

/** The width of a gap between two parts, and of what a tile on its side has more, in tiles. */
const GAP = 0.3;
const TURNED = 0.34;

interface TilesProps {
  readonly hand: Shown;
  /** Draws claimed sets like the others, where a hand is too small to tell. */
  readonly isFlat?: boolean;
}

/** The tiles alone, beside a text that says what they are; as large as one row allows, up to `--most`. */
export function Tiles({ hand: { parts }, isFlat = false }: TilesProps) {
  const isTurned = ({ meld }: LitPart) => meld === 'claimed' && !isFlat;
  const wide =
    parts.reduce((sum, part) => sum + part.tiles.length + (isTurned(part) ? TURNED : 0), 0) + GAP * (parts.length - 1);
  return (
    <span className="fb-row" style={{ '--wide': wide } as CSSProperties}>
      <span className="fb-tiles">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          <span key={place} className="grp">
            {part.tiles.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
              <span key={at} className={one.isLit ? undefined : 'fb-dim'}>
                <MiniTile
                  tile={isFaceDown(part, at) ? HIDDEN : one.tile}
                  turned={isTurned(part) && at === 0}
                  marked={one.isLast}
                  decorative
                />
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
