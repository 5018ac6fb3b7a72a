import type { GoalSet, LostFan, ReviewedGoal, ReviewReason } from '@gorrion/protocol';
import {
  copiesSeen,
  countsOf,
  distanceOf,
  fanPoints,
  type HandState,
  isFlower,
  type Meld,
  mcrOnly,
  PLAYING_KINDS,
  type ScoredFan,
  type Seat,
  type Tile,
  withoutTile,
} from '@gorrion/rules';
import type { Comparison } from './decided.ts';

/** Most fans that a sentence about two hands names on each side. */
const MOST_FANS = 2;
/** Most kinds of tile that a sentence about useful ones names. */
const MOST_KINDS = 3;

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile);

const pointsOf = (fans: readonly LostFan[]): number => fans.reduce((sum, { points }) => sum + points, 0);

/** Returns the sets that tiles make whole, each from the tiles that those before it have left. */
function wholeSets(sets: readonly GoalSet[], tiles: readonly Tile[]): ReadonlySet<GoalSet> {
  const rest = countsOf(tiles).slice();
  const whole = new Set<GoalSet>();
  for (const set of sets) {
    const need = countsOf(set.tiles);
    if (need.some((copies, tile) => copies > rest[tile]!)) continue;
    for (const [tile, copies] of need.entries()) rest[tile]! -= copies;
    whole.add(set);
  }
  return whole;
}

const timesIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter(each => each === tile).length;

/** Returns the set that a discard breaks or leaves without its tile, in the likeliest hand after the best action. */
export function useObjections({ view, seat, played, best }: Comparison): readonly ReviewReason[] {
  const { action } = played;
  const sets = best.goal?.sets ?? [];
  if (action.type !== 'discard' || best.action.type !== 'discard') return [];
  const { tile } = action;
  const { concealed } = view.seats[seat];
  const kept = withoutTile(concealed, tile);
  const holding = sets.filter(({ tiles }) => tiles.includes(tile));
  const needed = holding.reduce((sum, { tiles }) => sum + timesIn(tiles, tile), 0);
  if (needed <= timesIn(kept, tile)) return [];
  const [whole, left] = [wholeSets(sets, concealed), wholeSets(sets, kept)];
  const broken = holding.filter(set => whole.has(set) && !left.has(set));
  const found = broken.length > 0 ? broken : holding.filter(set => !whole.has(set));
  const [set] = found.toSorted((a, b) => pointsOf(b.fans) - pointsOf(a.fans));
  if (!set) return [];
  const isBroken = broken.length > 0 && set.tiles.length > 1;
  return [{ id: isBroken ? 'set-broken' : 'tile-needed', tile, set: set.tiles, fans: set.fans }];
}

/** Returns the fans of a goal with their points, the dearest first; those of a point or less, which tell nothing, are left out. */
function fansOf({ fans }: ReviewedGoal, { rules }: HandState): readonly LostFan[] {
  const told = [...new Set<ScoredFan>(fans)].filter(fan => fan !== 'flower-tiles');
  return told
    .map(fan => ({ fan, points: fanPoints(fan, mcrOnly(rules)) }))
    .filter(({ points }) => points > 1)
    .toSorted((a, b) => b.points - a.points);
}

const without = (fans: readonly LostFan[], others: readonly LostFan[]): readonly LostFan[] =>
  fans.filter(({ fan }) => !others.some(other => other.fan === fan)).slice(0, MOST_FANS);

/** Returns how the likeliest hands differ, where the best one has a fan that the other lacks. */
export function handObjections({ view, played, best }: Comparison): readonly ReviewReason[] {
  if (!best.goal) return [];
  const [own, other] = [played.goal ? fansOf(played.goal, view) : [], fansOf(best.goal, view)];
  const lost = without(other, own);
  return lost.length > 0 ? [{ id: 'other-hand', best: lost, played: without(own, other) }] : [];
}

/** Returns the kinds of tile that bring thirteen tiles nearer to any complete shape. */
function usefulFor(concealed: readonly Tile[], melds: readonly Meld[]): readonly Tile[] {
  const { min } = distanceOf(concealed, melds);
  return KINDS.filter(tile => distanceOf([...concealed, tile], melds).min < min);
}

/** Returns how many fewer tiles bring the hand nearer than after the best discard, where both leave it as near. */
export function usefulObjections({ view, seat, played, best }: Comparison): readonly ReviewReason[] {
  if (played.action.type !== 'discard' || best.action.type !== 'discard') return [];
  const { concealed, melds } = view.seats[seat];
  const hand = concealed.filter(tile => !isFlower(tile));
  const [own, other] = [withoutTile(hand, played.action.tile), withoutTile(hand, best.action.tile)];
  if (distanceOf(own, melds).min !== distanceOf(other, melds).min) return [];
  const [mine, better] = [usefulFor(own, melds), usefulFor(other, melds)];
  const [few, many] = [liveOf(view, seat, mine), liveOf(view, seat, better)];
  const { unseen } = copiesSeen(view, seat);
  const tiles = better.filter(tile => !mine.includes(tile) && unseen[tile]! > 0).slice(0, MOST_KINDS);
  return few < many && tiles.length > 0 ? [{ id: 'fewer-useful', tiles, best: many, played: few }] : [];
}

function liveOf(view: HandState, seat: Seat, tiles: readonly Tile[]): number {
  const { unseen } = copiesSeen(view, seat);
  return tiles.reduce<number>((sum, tile) => sum + unseen[tile]!, 0);
}

/** Returns the discarded tile with the dearest fan of a goal, unless the goal needs that tile. */
function idleTile(
  { view }: Comparison,
  { action, goal }: Comparison['best'],
): { tile: Tile; fans: LostFan[] } | undefined {
  if (action.type !== 'discard' || !goal || goal.missing.some(({ tile }) => tile === action.tile)) return undefined;
  const [fan] = fansOf(goal, view);
  return fan && { tile: action.tile, fans: [fan] };
}

/** Returns the tile that stays in the hand although the likeliest hand does not need it. */
export function idleObjections(comparison: Comparison): readonly ReviewReason[] {
  const idle = comparison.played.action.type === 'discard' ? idleTile(comparison, comparison.best) : undefined;
  return idle ? [{ id: 'idle-kept', ...idle }] : [];
}

/** Returns that the likeliest hand does not need the discarded tile. */
export function idlePraise(comparison: Comparison): readonly ReviewReason[] {
  const idle = idleTile(comparison, comparison.played);
  return idle ? [{ id: 'tile-idle', ...idle }] : [];
}
