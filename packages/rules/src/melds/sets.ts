/**
 * Returns whether counts split into sets, by plain recursion over ranks. `counts` is changed in place and restored.
 * Honours have no chows.
 */
export function splitsIntoSets(counts: number[], hasChows: boolean): boolean {
  const rank = counts.findIndex(copies => copies > 0);
  if (rank < 0) return true;
  return takesPung(counts, rank, hasChows) || (hasChows && takesChow(counts, rank));
}

function takesPung(counts: number[], rank: number, hasChows: boolean): boolean {
  if (counts[rank]! < 3) return false;
  counts[rank]! -= 3;
  const isSplit = splitsIntoSets(counts, hasChows);
  counts[rank]! += 3;
  return isSplit;
}

function takesChow(counts: number[], rank: number): boolean {
  if (rank + 2 >= counts.length || counts[rank + 1] === 0 || counts[rank + 2] === 0) return false;
  for (let step = 0; step < 3; step++) counts[rank + step]!--;
  const isSplit = splitsIntoSets(counts, true);
  for (let step = 0; step < 3; step++) counts[rank + step]!++;
  return isSplit;
}

/** Returns whether counts split into sets and one pair. */
export function splitsWithPair(counts: number[], hasChows: boolean): boolean {
  for (let rank = 0; rank < counts.length; rank++) {
    if (counts[rank]! < 2) continue;
    counts[rank]! -= 2;
    const isSplit = splitsIntoSets(counts, hasChows);
    counts[rank]! += 2;
    if (isSplit) return true;
  }
  return false;
}
