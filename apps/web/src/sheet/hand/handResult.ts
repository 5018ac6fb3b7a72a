import type { Ruling, TableState } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  type FanCount,
  type HandRecord,
  type Outcome,
  type Player,
  paymentsOf,
  playerAt,
  pointsPaid,
  type Seat,
  type SeatPayment,
  type WonOutcome,
  winnersScore,
} from '@gorrion/rules';
import { penaltiesOfHand } from '@gorrion/table';
import { type FoulLine, foulTold } from '../../board/log.ts';
import { nameOfSeat } from '../../client/store/people.ts';

/** What a player gains or pays for a hand, and why. */
export interface PaymentLine extends SeatPayment {
  readonly seat: Seat;
  readonly player: Player;
  readonly name: string;
  /** Points that the player pays by their own offences (0 or more); the rest of `penalty` is of others. */
  readonly fined: number;
  /** Points of the session after this hand. */
  readonly total: number;
}

/** What the score sheet shows of a hand that is over. */
export interface HandResult {
  readonly record: HandRecord;
  readonly outcome: Outcome;
  readonly isLast: boolean;
  /** In the order of the seats, East first. */
  readonly payments: BySeat<PaymentLine>;
}

/** Returns the result of the hand that is over and still on the table; undefined while a hand is played. */
export function handResult(state: TableState): HandResult | undefined {
  const { session } = state;
  const record = session.results.at(-1);
  const paid = paymentsOf(session.hand);
  if (!record || !paid || record.number !== session.handNumber) return undefined;
  const fined = penaltiesOfHand(state, record.number);
  const payments = bySeat((seat): PaymentLine => {
    const player = playerAt(session, seat);
    const name = nameOfSeat(state, seat);
    return { ...paid[seat], seat, player, name, fined: fined[player], total: session.totals[player] };
  });
  return { record, outcome: record.outcome, isLast: session.phase === 'over', payments };
}

/** Returns the offences of the hand as the table keeps them, or as far as the page has seen them where it keeps none. */
export function foulsOf({ forms }: TableState, { record }: HandResult, seen: readonly FoulLine[] = []) {
  if (!forms) return seen;
  return forms.fouls.filter(({ hand }) => hand === record.number).flatMap(foul => foulTold(foul) ?? []);
}

/** Returns the rulings given in the hand. */
export const rulingsOf = ({ umpire }: TableState, { record }: HandResult): readonly Ruling[] =>
  (umpire?.rulings ?? []).filter(({ hand }) => hand === record.number).map(({ ruling }) => ruling);

/** Returns the fans of a win without the flowers, which the sheet shows on their own line. */
export const fansOf = (won: WonOutcome): readonly FanCount[] =>
  winnersScore(won).fans.filter(fan => fan.id !== 'flower-tiles');

export const totalOf = (won: WonOutcome): number => pointsPaid(winnersScore(won));
