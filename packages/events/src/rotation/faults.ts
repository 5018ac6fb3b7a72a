import type { Rotation, RotationNeeds, TablePlace } from './rotation.ts';
import { isBalanced, type WindCounts, windCounts } from './winds.ts';

/**
 * - `mates`: two of a team share a table (our ruling);
 * - `apart`: two who were to be kept apart share a table;
 * - `repeat`: two meet more than once;
 * - `wind`: somebody's starting winds differ by more than one;
 * - `missing`: somebody sits at no table of a session;
 * - `twice`: somebody has two seats in a session;
 * - `unknown`: a seat has a number that no player has.
 */
export type FaultKind = 'mates' | 'apart' | 'repeat' | 'wind' | 'missing' | 'twice' | 'unknown';

export interface RotationFault {
  readonly kind: FaultKind;
  /** One player, or the two who meet, the smaller number first. */
  readonly players: readonly number[];
  /** Sessions of the fault. */
  readonly sessions: readonly number[];
  /** Tables of the fault; empty for `wind` and `missing`. */
  readonly places: readonly TablePlace[];
  /** Of `wind` only: numbers of starts in East, South, West and North. */
  readonly winds?: WindCounts;
}

export type FaultTotals = Readonly<Record<FaultKind, number>>;

export interface RotationFaults {
  /** The gravest kind first; of one kind by player numbers. */
  readonly faults: readonly RotationFault[];
  /** Numbers of faults. Of `repeat`, the meetings after the first, so that three meetings count as two. */
  readonly totals: FaultTotals;
  /** How many of `totals` no rotation can do without. */
  readonly least: LeastFaults;
}

const KINDS: readonly FaultKind[] = ['unknown', 'twice', 'missing', 'mates', 'apart', 'repeat', 'wind'];

const sessionsOf = (places: readonly TablePlace[]): readonly number[] => [
  ...new Set(places.map(({ session }) => session)),
];

/** Returns the faults of attendance: every player is to sit exactly once in every session. */
function* seatFaults({ sessions }: Rotation, players: number): Generator<RotationFault> {
  for (const [session, tables] of sessions.entries()) {
    const seats = new Map<number, TablePlace[]>();
    for (const [table, seated] of tables.entries())
      for (const player of seated) seats.set(player, [...(seats.get(player) ?? []), { session, table }]);
    for (let player = 1; player <= players; player++)
      if (!seats.has(player)) yield { kind: 'missing', players: [player], sessions: [session], places: [] };
    for (const [player, places] of seats) {
      const isKnown = Number.isInteger(player) && player >= 1 && player <= players;
      if (!isKnown) yield { kind: 'unknown', players: [player], sessions: [session], places };
      else if (places.length > 1) yield { kind: 'twice', players: [player], sessions: [session], places };
    }
  }
}

/** Returns where each pair of players meets, by `a * span + b` for a < b. */
function meetingsOf({ sessions }: Rotation, span: number): ReadonlyMap<number, TablePlace[]> {
  const met = new Map<number, TablePlace[]>();
  for (const [session, tables] of sessions.entries()) {
    for (const [table, seated] of tables.entries()) {
      for (const a of seated) {
        for (const b of seated) {
          if (a >= b) continue;
          const places = met.get(a * span + b);
          if (places) places.push({ session, table });
          else met.set(a * span + b, [{ session, table }]);
        }
      }
    }
  }
  return met;
}

function* pairFaults(rotation: Rotation, { teams = [], apart = [] }: RotationNeeds): Generator<RotationFault> {
  const span = 1 + rotation.sessions.flat(2).reduce((most, player) => Math.max(most, player), 0);
  const teamOf = new Map(teams.flatMap((team, n) => team.map(player => [player, n] as const)));
  const isApart = new Set(apart.flatMap(([a, b]) => [a * span + b, b * span + a]));
  for (const [pair, places] of meetingsOf(rotation, span)) {
    const players = [Math.floor(pair / span), pair % span];
    const fault = (kind: FaultKind): RotationFault => ({ kind, players, sessions: sessionsOf(places), places });
    const [team, other] = players.map(player => teamOf.get(player));
    if (team !== undefined && team === other) yield fault('mates');
    else if (isApart.has(pair)) yield fault('apart');
    if (places.length > 1) yield fault('repeat');
  }
}

function* windFaults(rotation: Rotation): Generator<RotationFault> {
  for (const [player, winds] of windCounts(rotation))
    if (!isBalanced(winds)) yield { kind: 'wind', players: [player], sessions: [], places: [], winds };
}

const order = (a: RotationFault, b: RotationFault): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  a.players[0]! - b.players[0]! ||
  (a.players[1] ?? 0) - (b.players[1] ?? 0) ||
  (a.sessions[0] ?? 0) - (b.sessions[0] ?? 0);

/** Returns everything that is wrong with a rotation, made here or elsewhere. */
export function faultsOf(rotation: Rotation, needs: RotationNeeds): RotationFaults {
  const faults = [
    ...seatFaults(rotation, needs.players),
    ...pairFaults(rotation, needs),
    ...windFaults(rotation),
  ].toSorted(order);
  const weight = ({ kind, places }: RotationFault) =>
    kind === 'repeat' ? places.length - 1 : kind === 'mates' || kind === 'apart' ? places.length : 1;
  const totals = Object.fromEntries(
    KINDS.map(kind => [kind, faults.reduce((sum, fault) => sum + (fault.kind === kind ? weight(fault) : 0), 0)]),
  ) as Record<FaultKind, number>;
  const least = leastFaults(needs, totals.mates + totals.apart > 0);
  return { faults, totals, least };
}

/** Whether a rotation is a design: in every session everybody sits once at a full table, and nobody meets twice. */
export function isDesign(rotation: Rotation): boolean {
  const { sessions } = rotation;
  const tables = sessions[0]?.length ?? 0;
  if (tables === 0 || sessions.some(({ length }) => length !== tables)) return false;
  const { totals } = faultsOf(rotation, { players: 4 * tables, sessions: sessions.length });
  return totals.repeat + totals.missing + totals.twice + totals.unknown === 0;
}

/** Faults that every rotation has at least, counted as `FaultTotals` counts them. */
export type LeastFaults = Readonly<Record<'mates' | 'repeat', number>>;

/** Returns the fewest pairs that share a table if so many people are divided among so many tables. */
function leastPairs(people: number, tables: number): number {
  const [few, rest] = [Math.floor(people / tables), people % tables];
  const pairs = (count: number) => (count * (count - 1)) / 2;
  return rest * pairs(few + 1) + (tables - rest) * pairs(few);
}

/**
 * Returns a lower bound for the meetings after the first, the greater of two:
 * - if nobody meets anybody whom they must not, each player meets three others a session, among those whom they may;
 * - the four of each table of the first session are divided among the tables of every later one.
 */
export function leastRepeats({ players, sessions, teams = [], apart = [] }: RotationNeeds): number {
  const barred = Array.from({ length: players + 1 }, () => new Set<number>());
  for (const team of teams) for (const a of team) for (const b of team) if (a !== b) barred[a]!.add(b);
  for (const [a, b] of apart) {
    barred[a]!.add(b);
    barred[b]!.add(a);
  }
  const excess = barred.slice(1).map(({ size }) => Math.max(0, 3 * sessions - (players - 1 - size)));
  const tables = players / 4;
  return Math.max(
    Math.ceil(excess.reduce((sum, more) => sum + more, 0) / 2),
    (sessions - 1) * tables * leastPairs(4, tables),
  );
}

/**
 * Returns lower bounds for the faults of any rotation of these needs: a team larger than the number of tables has two at
 * one table.
 * @param isMixed whether people meet whom they must not, who then need not meet others again
 */
export function leastFaults(needs: RotationNeeds, isMixed = false): LeastFaults {
  const { players, sessions, teams = [] } = needs;
  const mates = sessions * teams.reduce((sum, { length }) => sum + leastPairs(length, players / 4), 0);
  return { mates, repeat: leastRepeats(isMixed || mates > 0 ? { players, sessions } : needs) };
}
