import { decompose } from '../../melds/decompose.ts';
import { meldTiles } from '../../melds/meld.ts';
import { waitsOf } from '../../melds/waits.ts';
import type { ScoredFan } from '../fans/ids.ts';
import type { FanRow } from '../fans/row.ts';
import { rowsUnder, type ScoringOptions } from '../rulebook.ts';
import type { FanCount, Score, WinningClaim } from '../types.ts';
import { type Account, accountOf } from './account.ts';
import { type WholeHand, wholeHand } from './facts.ts';
import { countedPlaces, type PlacedReading } from './placed.ts';

/**
 * Returns whether exactly one kind completes the thirteen tiles (articles 43, 44); never on the dealt hand (article 17).
 */
function isLoneWait(claim: WinningClaim, options: ScoringOptions): boolean {
  if (claim.isDealt) return false;
  const formal = waitsOf(claim.concealed, claim.melds).ignoringCopies;
  if (options.waits === 'formal') return formal.length === 1;
  const held = [...claim.concealed, ...claim.melds.flatMap(meldTiles)];
  return formal.filter(tile => held.filter(other => other === tile).length < 4).length === 1;
}

const rowsOf = new WeakMap<ScoringOptions, ReturnType<typeof rowsUnder>>();
function rowsFor(options: ScoringOptions): ReturnType<typeof rowsUnder> {
  const rows = rowsOf.get(options) ?? rowsUnder(options);
  rowsOf.set(options, rows);
  return rows;
}

/** Accounts for one placed reading under the rows of a ruleset, in one way or more. */
type Accounting = (hand: WholeHand, placed: PlacedReading, rows: readonly FanRow[]) => readonly Account[];

/** Returns the accounts of every reading with the winning tile in every place; none if the tiles are incomplete. */
export function placedAccounts(claim: WinningClaim, options: ScoringOptions, account: Accounting): Account[] {
  const hand = wholeHand(claim, options);
  const readings = decompose(hand.concealed, claim.melds);
  if (readings.length === 0) return [];
  const isLone = isLoneWait(claim, options);
  const rows = rowsFor(options);
  return readings.flatMap(reading =>
    countedPlaces(reading, claim, isLone, options).flatMap(placed => account(hand, placed, rows)),
  );
}

/** Returns the accounts of every reading with the winning tile in every place, without tables; none if incomplete. */
export const accountsOf = (claim: WinningClaim, options: ScoringOptions): Account[] =>
  placedAccounts(claim, options, (hand, placed, rows) => [accountOf(hand, placed, rows)]);

/** Returns the account of most points; of equals the first. */
export const bestAccount = (accounts: readonly Account[]): Account | undefined =>
  accounts.reduce<Account | undefined>((best, next) => (best && best.total >= next.total ? best : next), undefined);

/** Returns the counted fans, each once. */
export function countedFans(account: Account): FanCount[] {
  const counted = new Map<ScoredFan, FanCount>();
  for (const { id, times, points, refusal } of account.held) {
    if (!refusal) counted.set(id, { id, points, times: times + (counted.get(id)?.times ?? 0) });
  }
  return account.total === 0 ? [{ id: 'chicken-hand', times: 1, points: 8 }] : [...counted.values()];
}

/** Scores a hand like `scoreWin`, slowly and plainly; tests compare the fast scorer with it. */
export function plainScore(claim: WinningClaim, options: ScoringOptions): Score | undefined {
  const best = bestAccount(accountsOf(claim, options));
  if (!best) return undefined;
  const fans = countedFans(best);
  if (claim.flowers > 0) fans.push({ id: 'flower-tiles', times: claim.flowers, points: 1 });
  return { total: best.total === 0 ? 8 : best.total, flowers: claim.flowers, fans };
}
