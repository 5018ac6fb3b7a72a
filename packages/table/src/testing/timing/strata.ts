/* Tests within strata, because public facts shift both the length of a window and who could claim. */

/** One window of one observer. */
export interface Observation {
  /** Public facts of the window. */
  readonly stratum: string;
  /** Whether another seat could have claimed. */
  readonly isSignal: boolean;
  readonly value: number;
}

function byStratum(observations: readonly Observation[]): readonly (readonly Observation[])[] {
  const strata = new Map<string, Observation[]>();
  for (const one of observations) {
    const known = strata.get(one.stratum);
    if (known) known.push(one);
    else strata.set(one.stratum, [one]);
  }
  return [...strata.values()];
}

/** Returns the rank sum of the signals minus its expectation, and its variance with ties. */
function rankSum(observations: readonly Observation[]): { deviation: number; variance: number } {
  const sorted = observations.toSorted((a, b) => a.value - b.value);
  const count = sorted.length;
  const signals = sorted.filter(({ isSignal }) => isSignal).length;
  let [sum, ties, start] = [0, 0, 0];
  while (start < count) {
    let end = start;
    while (end < count && sorted[end]!.value === sorted[start]!.value) end++;
    const tied = end - start;
    ties += tied ** 3 - tied;
    const rank = (start + end + 1) / 2;
    for (let n = start; n < end; n++) if (sorted[n]!.isSignal) sum += rank;
    start = end;
  }
  const others = count - signals;
  const spread = count < 2 ? 0 : count + 1 - ties / (count * (count - 1));
  return { deviation: sum - (signals * (count + 1)) / 2, variance: (signals * others * spread) / 12 };
}

/** Returns van Elteren's stratified rank test as a standard normal value; 0 if all values are equal. */
export function rankZ(observations: readonly Observation[]): number {
  let [deviation, variance] = [0, 0];
  for (const stratum of byStratum(observations)) {
    const weight = 1 / (stratum.length + 1);
    const one = rankSum(stratum);
    deviation += weight * one.deviation;
    variance += weight ** 2 * one.variance;
  }
  return variance === 0 ? 0 : deviation / Math.sqrt(variance);
}

/** Returns Cochran, Mantel and Haenszel's test of "value > limit" as a standard normal value. */
export function exceedZ(observations: readonly Observation[], limit: number): number {
  let [deviation, variance] = [0, 0];
  for (const stratum of byStratum(observations)) {
    const count = stratum.length;
    if (count < 2) continue;
    const signals = stratum.filter(({ isSignal }) => isSignal).length;
    const long = stratum.filter(({ value }) => value > limit).length;
    const both = stratum.filter(({ isSignal, value }) => isSignal && value > limit).length;
    deviation += both - (signals * long) / count;
    variance += (signals * (count - signals) * long * (count - long)) / (count ** 2 * (count - 1));
  }
  return variance === 0 ? 0 : deviation / Math.sqrt(variance);
}

/**
 * Returns how often a signal's value is greater than another one of the same stratum, with a half for equal ones. 0.5
 * reveals nothing. Undefined if no stratum has both.
 */
export function areaUnderCurve(observations: readonly Observation[]): number | undefined {
  let [greater, pairs] = [0, 0];
  for (const stratum of byStratum(observations)) {
    const signals = stratum.filter(({ isSignal }) => isSignal).length;
    const others = stratum.length - signals;
    greater += rankSum(stratum).deviation + (signals * others) / 2;
    pairs += signals * others;
  }
  return pairs === 0 ? undefined : greater / pairs;
}
