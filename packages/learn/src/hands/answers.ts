import {
  type CountedReading,
  type ExplainedPart,
  explain,
  type FanCount,
  MCR_RULESETS,
  type McrRulesetId,
  othersInTurn,
  pointsPaid,
  reachableDistance,
  readingsOf,
  type ScoredFan,
  scoreWin,
  type Tile,
  tileOf,
  tilesText,
  type WinningClaim,
  type WinPayment,
  waitsOf,
  winPayments,
} from '@gorrion/rules';
import { claimOf } from './claim.ts';
import { type CalculatorState, copiesLeft, EMPTY_STATE, sizeOfHand, WHOLE } from './state.ts';

/** A reading with its place: readings of equal totals share one. */
export interface RankedReading extends CountedReading {
  /** 1 for the best. */
  readonly rank: number;
}

/** What a hand is worth by presets that count it otherwise than the chosen one, and the fans that make it so. */
export interface OtherTotal {
  readonly rules: readonly [McrRulesetId, ...McrRulesetId[]];
  readonly total: number;
  readonly meetsMinimum: boolean;
  readonly differences: readonly FanDifference[];
}

/** Points of one fan under the chosen rules and under others; 0 where it does not count. */
export interface FanDifference {
  readonly id: ScoredFan;
  readonly here: number;
  readonly there: number;
}

export interface PointsAnswer {
  readonly claim: WinningClaim;
  /** All ways to read the hand, the one that is scored first; ways that look the same are one. */
  readonly readings: readonly [RankedReading, ...RankedReading[]];
  /** Without flowers, which are added afterwards (article 38). */
  readonly total: number;
  readonly meetsMinimum: boolean;
  /** What is paid for the hand. */
  readonly points: number;
  /** What each of the three others pays; first the giver of the tile, if there is one. */
  readonly losses: readonly WinPayment[];
  /** What the winner receives from the three others. */
  readonly won: number;
  /** Presets that give another total or other fans. */
  readonly others: readonly OtherTotal[];
}

const partText = ({ kind, tiles, isMeld, hasWinningTile }: ExplainedPart): string =>
  `${kind}${tilesText(tiles)}${isMeld ? '-' : ''}${hasWinningTile ? '+' : ''}`;

/** Names what one sees of a reading: two equal sets may each hold the winning tile. */
const lookOf = ({ reading, counted }: CountedReading): string =>
  [...reading.parts.map(partText).toSorted(), ...counted.map(fan => `${fan.id}${fan.times}`).toSorted()].join();

function ranked(readings: readonly CountedReading[]): readonly RankedReading[] {
  const seen = new Set<string>();
  const distinct = readings.filter(each => {
    const look = lookOf(each);
    return !seen.has(look) && seen.add(look);
  });
  return distinct.map(each => ({
    ...each,
    rank: 1 + distinct.filter(({ reading }) => reading.total > each.reading.total).length,
  }));
}

/** Returns the points of each fan that counts. */
function pointsById(fans: readonly FanCount[]): ReadonlyMap<ScoredFan, number> {
  const points = new Map<ScoredFan, number>();
  for (const { id, times, points: each } of fans) points.set(id, (points.get(id) ?? 0) + times * each);
  return points;
}

const IDS = Object.keys(MCR_RULESETS) as McrRulesetId[];

/** Returns what other presets make of a claim, where they differ; those that count it alike together. */
function othersOf(state: CalculatorState, own: readonly FanCount[]): readonly OtherTotal[] {
  const here = pointsById(own);
  const others = IDS.filter(id => id !== state.rules).flatMap((id): OtherTotal[] => {
    const claim = claimOf({ ...state, rules: id });
    const score = claim && scoreWin(claim, MCR_RULESETS[id]);
    if (!score) return [];
    const there = pointsById(score.fans);
    const differences = [...new Set([...here.keys(), ...there.keys()])]
      .map(fan => ({ id: fan, here: here.get(fan) ?? 0, there: there.get(fan) ?? 0 }))
      .filter(fan => fan.here !== fan.there);
    const meetsMinimum = score.total >= MCR_RULESETS[id].minPoints;
    return differences.length > 0 ? [{ rules: [id], total: score.total, meetsMinimum, differences }] : [];
  });
  const alike = Map.groupBy(others, ({ rules: _, ...answer }) => JSON.stringify(answer));
  return [...alike.values()].map(([first, ...more]) => ({
    ...first!,
    rules: [first!.rules[0], ...more.map(({ rules }) => rules[0])],
  }));
}

/** Returns what a whole hand is worth; undefined if its tiles are no complete hand or not whole (article 37). */
export function pointsOf(state: CalculatorState): PointsAnswer | undefined {
  const claim = claimOf(state);
  const rules = MCR_RULESETS[state.rules];
  const explanation = claim && explain(claim, rules);
  if (!explanation) return undefined;
  const [best, ...more] = ranked(readingsOf(claim, rules));
  if (!best) return undefined;
  const { total, meetsMinimum } = explanation;
  const seat = claim.seatWind;
  const losers = othersInTurn(seat);
  const from = claim.selfDrawn ? seat : losers[0];
  const payments = winPayments({ seat, from, robbed: claim.robbingKong, score: explanation }, rules);
  return {
    claim,
    readings: [best, ...more],
    total,
    meetsMinimum,
    points: pointsPaid(explanation),
    losses: losers.map(loser => payments[loser]),
    won: payments[seat].change,
    others: othersOf(state, best.counted),
  };
}

/**
 * Makes the tables by which a preset scores, which takes a tenth of a second on a slow phone, before an answer waits for
 * them.
 */
export function prepareRules(rules: McrRulesetId): void {
  pointsOf({ ...EMPTY_STATE, rules, concealed: SEVEN_PAIRS.slice(1), winning: SEVEN_PAIRS[0] });
}

const SEVEN_PAIRS = Array.from({ length: WHOLE }, (_, n) => tileOf(n >> 1));

/** What a waiting tile brings. */
export interface WaitAnswer {
  readonly tile: Tile;
  /** Copies that the hand does not hold. */
  readonly left: number;
  readonly byDiscard: WaitWin;
  readonly bySelfDraw: WaitWin;
}

export interface WaitWin {
  /** Without flowers (article 38). */
  readonly total: number;
  readonly meetsMinimum: boolean;
  /** Fans that count, most points first; no flowers. */
  readonly fans: readonly FanCount[];
}

function waitWin(state: CalculatorState, winning: Tile, selfDrawn: boolean): WaitWin {
  const rules = MCR_RULESETS[state.rules];
  const claim = claimOf({ ...state, winning, selfDrawn, flowers: 0 });
  const score = claim && scoreWin(claim, rules);
  const total = score?.total ?? 0;
  return { total, meetsMinimum: total >= rules.minPoints, fans: score?.fans ?? [] };
}

/** Returns the tiles that complete a hand without its winning tile, each by discard and by self-draw; none if not ready. */
export function waitingTiles(state: CalculatorState): readonly WaitAnswer[] {
  const waiting = { ...state, winning: undefined };
  return waitsOf(state.concealed, state.melds).tiles.map(tile => ({
    tile,
    left: copiesLeft(waiting, tile),
    byDiscard: waitWin(waiting, tile, false),
    bySelfDraw: waitWin(waiting, tile, true),
  }));
}

/** A kind that completes the shape of thirteen tiles, though the hand holds all four; `isConcealed`: as none of its melds. */
export interface HeldWait {
  readonly tile: Tile;
  readonly isConcealed: boolean;
}

/** Returns the kinds that would complete a hand without its winning tile if the hand did not hold all four. */
export function heldWaits({ concealed, melds }: CalculatorState): readonly HeldWait[] {
  const { tiles, ignoringCopies } = waitsOf(concealed, melds);
  return ignoringCopies
    .filter(tile => !tiles.includes(tile))
    .map(tile => ({ tile, isConcealed: concealed.filter(other => other === tile).length === 4 }));
}

/** Returns how many tiles a hand of 13 or 14 lacks to ready, with the copies that there are; 0 is ready, -1 complete. */
export const distanceOfHand = ({ concealed, melds, winning }: CalculatorState): number =>
  reachableDistance(winning === undefined ? concealed : [...concealed, winning], melds);

/** Returns whether a hand is one tile short of a whole one; the winning tile does not count. */
export const isThirteenTiles = (state: CalculatorState): boolean =>
  sizeOfHand({ ...state, winning: undefined }) === WHOLE - 1;
