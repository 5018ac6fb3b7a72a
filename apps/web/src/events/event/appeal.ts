import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { isOver, type OwnSeat, seatsOf } from './event.ts';

/** Time (ms) after the end of a table in which an appeal is taken (3.12.2). */
const APPEAL_MS = 30 * 60_000;

/** Returns until when (server ms) an appeal at a table is taken; undefined if it is not, or no longer. */
export function appealsUntil({ stage, to }: Pick<TableView, 'stage' | 'to'>, now: number): number | undefined {
  if ((stage !== 'ended' && stage !== 'final') || to === undefined) return undefined;
  return now <= to + APPEAL_MS ? to + APPEAL_MS : undefined;
}

/** Returns for whom a player may appeal: for themselves, and the captain, who is the first of a team in the list, for all of it. */
export function membersFor({ players }: TournamentView, player: number): readonly number[] {
  const team = players.find(one => one.player === player)?.team;
  const members = team === undefined ? [] : players.filter(one => one.team === team);
  const captain = members.find(({ isWithdrawn }) => !isWithdrawn)?.player;
  return captain === player ? members.map(one => one.player) : [player];
}

/** Returns the seats whose tables a player may appeal about now (3.12.1), one for each table. */
export function appealSeats(view: TournamentView, player: number, now: number): readonly OwnSeat[] {
  if (isOver(view)) return [];
  const seats = membersFor(view, player).flatMap(member => seatsOf(view, member));
  const open = seats.filter(({ table }) => appealsUntil(table, now) !== undefined);
  return [...new Map(open.map(seat => [`${seat.session.session}-${seat.table.table}`, seat])).values()];
}
