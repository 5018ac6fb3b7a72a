import { distanceOf, type HandState, type Seat, type Tile, withoutTile } from '@gorrion/rules';

/** A discard that took a hand further from ready than another one would have. */
export interface TurnLoss {
  readonly tile: Tile;
  /** How many tiles the hand lacks to ready now, and how many it could lack. */
  readonly now: number;
  readonly best: number;
  /** A discard that keeps the hand as near as it was. */
  readonly instead: Tile;
}

/**
 * Returns what a discard has cost a hand on its way to ready; undefined if no other discard would have been nearer. `hand`:
 * the turn before it, with the tiles of its seat. It says nothing of points, safety or plans.
 */
export function turnLoss(hand: HandState, seat: Seat, tile: Tile): TurnLoss | undefined {
  const { concealed, melds } = hand.seats[seat];
  const without = (one: Tile) => distanceOf(withoutTile(concealed, one), melds).min;
  if (!concealed.includes(tile)) return undefined;
  const now = without(tile);
  let nearest = { tile, distance: now };
  for (const other of new Set(concealed)) {
    const distance = without(other);
    if (distance < nearest.distance) nearest = { tile: other, distance };
  }
  return nearest.distance < now ? { tile, now, best: nearest.distance, instead: nearest.tile } : undefined;
}
