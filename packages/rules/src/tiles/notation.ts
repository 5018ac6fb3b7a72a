import { ok, type Result, refuse } from '../result/result.ts';
import { isHidden, isSuited, type Tile } from './tile.ts';

/**
 * Letters of the notation of tiles, which tests, fixtures and reports share: "123m EE CC". Ranks stand before their
 * suit (m characters, s bamboos, p dots); winds are E S W N, dragons C F P (red, green, white), flowers f1-f8.
 */
const HONOURS = 'ESWNCFP';
const SUIT_LETTERS = 'msp';
/** The letter on the corner of the white dragon, by which people write it; it is read as P and never written. */
const PRINTED_WHITE = 'B';

/** Returns a tile as text: "1m", "E", "f3"; "?" for a hidden tile. */
export function tileText(tile: Tile): string {
  if (isHidden(tile)) return '?';
  if (isSuited(tile)) return `${(tile % 9) + 1}${SUIT_LETTERS[Math.floor(tile / 9)]}`;
  return tile < 34 ? HONOURS[tile - 27]! : `f${tile - 33}`;
}

const BY_TEXT: ReadonlyMap<string, Tile> = new Map(
  Array.from({ length: 42 }, (_, kind) => [tileText(kind as Tile), kind as Tile] as const),
);

/** Returns the tile that a text names, flowers included; undefined if it names none. */
export const parseTile = (text: string): Tile | undefined => BY_TEXT.get(text);

export type TilesError = 'unknown-tile' | 'ranks-without-suit';

/**
 * Reads tiles written with or without blanks, "123m EE CC", in the order written; refuses a text that names no tiles. The
 * white dragon may be B, as on the tile.
 */
export function parseTiles(text: string): Result<Tile[], TilesError> {
  const tiles: Tile[] = [];
  let ranks = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign >= '1' && sign <= '9') ranks += sign;
    else if (ranks !== '' && SUIT_LETTERS.includes(sign)) {
      for (const rank of ranks) tiles.push(BY_TEXT.get(rank + sign) as Tile);
      ranks = '';
    } else if (ranks !== '') return refuse('ranks-without-suit');
    else if (sign.trim() !== '') {
      const letter = sign === PRINTED_WHITE ? 'P' : sign;
      const tile = BY_TEXT.get(sign === 'f' ? sign + text[++at] : letter);
      if (tile === undefined) return refuse('unknown-tile');
      tiles.push(tile);
    }
  }
  return ranks === '' ? ok(tiles) : refuse('ranks-without-suit');
}

/** Returns tiles as text in the given order, ranks before their suit: "123m55p EE". */
export function tilesText(tiles: readonly Tile[]): string {
  let text = '';
  for (let at = 0; at < tiles.length; at++) {
    const own = tileText(tiles[at]!);
    const next = at + 1 < tiles.length ? tileText(tiles[at + 1]!) : '';
    const isGathered = isSuited(tiles[at]!) && isSuited(tiles[at + 1] ?? (-1 as Tile)) && own[1] === next[1];
    text += isGathered ? own[0] : own;
  }
  return text;
}
