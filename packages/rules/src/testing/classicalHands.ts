import type { Meld } from '../melds/meld.ts';
import { parseHand } from '../melds/notation.ts';
import { type Circumstances, PLAIN_WIN, type WinningClaim } from '../scoring/types.ts';
import { parseTile } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tile.ts';

/** Returns a hand as written: "22s [CCCC] (123m)". Throws an Error for a text that is no hand. */
export function writtenHand(text: string): { readonly concealed: readonly Tile[]; readonly melds: readonly Meld[] } {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${hand.error}`);
  return hand.value;
}

/**
 * Returns the claim of a hand as written, without its last tile; South's on a discard, the opener is West, unless told
 * otherwise.
 */
export function classicalClaim(text: string, last: string, how: Partial<Circumstances> = {}): WinningClaim {
  const winningTile = parseTile(last);
  if (winningTile === undefined) throw new Error(`${last} is no tile`);
  return { ...PLAIN_WIN, seatWind: 1, prevalentWind: 2, selfDrawn: false, ...how, ...writtenHand(text), winningTile };
}
