import type { LostFan, ReviewedGoal } from '@gorrion/protocol';
import {
  claimedMeld,
  distinct,
  fanPoints,
  type HandState,
  isClaimed,
  type Meld,
  type MeldClaim,
  mcrOnly,
  meldTiles,
  type OfferedTile,
  type Score,
  type ScoredFan,
  type Seat,
  scoreWait,
  type Tile,
  withoutTile,
  withoutTiles,
  withSeat,
} from '@gorrion/rules';
import { passed } from './readyHand.ts';

/** Fans that no hand with a claimed meld can have (articles 51, 52, 55 and the forms without sets). */
export const CLOSED_FANS: readonly ScoredFan[] = [
  'nine-gates',
  'seven-shifted-pairs',
  'thirteen-orphans',
  'four-concealed-pungs',
  'seven-pairs',
  'greater-honors-and-knitted-tiles',
  'lesser-honors-and-knitted-tiles',
  'fully-concealed-hand',
  'concealed-hand',
];

/** Most tiles that a goal may lack for its hand to be found among the tiles held: more lead to too many hands. */
const MOST_MISSING = 4;

/** Returns the ways to leave out `count` of the sorted tiles; equal tiles are left out once. */
function* leavingOut(tiles: readonly Tile[], count: number, from = 0): Generator<readonly Tile[]> {
  if (count === 0) {
    yield tiles;
    return;
  }
  for (let at = from; at < tiles.length; at++) {
    if (at > from && tiles[at] === tiles[at - 1]) continue;
    yield* leavingOut([...tiles.slice(0, at), ...tiles.slice(at + 1)], count - 1, at);
  }
}

/** Scores fourteen tiles and melds as a win on one of the tiles, in a window that is closed. */
function scoreOf(
  view: HandState,
  seat: Seat,
  tiles: readonly Tile[],
  melds: readonly Meld[],
  last: Tile,
  drawn: boolean,
) {
  const own = { ...view.seats[seat], concealed: withoutTile(tiles, last), melds };
  return scoreWait({ ...view, seats: withSeat(view.seats, seat, own) }, seat, last, drawn);
}

const pointsByFan = ({ fans }: Score): ReadonlyMap<ScoredFan, number> =>
  new Map(fans.filter(({ id }) => id !== 'flower-tiles').map(({ id, times, points }) => [id, times * points]));

/** Returns whether a score is that of a goal. */
const isOf = ({ byDiscard, selfDrawn, fans }: ReviewedGoal, score: Score): boolean =>
  score.total === (byDiscard ?? selfDrawn) && fans.every(fan => score.fans.some(({ id }) => id === fan));

interface CompleteHand {
  readonly tiles: readonly Tile[];
  readonly last: Tile;
  readonly score: Score;
}

/**
 * Returns the complete hands of a goal: some tiles of the hand with the missing ones, with the points and the fans of the
 * goal.
 */
function* handsOf(view: HandState, seat: Seat, goal: ReviewedGoal): Generator<CompleteHand> {
  const { concealed, melds } = view.seats[seat];
  const missing = goal.missing.map(({ tile }) => tile);
  const drawn = goal.byDiscard === null;
  for (const kept of leavingOut(concealed, missing.length - 1)) {
    const tiles = [...kept, ...missing].sort((a, b) => a - b);
    for (const last of distinct([...missing].sort((a, b) => a - b))) {
      const score = scoreOf(view, seat, tiles, melds, last, drawn);
      if (score && isOf(goal, score)) yield { tiles, last, score };
    }
  }
}

/** Returns whether tiles hold all tiles of a meld, a kong by three of its tiles, beside the last tile of the hand. */
function hasSet(tiles: readonly Tile[], meld: Meld, last: Tile): boolean {
  const rest = withoutTile(tiles, last);
  return withoutTiles(rest, meldTiles(meld).slice(0, 3)).length === rest.length - 3;
}

/** Returns the fans that a complete hand loses, or that lose points, when one of its sets is claimed. */
function lostWithSet(view: HandState, seat: Seat, hand: CompleteHand, meld: Meld, drawn: boolean): readonly LostFan[] {
  const rest = withoutTiles(hand.tiles, meldTiles(meld).slice(0, 3));
  const open = scoreOf(view, seat, rest, [...view.seats[seat].melds, meld], hand.last, drawn);
  if (!open) return [];
  const after = pointsByFan(open);
  return [...pointsByFan(hand.score)]
    .map(([fan, points]) => ({ fan, points: points - (after.get(fan) ?? 0) }))
    .filter(({ points }) => points > 0);
}

/**
 * Returns the fans that go when a claim opens a concealed hand, as the scorer counts them: the best hand after a pass
 * is scored with its set concealed and claimed. If that hand does not have the set, its fans that need a concealed hand
 * go. None if the hand is open already.
 */
export function fansLostByCall(
  view: HandState,
  seat: Seat,
  claim: MeldClaim,
  offer: OfferedTile,
  goal: ReviewedGoal | null,
): readonly LostFan[] {
  if (!goal || goal.missing.length === 0 || view.seats[seat].melds.some(isClaimed)) return [];
  const closed = passed(view);
  const meld = claimedMeld(claim, offer);
  if (goal.missing.length <= MOST_MISSING) {
    for (const hand of handsOf(closed, seat, goal)) {
      if (hasSet(hand.tiles, meld, hand.last)) return lostWithSet(closed, seat, hand, meld, goal.byDiscard === null);
    }
  }
  return goal.fans
    .filter(fan => CLOSED_FANS.includes(fan))
    .map(fan => ({ fan, points: fanPoints(fan, mcrOnly(view.rules)) }));
}
