import { type Circumstances, PLAIN_WIN, parseHand, parseTile, type WinningClaim } from '@gorrion/rules';
import type { NearMiss } from './types.ts';

/** A win by discard of East in the East round, without flowers. */
const USUAL: Circumstances = {
  seatWind: 0,
  prevalentWind: 0,
  selfDrawn: false,
  ...PLAIN_WIN,
};

/** Returns the win that a near miss describes. Throws a SyntaxError if its tiles cannot be read. */
export function nearMissClaim({ hand, winningTile, circumstances }: NearMiss): WinningClaim {
  const held = parseHand(hand);
  const tile = parseTile(winningTile);
  if (!held.ok || tile === undefined) throw new SyntaxError(`${hand} + ${winningTile}`);
  return { ...USUAL, ...circumstances, ...held.value, winningTile: tile };
}
