/**
 * How many tiles a group of kinds lacks for k sets and p pairs: `needs[5 * p + k]`, k 0-4, p 0-1. Copies are not
 * limited: a set may need a fifth copy. One pass over the ranks; a state is (chows begun two ranks back, one rank
 * back, sets so far, pair yet or not), its value the fewest tiles lacking so far.
 */
const FAR = 99;
const STATES = 5 * 5 * 5 * 2;
const stateOf = (twoBack: number, oneBack: number, sets: number, pairs: number): number =>
  ((twoBack * 5 + oneBack) * 5 + sets) * 2 + pairs;

interface RankUse {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** Copies held of this rank, and whether a chow that begins here holds a tile at all. */
  readonly held: number;
  readonly mayBegin: boolean;
  readonly maxSets: number;
}

/** Every way to use one rank out of one state. */
function extend(step: RankUse, twoBack: number, oneBack: number, sets: number, pairs: number): void {
  const { from, to, held, maxSets } = step;
  const so = from[stateOf(twoBack, oneBack, sets, pairs)]!;
  // A set or pair without a single held tile costs three or two: dearer states cannot win.
  if (so > 3 * sets + 2 * pairs) return;
  const begins = step.mayBegin ? maxSets - sets : 0;
  for (let begun = 0; begun <= begins; begun++) {
    for (let pungs = 0; pungs <= (held > 0 ? maxSets - sets - begun : 0); pungs++) {
      for (let pair = 0; pair <= (held > 0 ? 1 - pairs : 0); pair++) {
        const lacking = Math.max(0, twoBack + oneBack + begun + 3 * pungs + 2 * pair - held);
        const next = stateOf(oneBack, begun, sets + begun + pungs, pairs + pair);
        if (so + lacking < to[next]!) to[next] = so + lacking;
      }
    }
  }
}

function advance(step: RankUse): void {
  step.to.fill(FAR);
  for (let sets = 0; sets <= step.maxSets; sets++) {
    for (let twoBack = 0; twoBack <= sets; twoBack++) {
      for (let oneBack = 0; twoBack + oneBack <= sets; oneBack++) {
        extend(step, twoBack, oneBack, sets, 0);
        extend(step, twoBack, oneBack, sets, 1);
      }
    }
  }
}

let front = new Uint8Array(STATES);
let back = new Uint8Array(STATES);

/** `counts` rank by rank; up to `maxSets` sets, dearer entries are filled from the cheaper ones. */
export function needsOf(counts: readonly number[], hasChows: boolean, maxSets = 4): Uint8Array {
  front.fill(FAR);
  front[stateOf(0, 0, 0, 0)] = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    const mayBegin = hasChows && rank < 7 && counts[rank]! + counts[rank + 1]! + counts[rank + 2]! > 0;
    advance({ from: front, to: back, held: counts[rank]!, mayBegin, maxSets });
    [front, back] = [back, front];
  }
  const needs = new Uint8Array(10).fill(FAR);
  for (let sets = 0; sets <= maxSets; sets++) {
    for (let pairs = 0; pairs < 2; pairs++) needs[5 * pairs + sets] = front[stateOf(0, 0, sets, pairs)]!;
  }
  for (let sets = 0; sets <= maxSets; sets++) {
    if (sets > 0) needs[sets] = Math.min(needs[sets]!, needs[sets - 1]! + 3);
    needs[5 + sets] = Math.min(needs[5 + sets]!, needs[sets]! + 2, sets > 0 ? needs[4 + sets]! + 3 : FAR);
  }
  return needs;
}
