import { PLAYERS } from '@gorrion/rules';
import { isDisqualified, playerOf } from './read.ts';
import { differenceAt, isEnded, resultAt } from './results.ts';
import { robinSessions } from './seats.ts';
import type { TournamentState } from './state.ts';
import type { Standing, SumLight, TeamStanding } from './view.ts';

/* Places of players and teams: a fold over the sheets (3.10.1, article 89). */

export type SessionResult = NonNullable<Standing['sessions'][number]>;

/** A player's results by session, null where there is none. */
export type PlayerResults = ReadonlyMap<number, readonly (SessionResult | null)[]>;

/** Returns the results of all players who have a place of their own, by session. */
export function playerResults(state: TournamentState): PlayerResults {
  const { players, sessions, plan } = state;
  const length = Math.max(robinSessions(plan), sessions.at(-1)?.session ?? 0);
  const found = new Map<number, (SessionResult | null)[]>();
  for (const { number, isSubstitute } of players)
    if (!isSubstitute) found.set(number, Array<SessionResult | null>(length).fill(null));
  const lost = { tablePoints: 0, points: plan.lostSessionPoints, isLost: true };
  for (const { session, tables } of sessions) {
    for (const table of tables) {
      const result = resultAt(state, session, table);
      if (!result) continue;
      for (const chair of PLAYERS) {
        const own = found.get(table.players[chair] ?? 0);
        if (!own) continue;
        const points = { tablePoints: result.tablePoints[chair], points: result.totals[chair], isLost: false };
        own[session - 1] = result.lost.includes(chair) ? lost : points;
      }
    }
  }
  // Who has lost a session has lost it, whatever became of the table.
  for (const { session, player } of state.lost) {
    const own = found.get(player);
    if (own && state.sessions.some(one => one.session === session)) own[session - 1] = lost;
  }
  return found;
}

interface Line {
  readonly tablePoints: number;
  readonly points: number;
  readonly sessions: readonly ({ readonly tablePoints: number; readonly points: number } | null)[];
}

/** Table points are shared among equals: halves, and thirds that add up to whole points. */
const rounded = (value: number): number => Math.round(value * 12) / 12;

const total = (sessions: Line['sessions'], key: 'tablePoints' | 'points'): number =>
  rounded(sessions.reduce((sum, one) => sum + (one?.[key] ?? 0), 0));

const best = ({ sessions }: Line, key: 'tablePoints' | 'points'): number =>
  sessions.reduce((most, one) => (one ? Math.max(most, one[key]) : most), Number.NEGATIVE_INFINITY);

const compare = (one: number, other: number): number => (one === other ? 0 : other - one);

/**
 * Compares two lines, the better first: table points, then points (3.10.1), then the most table points of one session,
 * then the highest total of one session (article 89).
 */
export const compareLines = (one: Line, other: Line): number =>
  compare(one.tablePoints, other.tablePoints) ||
  compare(one.points, other.points) ||
  compare(best(one, 'tablePoints'), best(other, 'tablePoints')) ||
  compare(best(one, 'points'), best(other, 'points'));

/** Gives places to lines in their order; equal ones share a place. */
export function placed<T>(
  lines: readonly T[],
  order: (one: T, other: T) => number,
): (T & { readonly place: number })[] {
  const sorted = lines.toSorted(order);
  let place = 0;
  return sorted.map((line, n) => {
    if (n === 0 || order(sorted[n - 1]!, line) !== 0) place = n + 1;
    return { ...line, place };
  });
}

interface PlayerLine extends Omit<Standing, 'place' | 'moved'> {
  readonly isOut: boolean;
}

const linesOf = (state: TournamentState, results: PlayerResults, upTo: number): PlayerLine[] =>
  [...results].map(([player, all]) => {
    const sessions = all.map((one, n) => (n < upTo ? one : null));
    const sums = { tablePoints: total(sessions, 'tablePoints'), points: total(sessions, 'points') };
    return { player, sessions, ...sums, isOut: isDisqualified(state, player, upTo + 1) };
  });

/**
 * Returns the players of rounds of a knock-out: who came further is before; of equals in a round, who entered it before,
 * as `afterRound` has it. The round robin decides among the others.
 */
function depthOrder(state: TournamentState, results: PlayerResults, upTo: number) {
  const { pairings, plan } = state;
  const rounds = pairings.filter(({ entrants, session }) => entrants !== undefined && session <= upTo);
  const reached = new Map<number, number>();
  for (const { session, entrants = [] } of rounds) for (const player of entrants) reached.set(player, session);
  const entry = (player: number, session: number): number =>
    rounds.find(one => one.session === session)?.entrants?.indexOf(player) ?? 0;
  const robin = robinSessions(plan);
  const versioned = new Set(rounds.filter(({ version }) => version !== undefined).map(({ session }) => session));
  // Who was not there is behind all others of the round, whether it was played or not.
  const isAbsent = ({ player }: PlayerLine, session: number): number => {
    const result = results.get(player)?.[session - 1];
    return versioned.has(session) && (result ? result.isLost : playerOf(state, player)?.isWithdrawn) ? 1 : 0;
  };
  return (one: PlayerLine, other: PlayerLine): number => {
    const [a, b] = [reached.get(one.player) ?? robin, reached.get(other.player) ?? robin];
    if (a !== b || a === robin) return compare(a, b);
    const [mine, theirs] = [results.get(one.player)?.[a - 1], results.get(other.player)?.[a - 1]];
    const absence = isAbsent(one, a) - isAbsent(other, a);
    if (absence !== 0) return absence;
    return (
      compare(mine?.tablePoints ?? 0, theirs?.tablePoints ?? 0) ||
      compare(mine?.points ?? 0, theirs?.points ?? 0) ||
      (versioned.has(a) && mine && theirs ? entry(one.player, a) - entry(other.player, a) : 0)
    );
  };
}

/** Returns the standing of the players after a session, without the places that they gained; who is out comes last. */
export function standingAfter(state: TournamentState, results: PlayerResults, upTo: number) {
  const further = depthOrder(state, results, upTo);
  const byLine = (one: PlayerLine, other: PlayerLine): number => {
    if (one.isOut || other.isOut) return Number(one.isOut) - Number(other.isOut);
    return further(one, other) || compareLines(one, other);
  };
  return placed(linesOf(state, results, upTo), byLine);
}

/** Returns the session after which the standing is: a knock-out counts behind a round robin once it has a result. */
function standingUpTo({ plan, sessions }: TournamentState): number {
  const robin = robinSessions(plan);
  const first = sessions.find(({ session }) => session === robin + 1);
  const isCounted = first?.stage === 'over' || first?.tables.some(isEnded);
  return plan.form === 'mixed' && !isCounted ? robin : Number.POSITIVE_INFINITY;
}

/** Returns who has entered a knock-out behind a round robin, as far as it counts. */
function knockOutPlayers({ plan, pairings }: TournamentState, upTo: number): ReadonlySet<number> {
  const rounds = plan.form === 'mixed' ? pairings.filter(({ session }) => session <= upTo) : [];
  return new Set(rounds.flatMap(({ entrants = [] }) => entrants));
}

/** Returns the standing of all players who have a place of their own; empty before the first result. */
export function standingsOf(state: TournamentState, results: PlayerResults = playerResults(state)): Standing[] {
  if (![...results.values()].some(all => all.some(one => one !== null))) return [];
  const upTo = standingUpTo(state);
  const entered = knockOutPlayers(state, upTo);
  const now = standingAfter(state, results, upTo).map(line => ({
    ...line,
    ...(entered.has(line.player) && { isInKnockOut: true as const }),
  }));
  const last = state.sessions.findLast(({ stage }) => stage === 'over')?.session ?? 0;
  const shown = ({ isOut, place, ...line }: (typeof now)[number], moved: number): Standing =>
    isOut ? { ...line, place: null, moved: 0 } : { ...line, place, moved };
  if (last < 2) return now.map(line => shown(line, 0));
  const placeAfter = (session: number) =>
    new Map(standingAfter(state, results, session).map(({ player, place }) => [player, place]));
  const [before, after] = [placeAfter(last - 1), placeAfter(last)];
  return now.map(line => shown(line, before.get(line.player)! - after.get(line.player)!));
}

/** Returns the teams in the order of the roster. */
export const teamsOf = ({ players }: TournamentState): readonly string[] => [
  ...new Set(players.flatMap(({ team }) => (team ? [team] : []))),
];

/** Returns the standing of the teams: sums over their members by the same keys (Appendix 7). */
export function teamStandingsOf(
  state: TournamentState,
  results: PlayerResults = playerResults(state),
): readonly TeamStanding[] {
  if (state.plan.results === 'players') return [];
  const lines = teamsOf(state).flatMap(team => {
    const players = state.players.filter(one => one.team === team && results.has(one.number)).map(one => one.number);
    const all = players.map(player => results.get(player)!);
    const sessions = (all[0] ?? []).map((_, n) => {
      const of = all.flatMap(one => one[n] ?? []);
      return of.length === 0 ? null : { tablePoints: total(of, 'tablePoints'), points: total(of, 'points') };
    });
    const line = { tablePoints: total(sessions, 'tablePoints'), points: total(sessions, 'points') };
    return players.length === 0 ? [] : [{ team, players, sessions, ...line }];
  });
  return lines.some(({ sessions }) => sessions.some(one => one !== null)) ? placed(lines, compareLines) : [];
}

/** Returns whether all ended sheets add up to what penalties allow (article 81). */
export function sumOf(state: TournamentState): SumLight {
  const wrong = state.sessions.flatMap(({ session, tables }) =>
    tables.filter(isEnded).flatMap(table => {
      const difference = differenceAt(state, session, table);
      return difference === 0 ? [] : [{ session, table: table.table, difference }];
    }),
  );
  return { isRight: wrong.length === 0, wrong };
}
