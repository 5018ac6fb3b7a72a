import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { appealsUntil as endOfAppeals } from '@gorrion/rules';
import { isOver, type OwnSeat, seatsOf } from './event.ts';

/** Returns until when (server ms) an appeal at a table is taken; undefined if it is not, or no longer. */
export function appealsUntil({ stage, to }: Pick<TableView, 'stage' | 'to'>, now: number): number | undefined {
  const until = stage === 'ended' || stage === 'final' ? endOfAppeals(to) : undefined;
  return until !== undefined && now <= until ? until : undefined;
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
