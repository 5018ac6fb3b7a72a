import { byPlayer } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import { isDesign } from '../../rotation/index.ts';
import type { SeatPlace } from '../commands.ts';
import type { Chart } from '../play.ts';
import { hasRight, isDisqualified, lacks, playerOf, sessionOf } from '../read.ts';
import { no } from '../refusals.ts';
import { isByChart, isOpenSeat, nextSession, ownPlayers, robinSessions, seatIn, seatsOf } from '../seats.ts';
import type { TournamentState } from '../state.ts';
import type { CommandOf, Decide } from './common.ts';

/* Who meets whom: the chart (Appendix 3), exchanges by hand, substitutes. */

/** Returns the first number of a chart that nobody can have, or that sits twice in a session. */
function wrongSeat({ sessions }: Chart, players: number) {
  for (const [s, tables] of sessions.entries()) {
    const seen = new Set<number>();
    for (const [t, table] of tables.entries()) {
      for (const number of table) {
        const isWrong = !Number.isInteger(number) || number < 1 || number > players || seen.has(number);
        if (isWrong) return { session: s + 1, table: t + 1, number };
        seen.add(number);
      }
    }
  }
  return undefined;
}

export const setRotation: Decide<'set-rotation'> = (state, { rotation, origin }, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  const players = state.draw?.order.length ?? ownPlayers(state).filter(({ isWithdrawn }) => !isWithdrawn).length;
  const wrong = wrongSeat(rotation, 4 * Math.ceil(players / 4));
  if (wrong) return no('bad-rotation', wrong);
  const begun = state.sessions.find(({ session }) => {
    const now = state.rotation?.sessions[session - 1];
    return isByChart(state.plan, session) && JSON.stringify(now) !== JSON.stringify(rotation.sessions[session - 1]);
  });
  if (begun) return no('session-begun', { session: begun.session });
  if (origin.by === 'design' && !isDesign(rotation)) return no('no-design');
  return accept({ type: 'rotation-set', rotation, origin });
};

/** Returns the seats of a session by what its page shows: roster numbers, or drawn ones before the draw. */
function shownSeats(state: TournamentState, session: number) {
  const seats = seatsOf(state, session);
  if (seats) return seats;
  const chart = isByChart(state.plan, session) ? state.rotation?.sessions[session - 1] : undefined;
  return chart?.map(table => byPlayer(() => null as number | null).map((_, n) => table[n] ?? null));
}

export const exchangeSeats: Decide<'exchange-seats'> = (state, { session, one, other }, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  if (sessionOf(state, session)) return no('session-begun', { session });
  const seats = shownSeats(state, session);
  if (!seats) return no('no-such-session');
  const isThere = ({ table }: SeatPlace) => table >= 1 && table <= seats.length;
  if (!isThere(one) || !isThere(other)) return no('no-such-table');
  const isChanged = ({ table, seat, player }: SeatPlace) =>
    player !== undefined && seatsOf(state, session) !== undefined && seats[table - 1]![seat] !== player;
  if (isChanged(one) || isChanged(other)) return no('changed-meanwhile');
  if (one.table === other.table && one.seat === other.seat) return accept();
  return accept({ type: 'seats-exchanged', session, one, other });
};

/** Lets somebody play a session in the place of a player; by the player's own number they play themself again. */
export const substitute: Decide<'substitute'> = (state, { session, player, by: other, isLost }, { by }) => {
  const person = by?.id ?? null;
  if (!hasRight(state, person, 'organise') && !hasRight(state, person, 'rule'))
    return no('no-right', { right: 'rule' });
  if (sessionOf(state, session)?.stage === 'over') return no('session-over', { session });
  if (session > Math.max(robinSessions(state.plan), nextSession(state))) return no('no-such-session');
  const [replaced, replacing] = [playerOf(state, player), playerOf(state, other)];
  if (!replaced || !replacing || replacing.isWithdrawn || replaced.isSubstitute) return no('no-such-player');
  const counts = other !== player && !isLost;
  if (isDisqualified(state, other, session) || (counts && isDisqualified(state, player, session)))
    return no('disqualified');
  if (other === player) return accept({ type: 'substituted', session, player, by: other, isLost: false });
  const seat = seatIn(state, session, other);
  const isElsewhere = state.substitutes.some(
    one => one.session === session && one.by === other && one.player !== player,
  );
  if (isElsewhere || (seat && !state.substitutes.some(one => one.by === other && one.session === session)))
    return no('seated-already');
  return accept({ type: 'substituted', session, player, by: other, isLost });
};

/** Returns why a seat cannot be filled or emptied now; undefined if it can. */
function seatTaken(state: TournamentState, { session, table, seat, by }: CommandOf<'fill-seat'>) {
  const begun = sessionOf(state, session);
  if (begun?.stage === 'over') return no('session-over', { session });
  const players = isByChart(state.plan, session) ? seatsOf(state, session)?.[table - 1] : undefined;
  if (!players) return no(seatsOf(state, session) ? 'no-such-table' : 'no-such-session');
  if (!isOpenSeat(state, players[seat])) return no('changed-meanwhile');
  if (!begun) return undefined;
  if (by === null) return no('session-begun', { session });
  const { stage, to } = begun.tables[table - 1]!;
  return stage === 'playing' || (stage === 'not-played' && to === undefined) ? undefined : no('table-not-played');
}

/** Seats somebody who has no seat in a session where its chart has nobody, or leaves the seat empty again. */
export const fillSeat: Decide<'fill-seat'> = (state, command, { by: me }) => {
  const person = me?.id ?? null;
  if (!hasRight(state, person, 'organise') && !hasRight(state, person, 'rule'))
    return no('no-right', { right: 'rule' });
  const wrong = seatTaken(state, command);
  if (wrong) return wrong;
  const { session, table, seat, by } = command;
  if (by === null) return accept({ type: 'seat-emptied', session, table, seat });
  const player = playerOf(state, by);
  if (!player || player.isWithdrawn) return no('no-such-player');
  if (isDisqualified(state, by, session)) return no('disqualified');
  if (seatIn(state, session, by)) return no('seated-already');
  return accept({ type: 'seat-filled', session, table, seat, player: by });
};
