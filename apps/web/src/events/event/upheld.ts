import type { AppealAgainst, EventAppeal, EventRuling, TableView, TournamentView } from '@gorrion/events/tournament';
import { atTable, isOver, tableOf } from './event.ts';
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

/** Returns the last appeal against something, of those that the reader may read; undefined if there is none. */
export const lastAppeal = (
  view: Pick<TournamentView, 'appeals' | 'players' | 'rulings'>,
  given: Given,
): EventAppeal | undefined => view.appeals.findLast(appeal => isAgainst(view, appeal, given));

/** Returns a ruling as an appeal is against it. */
const givenBy = (view: TournamentView, given: EventRuling): Given => ({
  ...given,
  player: punishedBy(view, given),
  against: { ruling: given.number },
});

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
      isAgainst(view, appeal, givenBy(view, given)) &&
      !(isCorrected && (given.ruling.kind === 'points' || given.ruling.kind === 'correct')),
  );
}

/** Returns the upheld appeals of which a ruling still stands. */
export const unsettledAppeals = (view: TournamentView): readonly EventAppeal[] =>
  view.appeals.filter(appeal => standingRulings(view, appeal).length > 0);

/** What has followed from an upheld appeal. */
type AppealOutcome = 'waits' | 'revoked' | 'corrected';

/** Returns what has followed from an appeal: nothing before it is upheld, nor after an event that has left it so. */
export function outcomeOf(view: TournamentView, appeal: EventAppeal): AppealOutcome | undefined {
  const last = appeal.final ?? appeal.answer;
  if (appealMark(appeal) !== 'upheld' || !last) return undefined;
  const waits = isOver(view) ? undefined : 'waits';
  if (standingRulings(view, appeal).length > 0) return waits;
  const { handCorrections = [] } = tableOf(view, appeal.session, appeal.table) ?? {};
  const isHandCorrected = handCorrections.some(({ hand, at }) => hand === appeal.hand && at >= last.at);
  if (isHandCorrected || isCorrectedFor(view, appeal)) return 'corrected';
  const isRevoked = view.rulings.some(
    given => given.revoked !== undefined && isAgainst(view, appeal, givenBy(view, given)),
  );
  return isRevoked ? 'revoked' : waits;
}

const isAt = (session: number, table: number) => (appeal: EventAppeal) =>
  appeal.session === session && appeal.table === table;

/** Whether an appeal about a table was upheld and nothing has followed from it yet. */
export const waitsForAppeal = (view: TournamentView, session: number, table: number): boolean =>
  view.appeals.filter(isAt(session, table)).some(appeal => outcomeOf(view, appeal) === 'waits');

/** A sheet of a session that is over, and what it waits for. */
interface EarlierSheet {
  readonly session: number;
  readonly table: TableView;
  readonly waits: readonly ('signed' | 'appealed' | 'upheld')[];
}

/** Returns the sheets of sessions that are over which wait for signatures or for an appeal; none once the event is over. */
export function earlierSheets(view: TournamentView): readonly EarlierSheet[] {
  const waitsOf = (session: number, { table, stage }: TableView): EarlierSheet['waits'] => [
    ...(stage === 'ended' ? (['signed'] as const) : []),
    ...(view.appeals.filter(isAt(session, table)).some(one => appealMark(one) === 'open')
      ? (['appealed'] as const)
      : []),
    ...(waitsForAppeal(view, session, table) ? (['upheld'] as const) : []),
  ];
  const over = isOver(view) ? [] : view.sessions.filter(({ stage }) => stage === 'over');
  return over
    .flatMap(({ session, tables }) => tables.map(table => ({ session, table, waits: waitsOf(session, table) })))
    .filter(({ waits }) => waits.length > 0);
}
