import { meldTiles } from '../melds/meld.ts';
import { MCR_RULESETS } from '../rulesets/presets.ts';
import type { McrRules } from '../rulesets/ruleset.ts';
import { explain } from '../scoring/explain.ts';
import { FLAVOURS, randomClaim, seededNumbers } from '../scoring/plain/randomClaim.ts';
import { scoreWin } from '../scoring/score.ts';
import type { WinningClaim } from '../scoring/types.ts';
import { countOf } from '../tiles/sorted.ts';
import { PLAYING_KINDS, type Tile } from '../tiles/tile.ts';

interface CountedFan {
  readonly id: string;
  readonly times: number;
  readonly points: number;
}

/** Returns fans as text, equal whether a fan that counts twice is listed once or twice. */
const listOf = (fans: readonly CountedFan[]): string =>
  fans
    .flatMap(({ id, times, points }) => Array.from({ length: times }, () => `${id} ${points}`))
    .sort()
    .join();

/** Returns what a hand is paid by: points, flowers and fans; undefined for no complete hand. */
function paidFor(claim: WinningClaim, rules: McrRules) {
  const score = scoreWin(claim, rules);
  if (!score) return undefined;
  return {
    total: score.total,
    flowers: score.flowers,
    isEnough: score.total >= rules.minPoints,
    fans: listOf(score.fans),
  };
}

/** Returns the same values as the explanation of a hand gives them. */
function explainedFor(claim: WinningClaim, rules: McrRules) {
  const explanation = explain(claim, rules);
  if (!explanation) return undefined;
  const { total, flowers, meetsMinimum, counted } = explanation;
  return { total, flowers, isEnough: meetsMinimum, fans: listOf(counted) };
}

const hasFour = ({ concealed, melds }: WinningClaim, tile: Tile): boolean =>
  countOf([...concealed, ...melds.flatMap(meldTiles)], tile) === 4;

/** Returns a random hand: complete, but for one in eight, whose winning tile is any that can still come. */
function handOf(random: () => number, n: number): WinningClaim {
  const claim = randomClaim(random, FLAVOURS[n % FLAVOURS.length]!);
  const other = Math.floor(random() * PLAYING_KINDS) as Tile;
  return random() < 1 / 8 && !hasFour(claim, other) ? { ...claim, winningTile: other } : claim;
}

export interface Agreement {
  readonly complete: number;
  /** Hands whose explanation differs from their score, at most ten, as JSON. */
  readonly different: readonly string[];
}

/** Compares the explanation of `hands` seeded hands with their score, under the presets in turn. */
export function agreementOf(seed: number, hands: number): Agreement {
  const random = seededNumbers(seed);
  const presets = Object.values(MCR_RULESETS);
  const different: string[] = [];
  let complete = 0;
  for (let n = 0; n < hands && different.length < 10; n++) {
    const rules = presets[Math.floor(n / FLAVOURS.length) % presets.length]!;
    const claim = handOf(random, n);
    const [paid, explained] = [paidFor(claim, rules), explainedFor(claim, rules)];
    if (paid) complete++;
    const isSame = JSON.stringify(paid) === JSON.stringify(explained);
    if (!isSame) different.push(JSON.stringify({ rules: rules.id, claim, paid, explained }));
  }
  return { complete, different };
}
