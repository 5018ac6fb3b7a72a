/** Classes of kinds by how many shapes they serve: honours 0, terminals 1, twos and eights 2, middle tiles 3. */
export const HONOURS = 0;
export const NEXT_TO_TERMINALS = 2;
export const MIDDLE = 3;

export function kindClass(kind: number): number {
  if (kind >= 27) return HONOURS;
  return Math.min(MIDDLE, 1 + Math.min(kind % 9, 8 - (kind % 9)));
}

/** Stages of a hand by own draws left, three draws each; the last stage is longer, because few hands reach it. */
export const STAGES = 7;
const STAGE_DRAWS = 3;
const FULL_HAND = 21;
export const stageOf = (drawsLeft: number): number =>
  Math.max(0, Math.min(STAGES - 1, Math.floor((FULL_HAND - drawsLeft) / STAGE_DRAWS)));

/**
 * Returns 0 to 4 by how many copies of a kind's neighbours the seat sees; direct neighbours count twice. The others
 * discard a tile whose neighbours are gone, and seldom hold it.
 */
export function neighboursSeen(kind: number, seen: ArrayLike<number>): number {
  if (kind >= 27) return 0;
  const rank = kind % 9;
  let sum = 0;
  for (let step = -2; step <= 2; step++) {
    if (step === 0 || rank + step < 0 || rank + step > 8) continue;
    sum += (step === 1 || step === -1 ? 2 : 1) * seen[kind + step]!;
  }
  return Math.min(4, sum >> 2);
}
