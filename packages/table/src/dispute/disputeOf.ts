import {
  DISPUTE_FORMAT,
  type Dispute,
  type DisputedSeat,
  type GameId,
  LOG_VERSION,
  type TableState,
} from '@gorrion/protocol';
import {
  bySeat,
  FAN_ARTICLES,
  isClassical,
  paymentsOf,
  playerAt,
  RULES_VERSION,
  type Seat,
  tilesApart,
  tilesLeft,
  winnersScore,
} from '@gorrion/rules';
import { signatureOf } from '../people/people.ts';

function seatOf({ session, places }: TableState, seat: Seat): DisputedSeat {
  const { hand } = session;
  const { melds, flowers, discards } = hand.seats[seat];
  const player = playerAt(session, seat);
  return {
    player,
    name: signatureOf(places[player]).name,
    concealed: tilesApart(hand, seat).hand,
    melds,
    flowers,
    discards: discards.map(({ tile, claimedBy }) => (claimedBy === undefined ? { tile } : { tile, isClaimed: true })),
  };
}

/** Returns the won hand on a table as a file; undefined while nobody has won it, and under the older ways. */
export function disputeOf(state: TableState, game?: GameId): Dispute | undefined {
  const { hand, handNumber, round } = state.session;
  const { phase, rules } = hand;
  const payments = paymentsOf(hand);
  if (phase.name !== 'over' || phase.outcome.kind !== 'won' || !payments || isClassical(rules)) return undefined;
  const { seat, from, robbed, claim, count } = phase.outcome;
  const { total, flowers, fans } = winnersScore(phase.outcome);
  return {
    format: DISPUTE_FORMAT,
    engine: { version: RULES_VERSION, log: LOG_VERSION },
    ...(game !== undefined && { game }),
    hand: handNumber,
    round,
    rules,
    seats: bySeat(each => seatOf(state, each)),
    wallLeft: tilesLeft(hand.wall),
    win: { seat, from, robbed, claim, ...(count && { count }) },
    score: {
      total,
      flowers,
      fans: fans.map(({ id, times, points }) => ({ id, times, points, articles: FAN_ARTICLES[id] })),
    },
    payments,
  };
}
