import type { McrRules } from '../rulesets/ruleset.ts';
import { bookFan } from './declared.ts';
import type { FanId, ScoredFan } from './fans/ids.ts';
import { type Account, accountsWithin } from './plain/account.ts';
import { bestAccount, countedFans, placedAccounts } from './plain/plainScore.ts';
import { scoreWin } from './score.ts';
import type { FanCount, Score, WinningClaim } from './types.ts';

/*
 * Where the winner counts, a list of named fans is worth the dearest fans in it that may stand beside each other, over all
 * readings of the hand and all equal choices, which the book leaves to the winner (articles 41, 60).
 */

type Times = ReadonlyMap<FanId, number>;

/** Counts how often each fan is named. */
function tally(declared: readonly FanId[]): Times {
  const named = new Map<FanId, number>();
  for (const id of declared) named.set(id, (named.get(id) ?? 0) + 1);
  return named;
}

const withoutFlowers = (fans: readonly FanCount[]): readonly FanCount[] =>
  fans.filter(({ id }) => id !== 'flower-tiles');
const sumOf = (fans: readonly FanCount[]): number => fans.reduce((sum, { points, times }) => sum + points * times, 0);

/** Returns every way to count a hand if no fan may count more often than `limit` says. */
const waysWithin = (claim: WinningClaim, rules: McrRules, limit: (id: ScoredFan) => number): Account[] =>
  placedAccounts(claim, rules, (hand, placed, rows) => accountsWithin(hand, placed, rows, limit));

/** What becomes of a count: what is paid, named fans that do not count, fans that nobody named. */
export interface JudgedCount {
  /** What is paid, with the flowers, which lie open and always count. */
  readonly score: Score;
  readonly counted: readonly FanCount[];
  readonly notInHand: readonly { readonly id: FanId; readonly times: number }[];
  readonly notNamed: readonly FanCount[];
}

/** Returns the fans that are paid of a list. Who has a Chicken Hand names it, too. */
function countedOf(claim: WinningClaim, rules: McrRules, whole: Score, named: Times): readonly FanCount[] {
  if (whole.fans.some(({ id }) => id === 'chicken-hand'))
    return named.has('chicken-hand') ? withoutFlowers(whole.fans) : [];
  const best = bestAccount(waysWithin(claim, rules, id => named.get(bookFan(id)) ?? 0));
  return best && best.total > 0 ? countedFans(best) : [];
}

/** Returns the fans of a whole count that has as many points as possible of the counted ones. */
function wholeLike(
  claim: WinningClaim,
  rules: McrRules,
  whole: Score,
  counted: readonly FanCount[],
): readonly FanCount[] {
  const timesOf = (of: ScoredFan) => counted.find(({ id }) => id === of)?.times ?? 0;
  const shared = (fans: readonly FanCount[]) =>
    sumOf(fans.map(fan => ({ ...fan, times: Math.min(fan.times, timesOf(fan.id)) })));
  const ways = waysWithin(claim, rules, () => Number.POSITIVE_INFINITY).filter(({ total }) => total === whole.total);
  return [withoutFlowers(whole.fans), ...ways.map(countedFans)].reduce((best, next) =>
    shared(next) > shared(best) ? next : best,
  );
}

/** Returns a whole score with the fans that are paid of a list. */
function paidOf(whole: Score, counted: readonly FanCount[]): Score {
  const flowers = whole.fans.filter(({ id }) => id === 'flower-tiles');
  return { ...whole, total: sumOf(counted), fans: [...counted, ...flowers] };
}

/** Returns the score of a hand limited to a list of named fans; undefined if the tiles are no complete hand. */
export function scoreNamed(claim: WinningClaim, rules: McrRules, declared: readonly FanId[]): Score | undefined {
  const whole = scoreWin(claim, rules);
  return whole && paidOf(whole, countedOf(claim, rules, whole, tally(declared)));
}

/** Judges a list of named fans (article 41); undefined if the tiles are no complete hand. */
export function judgeCount(claim: WinningClaim, rules: McrRules, declared: readonly FanId[]): JudgedCount | undefined {
  const whole = scoreWin(claim, rules);
  if (!whole) return undefined;
  const named = tally(declared);
  const counted = countedOf(claim, rules, whole, named);
  const score = paidOf(whole, counted);
  const paid = (of: ScoredFan) => counted.find(({ id }) => bookFan(id) === bookFan(of))?.times ?? 0;
  const notInHand = [...named].map(([id, times]) => ({ id, times: Math.max(0, times - paid(id)) }));
  const all = score.total === whole.total ? [] : wholeLike(claim, rules, whole, counted);
  const notNamed = all.map(fan => ({ ...fan, times: fan.times - paid(fan.id) }));
  return {
    score,
    counted,
    notInHand: notInHand.filter(({ times }) => times > 0),
    notNamed: notNamed.filter(({ times }) => times > 0),
  };
}
