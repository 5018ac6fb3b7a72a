import type { AppealAgainst, EventAppeal, EventRuling, TournamentView } from '@gorrion/events/tournament';
import { atTable, tableOf } from './event.ts';
import { foulsGiven } from './sheet.ts';

/* What follows from appeals: an upheld one changes nothing by itself (3.12). */

type Rulings = Pick<TournamentView, 'rulings'>;

/** How an appeal has ended, or that it is open. */
type AppealMark = 'open' | 'upheld' | 'rejected';

/** Returns how an appeal stands by its last answer. */
export function appealMark({ stage, answer, final }: EventAppeal): AppealMark {
  const last = final ?? answer;
  if (stage !== 'decided' || !last) return 'open';
  return last.isUpheld ? 'upheld' : 'rejected';
}

type Given = Pick<EventRuling, 'session' | 'table' | 'hand' | 'at'> & {
  /** Roster number of who is punished; null if nobody is. */
  readonly player: number | null;
  readonly against: AppealAgainst;
};

/** Whether something is what an appeal is against: the same foul, of whose rulings an appeal names one. */
export function isOf(
  view: Rulings,
  against: AppealAgainst,
  given: Pick<Given, 'session' | 'table' | 'against'>,
): boolean {
  const { session, table, against: other } = given;
  if ('foul' in against || 'foul' in other) return 'foul' in against && 'foul' in other && against.foul === other.foul;
  const has = (number: number) => (one: EventRuling) => one.number === number;
  return foulsGiven(view, session, table).some(all => all.some(has(against.ruling)) && all.some(has(other.ruling)));
}

/** Whether an appeal of a player is about somebody: themselves, or one of their team. */
function isAbout({ players }: Pick<TournamentView, 'players'>, by: number | undefined, player: number | null): boolean {
  if (by === undefined || player === null || by === player) return true;
  const teamOf = (number: number) => players.find(one => one.player === number)?.team;
  return teamOf(by) !== undefined && teamOf(by) === teamOf(player);
}

/**
 * Whether an appeal is against what was given: it names it, or names nothing and is about the same hand of the table, in
 * which it was given before to its player or their team.
 */
function isAgainst(view: Rulings & Pick<TournamentView, 'players'>, appeal: EventAppeal, given: Given): boolean {
  const { session, table, hand, at, player } = given;
  const isThere = appeal.session === session && appeal.table === table && appeal.hand === hand;
  if (!isThere || appeal.against) return isThere && appeal.against !== undefined && isOf(view, appeal.against, given);
  return at <= appeal.at && isAbout(view, appeal.player, player);
}

/** Returns the roster number of whom a ruling punishes: who sits there, or plays in their place. */
export function punishedBy(view: TournamentView, { session, table, ruling }: EventRuling): number | null {
  const found = 'player' in ruling ? tableOf(view, session, table) : undefined;
  return found && 'player' in ruling ? atTable(found)[ruling.player] : null;
}

/** Returns how the last appeal against something stands, of those that the reader may read; undefined if there is none. */
export function markOf(
  view: Pick<TournamentView, 'appeals' | 'players' | 'rulings'>,
  given: Given,
): AppealMark | undefined {
  const last = view.appeals.findLast(appeal => isAgainst(view, appeal, given));
  return last && appealMark(last);
}

/** Whether the sheet of an upheld appeal was corrected since it was answered. */
export function isCorrectedFor(view: TournamentView, { final, answer, session, table }: EventAppeal): boolean {
  const last = final ?? answer;
  return last !== undefined && (tableOf(view, session, table)?.corrections ?? []).some(({ at }) => at >= last.at);
}

/** Returns the rulings of the hand of an upheld appeal that stand: neither taken back, nor their points corrected since. */
export function standingRulings(view: TournamentView, appeal: EventAppeal): readonly EventRuling[] {
  if (appealMark(appeal) !== 'upheld') return [];
  const isCorrected = isCorrectedFor(view, appeal);
  return view.rulings.filter(
    given =>
      given.revoked === undefined &&
      isAgainst(view, appeal, { ...given, player: punishedBy(view, given), against: { ruling: given.number } }) &&
      !(isCorrected && (given.ruling.kind === 'points' || given.ruling.kind === 'correct')),
  );
}

/** Returns the upheld appeals of which a ruling still stands. */
export const unsettledAppeals = (view: TournamentView): readonly EventAppeal[] =>
  view.appeals.filter(appeal => standingRulings(view, appeal).length > 0);
