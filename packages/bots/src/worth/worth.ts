/**
 * What an end of the hand brings, in table points above what it brings when somebody else wins. A win pays 8 + P from
 * the discarder and 8 from each other, or three times 8 + P (ruling 80); a hand without a winner saves the loss.
 */
export const SAVED = 14;

/** Returns what a win of `points` is worth in table points, 0 for none; `relish` is the factor on its points (1: as paid). */
export function worthOf(points: number, selfDrawn: boolean, relish: number): number {
  if (points === 0) return 0;
  return SAVED + 24 + (selfDrawn ? 3 : 1) * relish * points;
}
