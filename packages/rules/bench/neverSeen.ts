import { wmo2006 } from '../src/rulesets/presets.ts';
import { type Flavour, randomClaim, seededNumbers } from '../src/scoring/plain/randomClaim.ts';
import { scorer } from '../src/scoring/score.ts';
import type { WinningClaim } from '../src/scoring/types.ts';

/*
 * Scores 300,000 distinct random hands once, each for the first time in the life of the process, and prints the time of a
 * hand (ns) as JSON. A run of its own: `run.ts` starts it in fresh processes, `node packages/rules/bench/neverSeen.ts`
 * does so by hand.
 */

/** Mean time of a hand in ns: of all hands, of the first 30,000, of the last 200,000. */
export interface FreshFigures {
  readonly all: number;
  readonly first: number;
  readonly last: number;
}

const HANDS = 300_000;
const FIRST = 30_000;
const LAST = 200_000;
const SEED = 2026;
/** Flavours of the hands: most are ordinary, some are of rare forms. */
const MIX: readonly Flavour[] = ['any', 'any', 'any', 'any', 'one-suit', 'honours', 'pungs'];

/** Reads the output of a run; throws a TypeError if a figure is missing. */
export function neverSeenShape(json: unknown): FreshFigures {
  const { all, first, last } = json as Partial<FreshFigures>;
  if (all === undefined || first === undefined || last === undefined) throw new TypeError('no figures');
  return { all, first, last };
}

function distinctClaims(): readonly WinningClaim[] {
  const random = seededNumbers(SEED);
  const claims = new Map<string, WinningClaim>();
  while (claims.size < HANDS) {
    const claim = randomClaim(random, MIX[claims.size % MIX.length]!);
    claims.set(JSON.stringify(claim), claim);
  }
  return [...claims.values()];
}

function main(): void {
  const claims = distinctClaims();
  const began = performance.now();
  const fast = scorer(wmo2006);
  /** Scores the hands up to the one numbered `end`; returns the time since the first began (ms). */
  const scoredTo = (start: number, end: number): number => {
    for (let at = start; at < end; at++) fast.total(claims[at]!);
    return performance.now() - began;
  };
  const afterFirst = scoredTo(0, FIRST);
  const beforeLast = scoredTo(FIRST, HANDS - LAST);
  const all = scoredTo(HANDS - LAST, HANDS);
  const nanoseconds = (milliseconds: number, hands: number) => (1e6 * milliseconds) / hands;
  const figures: FreshFigures = {
    all: nanoseconds(all, HANDS),
    first: nanoseconds(afterFirst, FIRST),
    last: nanoseconds(all - beforeLast, LAST),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

if (import.meta.main) main();
