/** Kinds by how many shapes they serve: honours, terminals, the twos and eights, and the middle. */
export const HONOURS = 0;
export const NEXT_TO_TERMINALS = 2;
export const MIDDLE = 3;

export function kindClass(kind: number): number {
  if (kind >= 27) return HONOURS;
  return Math.min(MIDDLE, 1 + Math.min(kind % 9, 8 - (kind % 9)));
}

/** Seven stages of a hand by own draws left; the last are the same, for hands that long are few. */
export const STAGES = 7;
const STAGE_DRAWS = 3;
const FULL_HAND = 21;
export const stageOf = (drawsLeft: number): number =>
  Math.max(0, Math.min(STAGES - 1, Math.floor((FULL_HAND - drawsLeft) / STAGE_DRAWS)));

/**
 * 0-4: how many copies of the neighbours are accounted for, the next ones twice. A tile whose neighbours are gone is of
 * little use to others: they throw it, and seldom hold it.
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
