import type { Evening, EveningTable, GroupState, Sitting, Turns } from './types.ts';

/* Who sits, and with whom, on an evening of a group. */

const PLAYERS_A_TABLE = 4;
/** Fewest people with whom a table is opened; bots or friends take the other seats. */
export const FEWEST_AT_TABLE = 2;

/** A whole seat in `owed`: it can be shared equally by up to eight people without a remainder. */
const SEAT = 840;
const NO_TURNS: Turns = { sat: 0, owed: 0 };

/** Returns everybody's turns after a round in which some sat and some sat out. */
export function turnsAfter(
  turns: GroupState['turns'],
  round: number,
  sit: readonly number[],
  out: readonly number[],
): GroupState['turns'] {
  const share = Math.round((SEAT * sit.length) / (sit.length + out.length));
  const after: Record<number, Turns> = { ...turns };
  for (const one of sit) after[one] = { sat: round, owed: (turns[one]?.owed ?? 0) + share - SEAT };
  for (const one of out) {
    const { sat, owed } = turns[one] ?? NO_TURNS;
    after[one] = { sat, owed: owed + share };
  }
  return after;
}

/** Names two members, whichever is named first. */
export const pairOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Returns a table's code from the id of a game at it. */
const tableOf = (game: string): string => game.slice(0, game.lastIndexOf('-'));

/** Returns the games that a table has counted: one from its opening, and each further game that was kept. */
function gamesAt({ code, refusal }: EveningTable, games: GroupState['games']): number {
  if (refusal !== null) return 0;
  return Math.max(1, games.filter(({ id, isDropped }) => !isDropped && tableOf(id) === code).length);
}

/** Returns the turns of all members on an evening. */
export function sittingsOf(state: GroupState, evening: Evening): readonly Sitting[] {
  const played = new Map<number, number>();
  for (const { tables } of evening.rounds)
    for (const table of tables) {
      const games = gamesAt(table, state.games);
      for (const player of table.players) played.set(player, (played.get(player) ?? 0) + games);
    }
  return state.members.map(({ number }) => ({
    member: number,
    games: played.get(number) ?? 0,
    ...(state.turns[number] ?? NO_TURNS),
  }));
}

const UNTRIED = { games: 0, ...NO_TURNS };

/**
 * Chooses who sits: first those with the fewest games this evening, of equals those who are owed most for having sat out,
 * of these those who have not sat for longest. Fewer than eight people have one table; every four more have another.
 */
export function whoSits(
  present: readonly number[],
  sittings: readonly Sitting[],
): { readonly sit: readonly number[]; readonly out: readonly number[] } {
  const turnsOf = (member: number) => sittings.find(sitting => sitting.member === member) ?? UNTRIED;
  const order = present.toSorted((a, b) => {
    const [one, other] = [turnsOf(a), turnsOf(b)];
    return one.games - other.games || other.owed - one.owed || one.sat - other.sat || a - b;
  });
  const seats = Math.max(1, Math.floor(present.length / PLAYERS_A_TABLE)) * PLAYERS_A_TABLE;
  return { sit: order.slice(0, seats), out: order.slice(seats) };
}

/** How often the people of a table have met, squared, so that a frequent pair weighs more than two rare ones. */
function weightOf(table: readonly number[], met: GroupState['met']): number {
  let weight = 0;
  for (const [n, one] of table.entries())
    for (const other of table.slice(n + 1)) weight += (met[pairOf(one, other)] ?? 0) ** 2;
  return weight;
}

/** Exchanges the pair of people between tables that helps most; returns whether one helped. */
function improve(tables: number[][], met: GroupState['met']): boolean {
  let best = { gain: 0, swap: () => {} };
  for (const [n, one] of tables.entries())
    for (const other of tables.slice(n + 1))
      for (const [i, a] of one.entries())
        for (const [j, b] of other.entries()) {
          const [left, right] = [one.with(i, b), other.with(j, a)];
          const gain = weightOf(one, met) + weightOf(other, met) - weightOf(left, met) - weightOf(right, met);
          if (gain > best.gain)
            best = {
              gain,
              swap: () => {
                one[i] = b;
                other[j] = a;
              },
            };
        }
  best.swap();
  return best.gain > 0;
}

/** Divides people into tables of four, so that those who met often sit apart where that is possible. */
export function intoTables(sit: readonly number[], met: GroupState['met']): readonly (readonly number[])[] {
  const count = Math.max(1, Math.ceil(sit.length / PLAYERS_A_TABLE));
  const tables = Array.from({ length: count }, (_, n) => sit.filter((_, i) => i % count === n));
  // Each exchange lessens a whole number that is never negative.
  while (improve(tables, met));
  return tables;
}
