import type { PersonId } from '@gorrion/protocol';
import { isAppealOpen } from '@gorrion/rules';
import type { KeyOf, NameOf } from '../ledger/index.ts';
import { appealStage, decides, mayAppeal, toChiefUntil } from './appeals.ts';
import { bracketOfEvent, plannedSessions } from './bracketView.ts';
import { drawOf } from './decide/common.ts';
import type { AtTable, SessionPromise } from './facts.ts';
import { provenOrigin } from './origin.ts';
import { BOOK_SESSIONS, seatedBy } from './plan.ts';
import type { EventAppeal, EventCall, EventRuling } from './play.ts';
import {
  actorOf,
  chairOf,
  hasRight,
  helpersFor,
  isDisqualified,
  nameOfActor,
  playerFor,
  rightsFor,
  sessionOf,
  tableOf,
} from './read.ts';
import { isEnded } from './results.ts';
import { undecidedCut } from './rounds.ts';
import { nextSession, ownPlayers, seatIn } from './seats.ts';
import { playerResults, standingsOf, sumOf, teamStandingsOf, teamsOf } from './standings.ts';
import type { Actor, AppealState, HelperState, PlayerState, TournamentState } from './state.ts';
import { type EventUmpire, umpireKeyOf, umpiresAt, umpiresOf } from './umpires.ts';
import {
  type HelperView,
  handsPart,
  type PlayerView,
  type SessionView,
  type TableHands,
  type TableView,
  type TournamentCard,
  type TournamentView,
} from './view.ts';
import { closedHand, sessionViews } from './viewTables.ts';

/* What a person may know of a tournament. */

type Common = Pick<
  TournamentView,
  | 'plan'
  | 'stage'
  | 'plannedSessions'
  | 'isByTheBook'
  | 'teams'
  | 'draw'
  | 'rotation'
  | 'rotationOrigin'
  | 'isRotationLate'
  | 'bracket'
  | 'sessions'
  | 'standings'
  | 'teamStandings'
  | 'sum'
  | 'rulings'
>;

export const stageOf = ({ stage, sessions }: TournamentState): TournamentView['stage'] =>
  stage === 'open' && sessions.length > 0 ? 'playing' : stage;

function drawView({ draw }: TournamentState): TournamentView['draw'] {
  if (!draw) return null;
  const { order, absent, at, number, promise } = draw;
  const { commitment, salt, seed, entrants, publishedAt } = promise;
  return {
    ...{ commitment, salt, seed, entrants, order, absent, at, number },
    ...(draw.isPromised && { promisedAt: publishedAt }),
    lots: drawOf(promise, absent),
  };
}

function rulingView(state: TournamentState, nameOf: NameOf): readonly EventRuling[] {
  return state.rulings.map(({ number, session, table, hand, ruling, by, name, at, revoked }) => ({
    number,
    session,
    table,
    hand,
    ruling,
    by: name ?? nameOfActor(state, by, nameOf),
    at,
    ...(revoked !== undefined && { revoked }),
  }));
}

/** Returns what is the same for everybody, with all that helpers may see of the tables. */
function commonView(state: TournamentState, nameOf: NameOf): Common {
  const results = playerResults(state);
  const bracket = bracketOfEvent(state);
  const planned = plannedSessions(state, bracket);
  return {
    plan: state.plan,
    stage: stageOf(state),
    plannedSessions: planned,
    isByTheBook: (planned ?? BOOK_SESSIONS) >= BOOK_SESSIONS,
    teams: teamsOf(state),
    draw: drawView(state),
    // A chart that was made before the plan changed seats nobody.
    rotation: seatedBy(state.plan) === 'chart' ? state.rotation : null,
    rotationOrigin: provenOrigin(state),
    isRotationLate: state.isChartLate,
    bracket,
    sessions: sessionViews(state, nameOf),
    standings: standingsOf(state, results),
    teamStandings: teamStandingsOf(state, results),
    sum: sumOf(state),
    rulings: rulingView(state, nameOf),
  };
}

/** A state never changes: what is the same for all its readers is worked out once. */
const common = new WeakMap<TournamentState, Common>();

function commonOf(state: TournamentState, nameOf: NameOf): Common {
  const known = common.get(state);
  if (known) return known;
  const made = commonView(state, nameOf);
  common.set(state, made);
  return made;
}

const drawnNumber = ({ draw }: TournamentState, player: number): number | null => {
  const place = draw?.order.indexOf(player) ?? -1;
  return place < 0 ? null : place + 1;
};

function playerView(state: TournamentState, player: PlayerState, isOrganiser: boolean): PlayerView {
  const { number, name, first, last, country, club, team, ema, oath, key, person } = player;
  return {
    player: number,
    drawn: drawnNumber(state, number),
    name,
    ...(country !== undefined && { country }),
    ...(club !== undefined && { club }),
    ...(team !== undefined && { team }),
    isSubstitute: player.isSubstitute ?? false,
    isWithdrawn: player.isWithdrawn,
    ...(isDisqualified(state, number) && { isDisqualified: true }),
    isHere: player.isHere,
    hasSworn: oath !== null,
    isLinked: person !== null,
    ...(isOrganiser && first !== undefined && last !== undefined && { first, last }),
    ...(isOrganiser && ema !== undefined && { ema }),
    ...(isOrganiser && oath !== null && { oath: { name: oath.name, at: oath.at } }),
    ...(isOrganiser && oath?.note !== undefined && { note: oath.note }),
    ...(isOrganiser && person === null && { key }),
  };
}

function helperView(helper: HelperState, viewer: PersonId, nameOf: NameOf): HelperView {
  const { number, name, role, rights, tables, key, person, isGone } = helper;
  return {
    number,
    name: name ?? (person ? nameOf(person) : ''),
    role,
    rights,
    tables,
    state: isGone ? 'gone' : person ? 'here' : 'invited',
    isYou: person === viewer,
    ...(key !== null && person === null && !isGone && { key }),
  };
}

/** What a reader is in an event. */
interface Reader {
  readonly person: PersonId;
  readonly player: number | undefined;
  readonly isHelper: boolean;
  readonly mayRule: boolean;
  readonly mayCorrect: boolean;
  /** The reader as one of those who may judge; undefined if they are not. */
  readonly umpire: EventUmpire | undefined;
}

/** Whether everybody may watch the tables of an event. */
const isWatched = ({ plan: { settings } }: TournamentState): boolean =>
  settings.visibility === 'public' && (settings.watching ?? 'open') !== 'nobody';

/**
 * Returns the hands of a table that a reader has: of a session that is over only their own and, for those who correct,
 * all. Everybody has the results; all hands of 256 players would be a megabyte with every change.
 */
function handsFor({ stage }: SessionView, table: TableView, reader: Reader, isOwn: boolean): TableView['hands'] {
  if (isOwn || reader.mayCorrect) return table.hands;
  if (stage === 'over') return [];
  return reader.isHelper || isEnded(table) ? table.hands : table.hands.map(closedHand);
}

/** Returns the reader's own key to a table of this server; undefined if they may not judge there. */
function keyFor(state: TournamentState, at: AtTable, table: TableView, { umpire }: Reader, keyOf: KeyOf | undefined) {
  if (!umpire || !keyOf || table.code === undefined) return undefined;
  return umpiresAt(state, [umpire], at.session, table).length > 0 ? umpireKeyOf(keyOf, at, umpire.person) : undefined;
}

function tableFor(
  state: TournamentState,
  session: SessionView,
  table: TableView,
  reader: Reader,
  keyOf: KeyOf | undefined,
): TableView {
  const { code, hands: _, ...rest } = table;
  const umpireKey = keyFor(state, { session: session.session, table: table.table }, table, reader, keyOf);
  const isOwn = chairOf(state, session.session, table, reader.player) !== undefined;
  return {
    ...rest,
    hands: handsFor(session, table, reader, isOwn),
    ...(code !== undefined && (isOwn || reader.isHelper || isWatched(state)) && { code }),
    ...(umpireKey !== undefined && { umpireKey }),
  };
}

const sessionsFor = (
  state: TournamentState,
  sessions: readonly SessionView[],
  reader: Reader,
  keyOf: KeyOf | undefined,
) =>
  sessions.map(session => ({
    ...session,
    tables: session.tables.map(table => tableFor(state, session, table, reader, keyOf)),
  }));

/** Whether a reader plays at a table of a session that has begun. */
function playsAt(state: TournamentState, { player }: Reader, session: number, table: number): boolean {
  const found = sessionOf(state, session)?.tables.find(one => one.table === table);
  return found !== undefined && chairOf(state, session, found, player) !== undefined;
}

const callsFor = (state: TournamentState, reader: Reader, nameOf: NameOf): readonly EventCall[] =>
  state.calls
    .filter(({ session, table }) => reader.mayRule || playsAt(state, reader, session, table))
    .map(({ takenBy, ...call }) => ({
      ...call,
      ...(takenBy !== undefined && { takenBy: nameOfActor(state, takenBy, nameOf) }),
    }));

function appealFor(state: TournamentState, appeal: AppealState, { person }: Reader, nameOf: NameOf): EventAppeal {
  const { by, answer, further, final, ...rest } = appeal;
  const named = <T extends { readonly by: Actor }>(one: T) => ({ ...one, by: nameOfActor(state, one.by, nameOf) });
  const found = tableOf(state, appeal);
  const until = found && mayAppeal(state, person, appeal.session, found) ? toChiefUntil(state, appeal) : undefined;
  return {
    ...rest,
    by: nameOfActor(state, by, nameOf),
    ...(by && 'player' in by && { player: by.player }),
    stage: appealStage(state, appeal),
    ...(answer && { answer: named(answer) }),
    ...(further && { further: named(further) }),
    ...(final && { final: named(final) }),
    ...(isAppealOpen(appeal) && decides(state, person, appeal) && { mayAnswer: true }),
    ...(until !== undefined && { furtherUntil: until }),
  };
}

function appealsFor(state: TournamentState, reader: Reader, nameOf: NameOf): readonly EventAppeal[] {
  const isOwn = (by: TournamentState['appeals'][number]['by']) =>
    by !== null && 'player' in by && by.player === reader.player;
  return state.appeals
    .filter(({ by, session, table }) => reader.isHelper || isOwn(by) || playsAt(state, reader, session, table))
    .map(appeal => appealFor(state, appeal, reader, nameOf));
}

function youOf(state: TournamentState, { person, player }: Reader): TournamentView['you'] {
  const helping = helpersFor(state, person).filter(({ rights }) => rights.includes('enter'));
  const isAll = helping.some(({ tables }) => tables === null);
  const running = state.sessions.find(({ stage }) => stage === 'playing')?.session ?? nextSession(state);
  return {
    player: player ?? null,
    rights: rightsFor(state, person),
    tables: isAll ? null : (helping[0]?.tables ?? null),
    hasSworn: playerFor(state, person)?.oath != null,
    seat: player === undefined ? null : (seatIn(state, running, player) ?? null),
  };
}

/** Returns what helpers have to know before the next round of a knock-out is made, if there is something. */
function cutFor(state: TournamentState, { isHelper }: Reader): Pick<TournamentView, 'cut'> {
  const cut = isHelper && undecidedCut(state);
  return cut && (cut.tied.length > 0 || cut.unplayed.length > 0 || cut.comers) ? { cut } : {};
}

/** Whether a person may know of an event: everybody once it is open, before only those who have a part in it. */
export const maySee = (state: TournamentState, viewer: PersonId): boolean =>
  state.stage === 'open' || state.stage === 'over' || actorOf(state, viewer) !== null;

/** Returns what everybody may know of a draw that is still to come. */
const publicOf = ({ session, commitment }: SessionPromise) => ({ session, commitment });

/** Returns what a person may know; undefined if the event is not theirs to see yet. */
export function viewFor(
  state: TournamentState,
  viewer: PersonId,
  nameOf: NameOf,
  keyOf?: KeyOf,
): TournamentView | undefined {
  if (!maySee(state, viewer)) return undefined;
  const isOrganiser = hasRight(state, viewer, 'organise');
  const reader: Reader = {
    person: viewer,
    player: playerFor(state, viewer)?.number,
    isHelper: rightsFor(state, viewer).length > 0,
    mayRule: hasRight(state, viewer, 'rule'),
    mayCorrect: isOrganiser || hasRight(state, viewer, 'correct'),
    umpire: umpiresOf(state).find(({ person }) => person === viewer),
  };
  const all = commonOf(state, nameOf);
  return {
    ...all,
    ...(state.opensAt !== undefined && { opensAt: state.opensAt }),
    ...(state.promise && state.stage !== 'draft' && { promised: state.promise.commitment }),
    ...(state.sessionPromise && state.stage !== 'draft' && { sessionPromised: publicOf(state.sessionPromise) }),
    you: youOf(state, reader),
    players: state.players.map(player => playerView(state, player, isOrganiser)),
    sessions: sessionsFor(state, all.sessions, reader, keyOf),
    ...cutFor(state, reader),
    calls: callsFor(state, reader, nameOf),
    appeals: appealsFor(state, reader, nameOf),
    helpers: isOrganiser ? state.helpers.map(helper => helperView(helper, viewer, nameOf)) : [],
    journal: reader.isHelper
      ? state.journal.map(({ by, ...line }) => ({ ...line, by: nameOfActor(state, by, nameOf) }))
      : [],
  };
}

/** Returns the hands of all tables of a session that is over, for everybody who sees the event. */
export function partFor(state: TournamentState, viewer: PersonId, name: string): readonly TableHands[] | undefined {
  const session = maySee(state, viewer) ? state.sessions.find(one => name === handsPart(one.session)) : undefined;
  return session?.stage === 'over' ? session.tables.map(({ table, hands }) => ({ table, hands })) : undefined;
}

/** Whether somebody had a seat in a session that began. */
const hasSat = ({ sessions }: TournamentState, player: number): boolean =>
  sessions.some(({ tables }) => tables.some(({ players }) => players.includes(player)));

/** Returns what a list shows; undefined if the event is not the reader's to see yet. */
export function cardFor(state: TournamentState, viewer: PersonId): TournamentCard | undefined {
  if (!maySee(state, viewer)) return undefined;
  const { name, from, to, venue } = state.plan;
  return {
    name,
    from,
    to,
    venue,
    stage: stageOf(state),
    players: ownPlayers(state).filter(one => !one.isWithdrawn || hasSat(state, one.number)).length,
    isOrganiser: hasRight(state, viewer, 'organise'),
    isPlayer: playerFor(state, viewer) !== undefined,
  };
}
