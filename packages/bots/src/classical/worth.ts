import { countedSet, isClaimed, isHonour, type Meld, type Tile } from '@gorrion/rules';
import { doublesOfTriple, type Plan, type Tiles } from './plans.ts';
import type { Situation } from './situation.ts';

/* What a hand that is not complete yet may be worth once it is won (CLASSICAL 38-47). */

const MAH_JONG = 20;
const FLOWER = 4;
/** Points that the sets which are still to be made bring in the mean. */
const SETS_TO_COME = 3;
/** From how many tiles of a turn a pair may become a triple: the own draw and the others' discards. */
const PUNG_SOURCES = 3.5;
/** Chance that a hand of one suit without triples ends as four chows, which double once more (CLASSICAL 44). */
const CHANCE_OF_CHOWS = 0.3;

const isTriple = (meld: Meld): boolean => meld.kind !== 'chow';

/** Parts of an estimate: points, the factor of doubles, and the triples made and in sight. */
interface Estimate {
  points: number;
  factor: number;
  triples: number;
  hidden: number;
  /** Expected triples from pairs. */
  coming: number;
}

function addMelds(melds: readonly Meld[], { seat, opener }: Situation, into: Estimate): void {
  for (const meld of melds) {
    if (meld.kind === 'chow' || meld.tile < 0) continue;
    const isConcealed = !isClaimed(meld);
    into.points += countedSet(meld.kind, meld.tile, isConcealed).points;
    into.factor *= 2 ** doublesOfTriple(meld.tile, seat, opener);
    into.triples++;
    if (isConcealed) into.hidden++;
  }
}

/** Returns the chance that a pair becomes a triple while the hand lasts. */
export function tripleChance({ live, unseen, course }: Situation, kind: number): number {
  const rate = Math.min(0.6, (PUNG_SOURCES * live[kind]!) / Math.max(1, unseen));
  return 1 - (1 - rate) ** (0.5 * course.turns);
}

/** Chance that a single honour becomes a triple, against that of a pair. */
const OF_SINGLE = 0.2;

function addHeld(kind: Tile, copies: number, situation: Situation, into: Estimate): void {
  const doubles = doublesOfTriple(kind, situation.seat, situation.opener);
  if (copies > 2) {
    into.points += countedSet('pung', kind, true).points;
    into.factor *= 2 ** doubles;
    into.triples++;
    into.hidden++;
    return;
  }
  if (copies === 1 && doubles === 0) return;
  const chance = tripleChance(situation, kind) * (copies === 2 ? 1 : OF_SINGLE);
  if (copies === 2) {
    into.coming += chance;
    if (isHonour(kind)) into.points += (1 - chance) * 2;
    into.points += chance * countedSet('pung', kind, false).points;
  }
  into.factor *= 1 + chance * (2 ** doubles - 1);
}

/** Returns the factor of three triples, or of three concealed ones. */
function factorOfTriples({ triples, hidden, coming }: Estimate): number {
  if (hidden >= 3) return 4;
  if (triples >= 3) return 2;
  const lacking = 3 - triples;
  return 1 + Math.min(1, Math.max(0, coming / lacking) ** lacking * 0.8);
}

/** Returns the mean points that the hand of a plan is worth when it is won; without payments. */
export function worthOf(plan: Plan, { counts, melds }: Tiles, situation: Situation): number {
  const { limit } = situation.rules;
  if (plan.special) return plan.special === 'limit' ? limit : limit / 2;
  const flowers = situation.view.seats[situation.seat].flowers.length;
  const estimate = { points: MAH_JONG + FLOWER * flowers + SETS_TO_COME, factor: 1, triples: 0, hidden: 0, coming: 0 };
  addMelds(melds, situation, estimate);
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind]! > 0 && plan.kinds[kind] === 1) addHeld(kind as Tile, counts[kind]!, situation, estimate);
  }
  const whole = plan.form === 'pungs' ? (estimate.hidden >= 3 ? 4 : 2) : factorOfTriples(estimate);
  const isAllChows = plan.doubles === 3 && estimate.triples === 0 && !melds.some(isTriple);
  const suit = 2 ** (plan.form === 'pungs' ? 0 : plan.doubles) * (isAllChows ? 1 + CHANCE_OF_CHOWS : 1);
  return Math.min(limit, estimate.points * estimate.factor * whole * suit);
}
