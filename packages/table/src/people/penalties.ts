import type { FoulRecord, GivenRuling, TableState } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  FOULS,
  PLAYERS,
  type Player,
  penaltyPayments,
  penaltyShares,
  type SheetSum,
} from '@gorrion/rules';
import { chargesAgainst } from './forms.ts';

/* What each player pays by their own offences. A hand keeps only the sum of that and of what others pay them. */

/** Points that an offence or a ruling has moved. */
interface Fine {
  readonly player: Player;
  /** Section of the book. */
  readonly article: string;
  /** Server time (ms). */
  readonly at: number;
  readonly shares: ByPlayer<number>;
}

/** What a table, or its sheet in an event, knows of offences. */
interface Charged {
  readonly forms?: { readonly fouls: readonly FoulRecord[] } | undefined;
  readonly umpire?: { readonly rulings: readonly Pick<GivenRuling, 'hand' | 'ruling' | 'at'>[] } | undefined;
}

/** Returns the fines of a hand in their order, also those ruled after it; only since it was dealt anew. */
export function finesOf({ forms, umpire }: Charged, hand: number): readonly Fine[] {
  const given = (umpire?.rulings ?? []).filter(one => one.hand === hand);
  const dealt = given.findLast(({ ruling }) => ruling.kind === 'replay-hand')?.at ?? Number.NEGATIVE_INFINITY;
  const fouls = (forms?.fouls ?? []).flatMap(({ hand: of, player, foul, sanction, at }): Fine[] => {
    if (of !== hand || sanction.kind !== 'points') return [];
    const { paidTo, article } = FOULS[foul];
    return [{ player, article, at, shares: penaltyPayments(player, sanction.points, paidTo) }];
  });
  const rulings = given.flatMap(({ ruling, at }): Fine[] => {
    if (ruling.kind !== 'points') return [];
    const { player, article, points, paidTo } = ruling;
    return [{ player, article, at, shares: penaltyShares(player, points, paidTo) }];
  });
  return [...fouls, ...rulings].filter(({ at }) => at > dealt).sort((a, b) => a.at - b.at);
}

/**
 * Returns the points (0 or more) that each player pays by their own offences in a hand; `net` is what penalties have moved
 * in it in all. What was ruled after the hand is not part of it, which the sum tells. Where the records do not add up to
 * `net`, as in older logs, a player pays what they lose on balance.
 */
export function penaltiesPaid(state: Charged, hand: number, net: ByPlayer<number>): ByPlayer<number> {
  let paid: ByPlayer<number> = [0, 0, 0, 0];
  let moved = paid;
  let found: ByPlayer<number> | undefined;
  const isNet = () => PLAYERS.every(player => moved[player] === net[player]);
  if (isNet()) found = paid;
  for (const { shares } of finesOf(state, hand)) {
    moved = byPlayer(player => moved[player] + shares[player]);
    paid = byPlayer(player => paid[player] + Math.max(0, 0 - shares[player]));
    if (isNet()) found = paid;
  }
  return found ?? byPlayer(player => Math.max(0, 0 - net[player]));
}

/** Returns what each player pays by their own offences in a hand that is over. */
export function penaltiesOfHand(state: TableState, hand: number): ByPlayer<number> {
  const record = state.session.results.find(({ number }) => number === hand);
  if (!record) return [0, 0, 0, 0];
  const { changes, players, outcome } = record;
  const net = (player: Player) => changes[player] - outcome.payments[players.indexOf(player) as 0];
  return penaltiesPaid(state, hand, byPlayer(net));
}

/** Whether the points were corrected since an appeal was upheld; `since`: server time (ms). */
export const isCorrected = ({ umpire }: TableState, since: number): boolean =>
  umpire?.rulings.some(({ ruling, at }) => ruling.kind === 'correct' && at >= since) ?? false;

/** Whether the appeal against a charge was upheld, and the points corrected since. */
export const isGivenBack = (state: TableState, charge: FoulRecord | GivenRuling): boolean =>
  state.forms?.appeals.some(({ by, hand, charge: number, answer, final = answer }) => {
    if (number === undefined || !final?.isUpheld || !isCorrected(state, final.at)) return false;
    return chargesAgainst(state, by, hand)[number] === charge;
  }) ?? false;

/** Returns the sum of a sheet, which a correction keeps: penalties have taken from it what they paid to nobody. */
export function sheetSum({ session: { phase, totals, hand } }: Pick<TableState, 'session'>): SheetSum {
  const moved = phase === 'playing' ? [...totals, ...hand.penalties] : totals;
  const sum = moved.reduce((all, points) => all + points, 0);
  return { off: Math.max(0, sum), taken: Math.max(0, 0 - sum) };
}
