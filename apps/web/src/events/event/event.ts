import type { PlayerView, Prize, SessionView, Standing, TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer, isOpenedByAppeal, PLAYERS, type Player, type Seat } from '@gorrion/rules';

/* What several pages of an event read out of its view. */

export const playerIn = (view: TournamentView, player: number | null): PlayerView | undefined =>
  player === null ? undefined : view.players.find(one => one.player === player);

/** Whether a player plays no session to come: they have withdrawn, or are out of the competition (3.11.6.10). */
export const isGone = ({ isWithdrawn, isDisqualified }: PlayerView): boolean => isWithdrawn || isDisqualified === true;

/** Returns the name of a player of the roster; an empty text for an empty chair. */
export const nameIn = (view: TournamentView, player: number | null): string => playerIn(view, player)?.name ?? '';

/** Returns the roster numbers of those who play at a table: substitutes, where there are any. */
export const atTable = (table: Pick<TableView, 'players' | 'substitutes'>): ByPlayer<number | null> =>
  byPlayer(letter => table.substitutes[letter] ?? table.players[letter]);

/** Returns who sits at a table, or will: before it begins nobody in the seat of a player who is gone. */
export const sittersAt = (view: TournamentView, table: TableView): ByPlayer<number | null> =>
  byPlayer(letter => {
    const sitter = playerIn(view, atTable(table)[letter]);
    return sitter && !(table.stage === 'waiting' && isGone(sitter)) ? sitter.player : null;
  });

/** Returns how many players an event has: of those who withdrew, only who had a seat in a session that began. */
export function playerCount({ players, sessions }: TournamentView): number {
  const seated = new Set(
    sessions.flatMap(({ stage, tables }) => (stage === 'waiting' ? [] : tables.flatMap(table => table.players))),
  );
  return players.filter(one => !one.isSubstitute && (!one.isWithdrawn || seated.has(one.player))).length;
}

/** Whether there is a sum to tell of: results, or sheets that do not add up. */
export const hasSum = ({ standings, sum }: Pick<TournamentView, 'standings' | 'sum'>): boolean =>
  standings.length > 0 || !sum.isRight;

/** Returns the players who go on without playing a session, a round of a knock-out. */
export const byesOf = (view: TournamentView, session: number): readonly PlayerView[] =>
  (view.bracket.find(round => round.session === session)?.byes ?? []).flatMap(player => playerIn(view, player) ?? []);

export const sessionOf = (view: TournamentView, session: number): SessionView | undefined =>
  view.sessions.find(one => one.session === session);

export const tableOf = (view: TournamentView, session: number, table: number): TableView | undefined =>
  sessionOf(view, session)?.tables.find(one => one.table === table);

type Staged = Pick<TournamentView, 'stage'>;

/** Whether an event is over: appeals that were made are decided still, and nothing else is written. */
export const isOver = ({ stage }: Staged): boolean => stage === 'over';

/** Whether no hand of a sheet changes any more: it is final, or was so before a correction, or the event is over. */
export const isClosed = (view: Staged, { stage, reopened }: TableView): boolean =>
  isOver(view) || stage === 'final' || reopened === 'final';

/** Whether nothing is ruled on a sheet any more: it is closed, and no appeal was upheld since it was signed last. */
export function isClosedToRulings(view: Pick<TournamentView, 'stage' | 'appeals'>, session: number, table: TableView) {
  const appeals = view.appeals.filter(one => one.session === session && one.table === table.table);
  return (
    isOver(view) ||
    (isClosed(view, table) && !isOpenedByAppeal(appeals, [...table.signed, table.umpireSigned?.at ?? null]))
  );
}

/** Whether a sheet waits for signatures on the pages of the event; a table of this server is signed at the table. */
export const isSignedHere = (view: Staged, { isReal, stage, reopened }: TableView): boolean =>
  !isOver(view) && stage === 'ended' && (isReal || reopened !== undefined);

/** Whether an umpire may sign a sheet of a table of this server for those who have not signed there. */
export const waitsForUmpire = (view: Staged, { isReal, stage }: TableView): boolean =>
  !isOver(view) && !isReal && stage === 'ended';

const withStage = (view: TournamentView, stage: SessionView['stage']): SessionView | undefined =>
  isOver(view) ? undefined : view.sessions.find(session => session.stage === stage);

/** Returns the session that is played; undefined between sessions and after the event. */
export const sessionInPlay = (view: TournamentView): SessionView | undefined => withStage(view, 'playing');

/** Returns the next session that has not begun; undefined after the last one and after the event. */
export const nextSession = (view: TournamentView): SessionView | undefined => withStage(view, 'waiting');

/** Returns the session that is played, else the next one, else the last that was; undefined before there is any. */
export const sessionShown = (view: TournamentView): SessionView | undefined =>
  sessionInPlay(view) ??
  nextSession(view) ??
  view.sessions.findLast(({ stage }) => stage !== 'waiting') ??
  view.sessions.at(-1);

/**
 * How a session stands for its readers: `played` once none of its tables plays any more, though its sheets wait for
 * signatures; `unplayed` if the event ended before it.
 */
type SessionStanding = SessionView['stage'] | 'paused' | 'played' | 'unplayed';

const isAtPlay = ({ stage }: TableView): boolean => stage === 'playing' || stage === 'waiting';

export function sessionStanding(view: Staged, { stage, tables, pausedWith }: SessionView): SessionStanding {
  if (isOver(view)) return stage === 'waiting' ? 'unplayed' : 'over';
  if (stage !== 'playing') return stage;
  if (!tables.some(isAtPlay)) return 'played';
  return pausedWith === undefined ? 'playing' : 'paused';
}

/** Returns the session whose clock counts: some of its tables play still. */
export function sessionOnClock(view: TournamentView): SessionView | undefined {
  const session = sessionInPlay(view);
  return session?.tables.some(isAtPlay) ? session : undefined;
}

/** The last session with a result, and whether all its tables have one; session 0 before the first result. */
export interface StandingsPoint {
  readonly session: number;
  readonly isWhole: boolean;
}

/** Returns after which session the standings are. */
export function standingsPoint(view: TournamentView): StandingsPoint {
  const counted = view.sessions.filter(({ tables }) => tables.some(({ result }) => result !== null)).at(-1);
  return counted ? { session: counted.session, isWhole: counted.stage === 'over' } : { session: 0, isWhole: true };
}

/** Returns a hand of a session, from 1, as the wind of its round and its number in the round. */
export function roundOfHand(hand: number): { readonly wind: Seat; readonly number: number } {
  const before = Math.max(1, hand) - 1;
  return { wind: (Math.floor(before / 4) % 4) as Seat, number: (before % 4) + 1 };
}

/** Where a player sits in a session. */
export interface OwnSeat {
  readonly session: SessionView;
  readonly table: TableView;
  readonly letter: Player;
}

/** Returns where a player sits, or sat, in every session whose tables are known; substitutes too. */
export const seatsOf = (view: TournamentView, player: number): readonly OwnSeat[] =>
  view.sessions.flatMap(session =>
    session.tables.flatMap(table => {
      const here = atTable(table);
      return PLAYERS.filter(letter => here[letter] === player || table.players[letter] === player).map(letter => ({
        session,
        table,
        letter,
      }));
    }),
  );

export const standingOf = (view: TournamentView, player: number): Standing | undefined =>
  view.standings.find(one => one.player === player);

/** Returns whether the hands and sheets of an event are played with teams. */
export const hasTeams = (view: TournamentView): boolean => view.plan.results !== 'players' && view.teams.length > 0;

/** Returns whether players have results of their own. */
export const hasPlayers = (view: TournamentView): boolean => view.plan.results !== 'teams';

/** Returns who has won a prize, once the event is over; those who share a place are all named. */
export function winnersOf(view: TournamentView, prize: Prize): readonly string[] {
  if (view.stage !== 'over' || prize.place === null) return [];
  if (prize.for === 'team')
    return view.teamStandings.filter(({ place }) => place === prize.place).map(({ team }) => team);
  return view.standings.filter(({ place }) => place === prize.place).map(({ player }) => nameIn(view, player));
}
