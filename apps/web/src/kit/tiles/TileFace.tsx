import { HIDDEN, isFlower, rankOf, type Tile } from '@gorrion/rules';
import { memo } from 'react';
import { faceIds, INDEX_SIGNS } from './ids.ts';

const HONOUR_SIGNS = [...'ESWNCFB'];

/** Returns the corner index of a tile: its rank, or a letter for a wind or dragon. Flowers have none: their face has a numeral. */
export function indexSign(tile: Tile): string | undefined {
  if (tile === HIDDEN || isFlower(tile)) return undefined;
  const rank = rankOf(tile);
  return rank ? INDEX_SIGNS[rank - 1] : HONOUR_SIGNS[tile - 27];
}

function Face({ tile, corner = false }: { readonly tile: Tile; readonly corner?: boolean }) {
  const id = faceIds[tile === HIDDEN ? faceIds.length - 1 : tile];
  const sign = corner ? indexSign(tile) : undefined;
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      {sign ? (
        <>
          <use href={`#${id}`} width="300" height="400" transform="translate(46 58) scale(.845)" />
          <use className="ix" href={`#i-${sign}`} transform="translate(34 46)" />
        </>
      ) : (
        <use href={`#${id}`} />
      )}
    </svg>
  );
}

/** The face of a tile without its body; a hidden tile shows the pattern of the back. */
export const TileFace = memo(Face);
