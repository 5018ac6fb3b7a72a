import {
  type ExplainedFan,
  type ExplainedPart,
  type Explanation,
  type Meld,
  meldTiles,
  type Tile,
} from '@gorrion/rules';

/** The tiles that earn a fan: those among the concealed tiles, those of each meld, and whether the winning tile is one. */
export interface LitTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly (readonly Tile[])[];
  readonly winning: boolean;
}

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const at = tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.filter((_, n) => n !== at);
};

/** Returns the tiles of a fan that is earned by tiles instead of sets, such as Tile Hog. */
function everywhere(fan: ExplainedFan, explanation: Explanation, melds: readonly Meld[], winning: Tile): LitTiles {
  const kinds = new Set(fan.tiles);
  const isOf = (tile: Tile) => kinds.has(tile);
  const inHand = explanation.reading.parts.filter(part => !part.isMeld).flatMap(part => part.tiles);
  return {
    concealed: without(inHand, winning).filter(isOf),
    melds: melds.map(meld => meldTiles(meld).filter(isOf)),
    winning: isOf(winning),
  };
}

/** Returns the lit tiles of each meld: all of them or none. Each part of the fan lights one of several equal melds. */
function meldsOf(parts: readonly ExplainedPart[], melds: readonly Meld[]): readonly (readonly Tile[])[] {
  const left = parts.filter(part => part.isMeld);
  return melds.map(meld => {
    const tiles = meldTiles(meld);
    const at = left.findIndex(part => part.kind === meld.kind && part.tiles[0] === tiles[0]);
    return at < 0 ? [] : left.splice(at, 1)[0]!.tiles;
  });
}

/** Returns the tiles of an open hand that earn a fan. */
export function litTiles(
  fan: ExplainedFan,
  explanation: Explanation,
  melds: readonly Meld[],
  winningTile: Tile,
): LitTiles {
  const parts = fan.parts.map(at => explanation.reading.parts[at]!);
  const ofParts = parts.flatMap(part => part.tiles);
  if (fan.tiles.length === 1) return { concealed: [], melds: melds.map(() => []), winning: true };
  const isOfParts = fan.tiles.length === ofParts.length;
  if (!isOfParts) return everywhere(fan, explanation, melds, winningTile);
  const winning = parts.some(part => part.hasWinningTile);
  const inHand = parts.filter(part => !part.isMeld).flatMap(part => part.tiles);
  return { concealed: winning ? without(inHand, winningTile) : inHand, melds: meldsOf(parts, melds), winning };
}

/** Returns a function to call for each tile in turn: whether it is lit. Each tile of `lit` lights one of several equal tiles. */
export function marker(lit: readonly Tile[] = []): (tile: Tile) => boolean {
  const left = [...lit];
  return tile => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
}
