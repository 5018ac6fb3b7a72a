import type { JournalLine, PlayerView, SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, type Player } from '@gorrion/rules';
import { timeLeft } from '../../event/clock.ts';
import { isGone } from '../../event/event.ts';
import { entrantsOf } from '../steps/steps.ts';

/* What the console of a running event shows of it. */

/** The session that is played, or else the one that begins next; undefined when all are over. */
export const sessionNow = ({ sessions }: Pick<TournamentView, 'sessions'>): SessionView | undefined =>
  sessions.find(({ stage }) => stage === 'playing') ?? sessions.find(({ stage }) => stage === 'waiting');

/** Returns the people of a session who are not here: at a table, and with nobody in their place who is. */
export function missingIn(view: TournamentView, session: SessionView | undefined): readonly PlayerView[] {
  const byNumber = new Map(view.players.map(player => [player.player, player]));
  const seated = session?.tables.flatMap(({ players, substitutes }) =>
    PLAYERS.map(chair => substitutes[chair] ?? players[chair]),
  );
  // Before its tables are known a session is for all who take part.
  const expected = seated?.length
    ? seated.flatMap(number => (number === null ? [] : (byNumber.get(number) ?? [])))
    : entrantsOf(view);
  return expected.filter(player => !player.isHere && !isGone(player));
}

/** Returns the chairs of a table where nobody plays: the seat is empty, or who sits there is gone. */
export function emptyChairs({ players }: Pick<TournamentView, 'players'>, table: TableView): readonly Player[] {
  const here = new Set(players.flatMap(one => (isGone(one) ? [] : [one.player])));
  return PLAYERS.filter(chair => !here.has(table.substitutes[chair] ?? table.players[chair] ?? 0));
}

/** Whether a seat has no player of its own: it is empty, or a substitute has filled it. */
export const isOpenSeat = ({ players }: Pick<TournamentView, 'players'>, player: number | null): boolean =>
  player === null || players.some(one => one.player === player && one.isSubstitute);

const isPaired = ({ what, figures }: JournalLine, session: number): boolean =>
  what === 'paired' && figures?.session === session;

/** Whether a line of the journal says that tables were made which had been made before. */
export const isMadeAnew = (journal: readonly JournalLine[], line: JournalLine): boolean =>
  journal.slice(0, journal.indexOf(line)).some(before => isPaired(before, Number(line.figures?.session))) &&
  line.what === 'paired';

/** Returns what made the tables of a session be made anew, as a line of the journal; undefined if they were made once. */
export function remadeBy({ journal }: Pick<TournamentView, 'journal'>, session: number): JournalLine | undefined {
  const last = journal.findLastIndex(line => isPaired(line, session));
  return last > 0 && isMadeAnew(journal, journal[last]!) ? journal[last - 1] : undefined;
}

/** Whether the tables of a waiting session have yet to be made: by standing, by a draw, or as a round of a knock-out. */
export function needsPairing(view: TournamentView, session: SessionView | undefined): boolean {
  const { form, seating, sessions } = view.plan;
  if (!session) return form === 'knock-out' && view.sessions.length === 0;
  if (session.stage !== 'waiting' || session.tables.length > 0) return false;
  const isKnockOut = form === 'knock-out' || (form === 'mixed' && session.session > sessions);
  return isKnockOut || seating !== 'chart';
}

/** Returns the session of the next round of a knock-out that waits to be made; undefined after the final. */
export const roundToMake = ({ bracket, sessions }: Pick<TournamentView, 'bracket' | 'sessions'>): number | undefined =>
  bracket.find(round => !sessions.some(({ session }) => session === round.session))?.session;

/** Tables of a session by how far they are. */
interface Stages {
  readonly playing: number;
  readonly ended: number;
  readonly final: number;
  readonly notPlayed: number;
}

export function stagesOf(tables: readonly TableView[]): Stages {
  const count = (stage: TableView['stage']) => tables.filter(table => table.stage === stage).length;
  return { playing: count('playing'), ended: count('ended'), final: count('final'), notPlayed: count('not-played') };
}

/** Time (ms) until time is called; undefined without a limit. In a pause it stands still. */
export const timeToCall = (session: SessionView, now: number): number | undefined =>
  session.timeCalledAt === undefined ? timeLeft(session, now) : 0;

/** Returns who has no seat in a session and may take an empty one: substitutes, and players whom its chart leaves out. */
export function unseatedIn(view: TournamentView, session: SessionView): readonly PlayerView[] {
  const busy = new Set(
    session.tables.flatMap(({ players, substitutes }) => PLAYERS.map(chair => substitutes[chair] ?? players[chair])),
  );
  return view.players.filter(one => !isGone(one) && !busy.has(one.player));
}

/** Substitutes who may play in somebody's place in a session: those who sit at no table of it. */
export const substitutesFor = (view: TournamentView, session: SessionView): readonly PlayerView[] =>
  unseatedIn(view, session).filter(({ isSubstitute }) => isSubstitute);
