import { countHand } from '../classical/count.ts';
import { plainHand, plainWin } from '../classical/plain/plainCount.ts';
import { CLASSICAL_FLAVOURS, randomClassicalClaim, randomOther } from '../classical/plain/randomClaim.ts';
import { classicalWaits, completesHand } from '../classical/shape.ts';
import { countWin } from '../classical/win.ts';
import { meldTiles } from '../melds/meld.ts';
import { CLASSICAL_RULESETS } from '../rulesets/presets.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import { type CountedHand, SPECIAL_IDS } from '../scoring/counted.ts';
import { seededNumbers } from '../scoring/plain/randomClaim.ts';
import type { WinningClaim } from '../scoring/types.ts';
import { countOf } from '../tiles/sorted.ts';
import { PLAYING_KINDS, type Tile } from '../tiles/tile.ts';

/** Limits low enough to be met, the usual one, an odd one and one that nothing meets. */
const LIMITS = [300, 1001, 2000, 2 ** 40];

/** What a text says strictly, which only some tables choose (CLASSICAL 36, 52). */
const LETTERS: readonly Partial<ClassicalRules>[] = [{ setsAndPairOnly: true }, { strictlyInHand: true }];

/** Returns the ways with every limit, with the doubles of the house and without. */
const VARIANTS: readonly ClassicalRules[] = Object.values(CLASSICAL_RULESETS).flatMap(rules =>
  LIMITS.flatMap(limit => [true, false].map(houseDoubles => ({ ...rules, limit, houseDoubles }))),
);

/** Returns what two counts can be compared by. */
const comparable = ({ points, doubles, special, isCapped, total }: CountedHand) => ({
  points,
  doubles: doubles.reduce((sum, each) => sum + each.doubles, 0),
  special: special?.id,
  isCapped,
  total,
});

/** Returns a random claim: complete, but for one in eight, whose winning tile is any that can still come. */
function handOf(random: () => number, n: number): WinningClaim {
  const claim = randomClassicalClaim(random, CLASSICAL_FLAVOURS[n % CLASSICAL_FLAVOURS.length]!);
  const other = Math.floor(random() * PLAYING_KINDS) as Tile;
  const held = [...claim.concealed, ...claim.melds.flatMap(meldTiles)];
  return random() < 1 / 8 && countOf(held, other) < 4 ? { ...claim, winningTile: other } : claim;
}

export interface ClassicalAgreement {
  /** Number of winner's hands that were complete. */
  readonly complete: number;
  /** How often a double or a special hand counted, by its id. */
  readonly met: ReadonlyMap<string, number>;
  /** Hands that the two counts see differently, at most ten, as JSON. */
  readonly different: readonly string[];
}

/** Compares the two counts of so many seeded hands of winners and as many of the others. */
export function classicalAgreementOf(seed: number, hands: number): ClassicalAgreement {
  const random = seededNumbers(seed);
  const different: string[] = [];
  const met = new Map<string, number>();
  let complete = 0;
  const compare = (counted: unknown, plain: unknown, hand: unknown, rules: ClassicalRules) => {
    if (JSON.stringify(counted) === JSON.stringify(plain)) return;
    different.push(JSON.stringify({ rules: rules.id, limit: rules.limit, hand, counted, plain }));
  };
  for (let n = 0; n < hands && different.length < 10; n++) {
    const rules = VARIANTS[Math.floor(n / CLASSICAL_FLAVOURS.length) % VARIANTS.length]!;
    const claim = handOf(random, n);
    const compareWin = (by: ClassicalRules): CountedHand | undefined => {
      const counted = countWin(claim, by);
      const plain = plainWin(claim, by, SPECIAL_IDS);
      compare(counted && comparable(counted), plain, claim, by);
      // A wait is a wait, though only a drawn tile may complete it.
      const isComplete = plain !== undefined || plainWin({ ...claim, selfDrawn: true }, by, SPECIAL_IDS) !== undefined;
      compare(completesHand(claim.concealed, claim.melds, claim.winningTile, by), isComplete, claim, by);
      compare(classicalWaits(claim.concealed, claim.melds, by).includes(claim.winningTile), isComplete, claim, by);
      return counted;
    };
    const counted = compareWin(rules);
    compareWin({ ...rules, ...LETTERS[n % LETTERS.length] });
    if (counted) complete++;
    for (const { id } of [...(counted?.doubles ?? []), ...(counted?.special ? [counted.special] : [])]) {
      met.set(id, (met.get(id) ?? 0) + 1);
    }
    const other = randomOther(random, CLASSICAL_FLAVOURS[n % CLASSICAL_FLAVOURS.length]!);
    compare(comparable(countHand(other, rules)), plainHand(other, rules), other, rules);
  }
  return { complete, met, different };
}
