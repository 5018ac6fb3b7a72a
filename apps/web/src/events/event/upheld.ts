import type { AppealAgainst, EventAppeal, EventRuling, TournamentView } from '@gorrion/events/tournament';
import { atTable, tableOf } from './event.ts';

/* What follows from appeals: an upheld one changes nothing by itself (3.12). */

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

/** Whether two say the same of what an appeal is against. */
export const isSame = (one: AppealAgainst, other: AppealAgainst): boolean =>
  'ruling' in one ? 'ruling' in other && one.ruling === other.ruling : 'foul' in other && one.foul === other.foul;

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
function isAgainst(view: Pick<TournamentView, 'players'>, appeal: EventAppeal, given: Given): boolean {
  const { session, table, hand, at, player, against } = given;
  const isThere = appeal.session === session && appeal.table === table && appeal.hand === hand;
  if (!isThere || appeal.against) return isThere && appeal.against !== undefined && isSame(appeal.against, against);
  return at <= appeal.at && isAbout(view, appeal.player, player);
}

/** Returns the roster number of whom a ruling punishes: who sits there, or plays in their place. */
export function punishedBy(view: TournamentView, { session, table, ruling }: EventRuling): number | null {
  const found = 'player' in ruling ? tableOf(view, session, table) : undefined;
  return found && 'player' in ruling ? atTable(found)[ruling.player] : null;
}

/** Returns how the last appeal against something stands, of those that the reader may read; undefined if there is none. */
export function markOf(view: Pick<TournamentView, 'appeals' | 'players'>, given: Given): AppealMark | undefined {
  const last = view.appeals.findLast(appeal => isAgainst(view, appeal, given));
  return last && appealMark(last);
}

/** Returns the rulings of the hand of an upheld appeal that stand: neither taken back, nor their points corrected since. */
export function standingRulings(view: TournamentView, appeal: EventAppeal): readonly EventRuling[] {
  const last = appeal.final ?? appeal.answer;
  if (appealMark(appeal) !== 'upheld' || !last) return [];
  const corrections = tableOf(view, appeal.session, appeal.table)?.corrections ?? [];
  const isCorrected = corrections.some(({ at }) => at >= last.at);
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
