import { type Group, groupOf, multiplesIn, primePowersOf } from './field.ts';
import type { Rotation, Table } from './rotation.ts';
import { DIFFERENCE_ROWS, STARTER_24, STARTERS } from './starters.ts';

/*
 * Designs in which nobody meets twice. Three families:
 * - resolvable designs, in which everybody meets everybody once (16, 28, 40, 52 players);
 * - transversal designs of four groups of m players, from a difference matrix of order m: m sessions, in which everybody
 *   meets everybody of the other groups once;
 * - one design of 24 players and seven sessions.
 */

/** A design for a number of players, with all the sessions it has. */
export interface Design {
  readonly sessions: readonly (readonly Table[])[];
  /** Players who never meet, as a partition of all. */
  readonly groups: readonly (readonly number[])[];
}

const range = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);
const tableOf = (players: readonly number[]): Table => players as unknown as Table;

/** Element 0 is the player who stays; (z, s) is player 2 + 3 s + z. */
function resolvable(players: number): Design | undefined {
  const starter = STARTERS[players];
  if (!starter) return undefined;
  const group = groupOf(starter.sizes);
  const numberOf = (z: number, s: number): number => 2 + 3 * s + (z % 3);
  const sessions = range(group.size).map(session => [
    tableOf([1, ...range(3).map(z => numberOf(z, session))]),
    ...starter.blocks.flatMap(block =>
      range(3).map(turn => tableOf(block.map(([z, s]) => numberOf(z + turn, group.add(s, session))))),
    ),
  ]);
  return { sessions, groups: range(players).map(n => [n + 1]) };
}

function designOf24(): Design {
  const numberOf = (player: number, session: number): number =>
    1 + (player < 21 ? player - (player % 7) + ((player + session) % 7) : player);
  return {
    sessions: range(7).map(session => STARTER_24.map(table => tableOf(table.map(player => numberOf(player, session))))),
    groups: [...range(7).map(x => [x + 1, x + 8, x + 15]), [22, 23, 24]],
  };
}

interface Matrix {
  readonly group: Group;
  readonly rows: readonly (readonly number[])[];
}

/** Returns the four rows that multiply a field's elements by four different ones: a difference matrix. */
const fieldMatrix = (p: number, k: number): Matrix => ({
  group: groupOf(Array<number>(k).fill(p)),
  rows: range(4).map(factor => multiplesIn(p, k, factor)),
});

function storedMatrix(order: number): Matrix {
  const { sizes, third, fourth } = DIFFERENCE_ROWS[order]!;
  return { group: groupOf(sizes), rows: [third.map(() => 0), range(order), third, fourth] };
}

const product = (a: Matrix, b: Matrix): Matrix => ({
  group: groupOf([...a.group.sizes, ...b.group.sizes]),
  rows: a.rows.map((row, n) => b.rows[n]!.flatMap(high => row.map(low => low + a.group.size * high))),
});

/** Returns the factors of an order for which a difference matrix with four rows is known; undefined if there is none. */
function factorsOf(order: number): readonly Matrix[] | undefined {
  const powers = primePowersOf(order);
  const isFactor = (p: number, k: number) => powers.some(([prime, exponent]) => prime === p && exponent === k);
  const stored = isFactor(3, 1) && (isFactor(2, 2) ? 12 : isFactor(5, 1) ? 15 : undefined);
  const rest = stored ? powers.filter(([p]) => stored % p !== 0) : powers;
  if (rest.some(([p, k]) => p ** k < 4)) return undefined;
  return [...(stored ? [storedMatrix(stored)] : []), ...rest.map(([p, k]) => fieldMatrix(p, k))];
}

/** Player (x, i) is number 1 + i m + x. */
function transversal(players: number): Design | undefined {
  const order = players / 4;
  const factors = order >= 4 ? factorsOf(order) : undefined;
  if (!factors) return undefined;
  const { group, rows } = factors.reduce(product);
  const sessions = range(order).map(session =>
    range(order).map(table => tableOf(rows.map((row, i) => 1 + i * order + group.add(table, row[session]!)))),
  );
  return { sessions, groups: range(4).map(i => range(order).map(x => 1 + i * order + x)) };
}

/**
 * Returns a design in which nobody meets twice, for so many sessions at least; undefined if none is known. A resolvable
 * one only where a transversal one has too few sessions: its groups leave more room for teams.
 */
export function designOf(players: number, sessions: number): Design | undefined {
  const enough = (design: Design | undefined): Design | undefined =>
    design && design.sessions.length >= sessions ? design : undefined;
  if (players === 24) return enough(designOf24());
  return enough(transversal(players)) ?? enough(resolvable(players));
}

/** Returns the number of sessions up to which a design without a second meeting is known; 0 if there is none. */
export function perfectSessions(players: number): number {
  const known = [players === 24 ? designOf24() : undefined, transversal(players), resolvable(players)];
  return Math.max(...known.map(design => design?.sessions.length ?? 0));
}

/** Permutations of the winds by session that leave nobody with more than three starts in one wind. */
const GOLDEN_WINDS = [
  [0, 1, 2, 3],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [1, 2, 3, 0],
  [1, 3, 0, 2],
];

/**
 * Returns the rotation of 16 players in five sessions in which everybody meets everybody once at a table, and starts
 * once in the same wind as everybody. Its tables are the lines of one direction of the affine plane of order 4, its
 * winds those of the next. Starting winds cannot be balanced then: any two lines of different directions share a player,
 * so that each wind has ten pairs of starts of the same player, and balanced winds would have four.
 */
export function goldenRotation(): Rotation {
  const times = range(4).map(factor => multiplesIn(2, 2, factor));
  const lineOf = (direction: number, x: number, y: number): number => (direction < 4 ? y ^ times[direction]![x]! : x);
  const points = range(16).map(n => [n % 4, Math.floor(n / 4)] as const);
  const sessions = range(5).map(session =>
    range(4).map(table => {
      const seats = [0, 0, 0, 0];
      for (const [n, [x, y]] of points.entries()) {
        if (lineOf(session, x, y) !== table) continue;
        const wind = (session + 1) % 5;
        seats[GOLDEN_WINDS[wind]![lineOf(wind, x, y)]!] = n + 1;
      }
      return tableOf(seats);
    }),
  );
  return { sessions };
}
