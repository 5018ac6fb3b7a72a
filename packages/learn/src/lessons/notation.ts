import {
  type HandState,
  parseTile,
  parseTiles,
  type Seat,
  type SeatCommand,
  type Tile,
  tilesText,
} from '@gorrion/rules';

/** Returns the tiles of a text. Throws a RangeError if it is miswritten. */
export function tilesIn(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new RangeError(`${text}: ${parsed.error}`);
  return parsed.value;
}

/** Returns the tile of a text. Throws a RangeError if it names none. */
export function tileIn(text: string): Tile {
  const tile = parseTile(text);
  if (tile === undefined) throw new RangeError(text);
  return tile;
}

/** Returns a selection of tiles as the scripts write it: without blanks. */
export const selectionText = (tiles: readonly Tile[]): string => tilesText(tiles.toSorted((a, b) => a - b));

/** Returns the command of a written move of a seat. Throws a RangeError if it is miswritten. */
export function commandOf(move: string, seat: Seat, { phase }: Pick<HandState, 'phase'>): SeatCommand {
  const [word = '', tile] = move.split(' ');
  const isClaim = phase.name === 'claims';
  if (word === 'pass' || word === 'pung') return { type: 'claim', seat, claim: { kind: word } };
  if (word === 'chow') return { type: 'claim', seat, claim: { kind: 'chow', low: tileIn(tile ?? '') } };
  if (word === 'hu') return isClaim ? { type: 'claim', seat, claim: { kind: 'win' } } : { type: 'declare-win', seat };
  if (word === 'kong' && tile === undefined) return { type: 'claim', seat, claim: { kind: 'kong' } };
  if (word === 'kong') return { type: 'declare-kong', seat, tile: tileIn(tile ?? '') };
  return { type: 'discard', seat, tile: tileIn(word) };
}
