import { countHand, countWin, PLAIN_WIN, type Tile, tilesOf } from '@gorrion/rules';
import { chanceInTime, chanceOfDraw } from './pace.ts';
import { ANY_HAND, missingFor, missingWithin, OUT_OF_REACH, type Plan, type Tiles } from './plans.ts';
import type { Situation } from './situation.ts';
import { worthOf } from './worth.ts';

/* What a hand of thirteen tiles (less three a meld) is worth to its seat. */

export interface Prospect {
  /** Expected points that the hand brings from the others. */
  readonly value: number;
  /** Chance to win. */
  readonly winChance: number;
  /** Tiles that any complete hand lacks. */
  readonly missing: number;
}

/** How plans are added up: 1 adds their values, more takes the best alone. */
const JOIN = 3;
/** Share of the chance of a special hand that comes true: its tiles are not played for it alone. */
const OF_SPECIAL = 0.5;
/** Plans that lack more are not looked into. */
const MOST_MISSING = 7;
const MOST_MISSING_OF_SPECIAL = 5;
/** Chance of a discard of a live copy by one opponent, against its share of the unseen tiles: honours, ends, others. */
const THROWN = { honour: 0.9, end: 0.75, other: 0.45 } as const;

const thrown = (kind: number): number => {
  if (kind >= 27) return THROWN.honour;
  return kind % 9 === 0 || kind % 9 === 8 ? THROWN.end : THROWN.other;
};

/** Whether two held tiles make a chow with this kind. */
function makesChow(counts: Uint8Array, kind: number): boolean {
  if (kind >= 27) return false;
  const rank = kind % 9;
  const has = (step: number) => rank + step >= 0 && rank + step < 9 && counts[kind + step]! > 0;
  return (has(-2) && has(-1)) || (has(-1) && has(1)) || (has(1) && has(2));
}

/** Returns from how many discarders a useful tile may be taken, by the share of their discards. */
function claimers(plan: Plan, counts: Uint8Array, kind: number, missing: number): number {
  if (missing === 1) return plan.form === 'pungs' && plan.isConcealed && counts[kind] !== 1 ? 0 : 3;
  if (plan.isConcealed || plan.form === 'pairs') return 0;
  if (counts[kind]! >= 2) return plan.form === 'tiles' && plan.needs![kind]! < 3 ? 0 : 1.8;
  return plan.form === 'sets' && makesChow(counts, kind) ? 0.6 : 0;
}

/** Returns the chance that a turn brings a tile nearer to the plan. */
function usefulRate(plan: Plan, tiles: Tiles, missing: number, { live, unseen }: Situation): number {
  const { counts, melds } = tiles;
  const more = counts.slice();
  let rate = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    if (plan.kinds[kind] === 0 || live[kind] === 0) continue;
    more[kind]!++;
    const isUseful = missingWithin(plan, { counts: more, melds }) < missing;
    more[kind]!--;
    if (isUseful) rate += live[kind]! * (1 + thrown(kind) * claimers(plan, counts, kind, missing));
  }
  return rate / Math.max(1, unseen);
}

/**
 * Returns the chance that the next turn brings a useful tile. Two unknown tiles join a hand that is to exchange, so its
 * own chance counts for a third only.
 */
function rateNow(plan: Plan, tiles: Tiles, missing: number, situation: Situation): number {
  const own = usefulRate(plan, tiles, missing, situation);
  if (situation.view.phase.name !== 'exchanging' || !plan.pace) return own;
  return (own + 2 * plan.pace[Math.min(missing, plan.pace.length - 1)]!) / 3;
}

/** Returns the mean points of a ready hand over the tiles that it waits for; 0 if it waits for none that may come. */
function worthOfWait({ counts, melds }: Tiles, { live, rules, seat, opener, view }: Situation): number {
  const claim = { ...PLAIN_WIN, melds, concealed: tilesOf(counts), seatWind: seat, prevalentWind: opener };
  const flowers = view.seats[seat].flowers.length;
  let [copies, sum] = [0, 0];
  for (let kind = 0; kind < counts.length; kind++) {
    if (live[kind] === 0) continue;
    const won = countWin({ ...claim, flowers, winningTile: kind as Tile, selfDrawn: false }, rules);
    if (!won) continue;
    copies += live[kind]!;
    sum += live[kind]! * won.total;
  }
  return copies === 0 ? 0 : sum / copies;
}

/** Returns what the tiles and melds are worth if the hand is lost. */
function worthIfLost({ counts, melds }: Tiles, { rules, seat, opener, view }: Situation): number {
  const flowers = view.seats[seat].flowers.length;
  return countHand({ concealed: tilesOf(counts), melds, flowers, seat, opener }, rules).total;
}

/** Returns the value of a hand of thirteen tiles, less three a meld. */
export function prospectOf(tiles: Tiles, situation: Situation): Prospect {
  const { course, payers, costOfLoss } = situation;
  let [sum, winChance, missingAny] = [0, 0, OUT_OF_REACH];
  for (const plan of situation.plans) {
    const missing = missingFor(plan, tiles);
    if (plan === ANY_HAND) missingAny = missing;
    if (missing > (plan.special ? MOST_MISSING_OF_SPECIAL : MOST_MISSING)) continue;
    const rate = rateNow(plan, tiles, missing, situation);
    if (rate === 0) continue;
    const chance = chanceInTime(course, plan.pace, missing, rate) * (plan.special ? OF_SPECIAL : 1);
    const isReady = plan === ANY_HAND && missing === 1;
    const worth = isReady ? worthOfWait(tiles, situation) : worthOf(plan, tiles, situation);
    sum += (chance * (payers * worth + costOfLoss)) ** JOIN;
    winChance = Math.max(winChance, chance);
  }
  const lost = (1 - winChance) * (1 - chanceOfDraw(course));
  const settled = lost * worthIfLost(tiles, situation) * (payers / 2);
  return { value: sum ** (1 / JOIN) + settled, winChance, missing: missingAny };
}
