import {
  bySeat,
  copiesSeen,
  type HandState,
  isHonour,
  isSuited,
  KNITTED_NINES,
  othersInTurn,
  PLAYING_KINDS,
  type Seat,
  type Tile,
  type TileCounts,
} from '@gorrion/rules';

/*
 * What can be proved about a discard: that no hand which the seat cannot see is completed by it, in any of the forms of a
 * complete hand and whatever its points. A tile that was discarded before is not safe for that reason (MCR knows no rule
 * that forbids a win on it).
 */

const OWN_TILES = 13;
/** Kinds of Thirteen Orphans. */
const ORPHANS: readonly number[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
const HONOURS = [27, 28, 29, 30, 31, 32, 33];

/** A chow of a tile and two others of its suit. */
function chowsThrough(tile: Tile): readonly (readonly [number, number])[] {
  if (!isSuited(tile)) return [];
  const rank = tile % 9;
  const pairs = [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ] as const;
  return pairs
    .filter(([low, high]) => rank + low >= 0 && rank + high <= 8)
    .map(([low, high]) => [tile + low, tile + high] as const);
}

/** Returns the kinds beside a tile that close a run through it, because the seat sees all copies of them. */
export const closedBeside = (tile: Tile, unseen: TileCounts): readonly Tile[] =>
  [...new Set(chowsThrough(tile).flat())].filter(kind => unseen[kind] === 0).sort((a, b) => a - b) as Tile[];

const isOrphansPossible = (tile: Tile, unseen: TileCounts): boolean =>
  ORPHANS.includes(tile) && ORPHANS.every(kind => kind === tile || unseen[kind]! > 0);

/** Greater and Lesser Honours and Knitted Tiles: thirteen other kinds of one arrangement and the honours. */
const isKnittedPossible = (tile: Tile, unseen: TileCounts): boolean =>
  KNITTED_NINES.some(nine => {
    const kinds = [...nine, ...HONOURS];
    return kinds.includes(tile) && kinds.filter(kind => kind !== tile && unseen[kind]! > 0).length >= OWN_TILES;
  });

const isKnittedStraightPossible = (tile: Tile, unseen: TileCounts): boolean =>
  KNITTED_NINES.some(nine => nine.includes(tile) && nine.every(kind => kind === tile || unseen[kind]! > 0));

/** Returns whether a hand with so many melds, dealt of the unseen tiles, could be completed by a tile. */
function canComplete(tile: Tile, melds: number, unseen: TileCounts): boolean {
  // One more copy is enough for a pair, and with it for Seven Pairs.
  if (unseen[tile]! > 0) return true;
  const isRunOpen = chowsThrough(tile).some(([low, high]) => unseen[low]! > 0 && unseen[high]! > 0);
  if (melds < 4 && isRunOpen) return true;
  if (melds < 2 && isKnittedStraightPossible(tile, unseen)) return true;
  return melds === 0 && (isOrphansPossible(tile, unseen) || isKnittedPossible(tile, unseen));
}

/** Returns by seat whether its hidden tiles could be completed by a discard; false for the seat itself. */
export function couldWin(view: HandState, seat: Seat, tile: Tile): readonly boolean[] {
  const { unseen } = copiesSeen(view, seat);
  const others = othersInTurn(seat);
  return bySeat(
    each => others.some(other => other === each) && canComplete(tile, view.seats[each].melds.length, unseen),
  );
}

/** Returns whether a discard can certainly not be won on. */
export const isCertainlySafe = (view: HandState, seat: Seat, tile: Tile): boolean =>
  tile < PLAYING_KINDS && !couldWin(view, seat, tile).some(Boolean);

/** 1: a tile without runs; 2: a suited tile at the edge; 3: a suited tile whose runs are closed. */
export const levelOfSafety = (tile: Tile): 1 | 2 | 3 => (isHonour(tile) ? 1 : chowsThrough(tile).length < 3 ? 2 : 3);
