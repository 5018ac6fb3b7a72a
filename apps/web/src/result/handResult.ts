import type { TableState } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  type FanCount,
  type HandRecord,
  type Outcome,
  type Player,
  playerAt,
  type Seat,
  winnersScore,
} from '@gorrion/rules';
import { nameOfSeat } from '../store/people.ts';

type Won = Extract<Outcome, { kind: 'won' }>;

/** Why a seat gains or pays what it does. */
export type Why =
  | { readonly kind: 'wins' }
  /** The one who gave the tile pays the points too. */
  | { readonly kind: 'discarded' | 'robbed' | 'selfDrawn'; readonly base: number; readonly points: number }
  | { readonly kind: 'base'; readonly base: number }
  | { readonly kind: 'nothing' };

export interface PaymentLine {
  readonly seat: Seat;
  readonly player: Player;
  readonly name: string;
  readonly why: Why;
  /** Gains or loses by fouls, beside the payment. */
  readonly penalty: number;
  readonly change: number;
  /** After this hand. */
  readonly total: number;
}

/** A hand that is over, as its score sheet shows it. */
export interface HandResult {
  readonly record: HandRecord;
  readonly outcome: Outcome;
  readonly isLast: boolean;
  /** In the order of the seats, East first. */
  readonly payments: BySeat<PaymentLine>;
}

function pointsOf(won: Won): number {
  const { total, flowers } = winnersScore(won);
  return total + flowers;
}

function whyOf(outcome: Outcome, seat: Seat, base: number): Why {
  if (outcome.kind !== 'won') return { kind: 'nothing' };
  if (seat === outcome.seat) return { kind: 'wins' };
  const points = pointsOf(outcome);
  if (outcome.from === outcome.seat) return { kind: 'selfDrawn', base, points };
  if (seat !== outcome.from) return { kind: 'base', base };
  return { kind: outcome.robbed ? 'robbed' : 'discarded', base, points };
}

/** The hand that ended last and is still on the table; undefined while one is played. */
export function handResult(state: TableState): HandResult | undefined {
  const { session } = state;
  const record = session.results.at(-1);
  const { phase } = session.hand;
  if (!record || phase.name !== 'over' || record.number !== session.handNumber) return undefined;
  const { outcome } = phase;
  const base = session.options.rules.extraPoints;
  const payments = bySeat((seat): PaymentLine => {
    const player = playerAt(session, seat);
    const change = record.changes[player];
    return {
      seat,
      player,
      name: nameOfSeat(state, seat),
      why: whyOf(outcome, seat, base),
      penalty: change - outcome.payments[seat],
      change,
      total: session.totals[player],
    };
  });
  return { record, outcome, isLast: session.phase === 'over', payments };
}

/** The fans of a win without the flowers, which are counted apart. */
export const fansOf = (won: Won): readonly FanCount[] =>
  winnersScore(won).fans.filter(fan => fan.id !== 'flower-tiles');

export const totalOf = pointsOf;
