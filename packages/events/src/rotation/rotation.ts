/*
 * The chart for table rotation (Appendix 3, RULEBOOK article 104): which four players meet at which table in which
 * session. Players are numbers from 1, as they were drawn.
 */

/** Player numbers in the order of their starting seats: East, South, West, North. */
export type Table = readonly [number, number, number, number];

/** Sessions and tables count from 0 here; a page shows them from 1. */
export interface Rotation {
  readonly sessions: readonly (readonly Table[])[];
}

/** One table of one session. */
export interface TablePlace {
  readonly session: number;
  readonly table: number;
}

/** Who must not meet. Team-mates never share a table; `apart` lists other pairs, for example of one club. */
export interface Separation {
  readonly teams?: readonly (readonly number[])[];
  readonly apart?: readonly (readonly [number, number])[];
}

/** What a rotation is made for. */
export interface RotationNeeds extends Separation {
  /** A multiple of four. */
  readonly players: number;
  readonly sessions: number;
}

export const MOST_PLAYERS = 1024;
export const MOST_SESSIONS = 20;

/** Why no rotation can be made for these needs. */
export type NeedsFault = 'players' | 'sessions' | 'team-number' | 'two-teams' | 'pair';

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** Returns what makes needs unusable; undefined if nothing does. */
export function faultOfNeeds({ players, sessions, teams = [], apart = [] }: RotationNeeds): NeedsFault | undefined {
  if (!isCount(players, MOST_PLAYERS) || players % 4 !== 0) return 'players';
  if (!isCount(sessions, MOST_SESSIONS)) return 'sessions';
  const members = teams.flat();
  if (!members.every(player => isCount(player, players))) return 'team-number';
  if (new Set(members).size !== members.length) return 'two-teams';
  const isPair = ([a, b]: readonly [number, number]) => a !== b && isCount(a, players) && isCount(b, players);
  return apart.every(isPair) ? undefined : 'pair';
}

/**
 * Returns the rotation with two players of one session exchanged. Returns undefined if one of them does not sit in that
 * session, or sits in it twice.
 */
export function exchange(rotation: Rotation, session: number, a: number, b: number): Rotation | undefined {
  const tables = rotation.sessions[session];
  const seated = tables?.flat() ?? [];
  const isSeated = (player: number) => seated.filter(other => other === player).length === 1;
  if (!tables || !isSeated(a) || !isSeated(b)) return undefined;
  const moved = (player: number) => (player === a ? b : player === b ? a : player);
  const changed = tables.map(
    ([east, south, west, north]): Table => [moved(east), moved(south), moved(west), moved(north)],
  );
  return { sessions: rotation.sessions.map((other, n) => (n === session ? changed : other)) };
}
