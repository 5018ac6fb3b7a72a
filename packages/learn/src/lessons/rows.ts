import { PLAIN_WIN, parseHand, type Score, scoreWin, type Tile, type WinningClaim, wmo2006 } from '@gorrion/rules';
import { tileIn, tilesIn } from './notation.ts';
import type { TileRow } from './steps.ts';

/** A row of tiles as the page draws it. */
export interface ShownRow {
  readonly groups: readonly { readonly tiles: readonly Tile[]; readonly isMeld: boolean }[];
  readonly win: Tile | undefined;
}

/** Returns the groups of a row. Throws a RangeError if it is miswritten. */
export function shownRow({ tiles, win }: TileRow): ShownRow {
  const groups = tiles.split(' ').map(text => {
    const isMeld = /^[([]/.test(text);
    return { tiles: tilesIn(isMeld ? text.slice(1, -1) : text), isMeld };
  });
  return { groups, win: win === undefined ? undefined : tileIn(win) };
}

/** Returns the complete hand that a row shows, as the scorer takes it; undefined for other rows. */
export function claimOfRow(row: TileRow): WinningClaim | undefined {
  if (row.win === undefined) return undefined;
  const hand = parseHand(row.tiles);
  if (!hand.ok) throw new RangeError(`${row.tiles}: ${hand.error}`);
  return {
    concealed: hand.value.concealed,
    melds: hand.value.melds,
    winningTile: tileIn(row.win),
    selfDrawn: row.isDrawn ?? false,
    seatWind: row.seatWind ?? 0,
    prevalentWind: row.prevalentWind ?? 0,
    ...PLAIN_WIN,
  };
}

/** Returns the fans and the points of the complete hand that a row shows; undefined for other rows. */
export function scoreOfRow(row: TileRow): Score | undefined {
  const claim = claimOfRow(row);
  return claim && scoreWin(claim, wmo2006);
}
