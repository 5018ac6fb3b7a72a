import { parseHand } from '../../melds/notation.ts';
import { parseTile } from '../../tiles/notation.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { WinningClaim } from '../types.ts';

const WINDS = 'ESWN';

/**
 * A winning claim in one line, for tests and reports: "123m EE (789s) [PPPP] + 5p self wall kong". The winning tile
 * stands after the plus; then any of: self (self-drawn), wall (last of the wall), kind (last of its kind), kong
 * (replacement of a kong), rob (robbing a kong), dealt, seat=S, round=W, flowers=3. Throws a SyntaxError.
 */
export function written(text: string): WinningClaim {
  const [tiles = '', rest = ''] = text.split('+');
  const [win = '', ...words] = rest.trim().split(/\s+/);
  const hand = parseHand(tiles);
  const winningTile = parseTile(win);
  if (!hand.ok || winningTile === undefined) throw new SyntaxError(text);
  const optionOf = (name: string): string | undefined => words.find(word => word.startsWith(`${name}=`))?.split('=')[1];
  return {
    ...hand.value,
    winningTile,
    seatWind: WINDS.indexOf(optionOf('seat') ?? 'E') as Seat,
    prevalentWind: WINDS.indexOf(optionOf('round') ?? 'E') as Seat,
    selfDrawn: words.includes('self'),
    lastOfWall: words.includes('wall'),
    lastOfKind: words.includes('kind'),
    afterKong: words.includes('kong'),
    robbingKong: words.includes('rob'),
    flowers: Number(optionOf('flowers') ?? 0),
    isDealt: words.includes('dealt'),
  };
}
