import { below, seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { evolveGroup, NO_GROUP } from './evolve.ts';
import { intoTables, pairOf, sittingsOf, whoSits } from './seats.ts';
import type { GroupFact, GroupState } from './types.ts';

const WEEK = 7 * 86_400_000;

const fold = (state: GroupState, at: number, ...facts: readonly GroupFact[]): GroupState =>
  facts.reduce((before, event, n) => evolveGroup(before, { seq: n + 1, at, by: null, event }), state);

function groupOf(members: number): GroupState {
  const people = Array.from({ length: members }, (_, n): GroupFact => ({ type: 'joined', who: `p${n}` as never }));
  return fold(NO_GROUP, 0, ...people);
}

/** Opens one round of tables for those who are here. */
function round(state: GroupState, present: readonly number[]) {
  const { sit, out } = whoSits(present, sittingsOf(state, state.evening!));
  const tables = intoTables(sit, state.met).map((players, n) => ({
    wish: `w${state.rounds}-${n}`,
    host: players[0]!,
    players,
  }));
  return { sit, out, tables, after: fold(state, 1, { type: 'round-begun', tables, out }) };
}

const evening = (state: GroupState, number: number): GroupState =>
  fold(state, 1, { type: 'evening-set', number, by: 1, at: number * WEEK, offset: 0, place: '', link: '' });

describe.each([5, 6, 7])('a year of evenings of %i people', people => {
  it('one game each: at any time nobody has sat out twice more often than another', () => {
    let state = groupOf(people);
    const out = new Map<number, number>();
    for (let number = 1; number <= 52; number++) {
      const next = round(
        evening(state, number),
        Array.from({ length: people }, (_, n) => n + 1),
      );
      state = next.after;
      for (const one of next.out) out.set(one, (out.get(one) ?? 0) + 1);
      expect(next.sit).toHaveLength(4);
      const counts = Array.from({ length: people }, (_, n) => out.get(n + 1) ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it.each([11, 12, 13])('some missing, several games (seed %i): on each evening games differ by one at most', seed => {
    const random = seeded(`evenings ${seed}`);
    let state = groupOf(people);
    const shares = new Map<number, { here: number; sat: number }>();
    for (let number = 1; number <= 52; number++) {
      const present = Array.from({ length: people }, (_, n) => n + 1).filter(() => below(random, 6) > 0);
      if (present.length < 2) continue;
      state = evening(state, number);
      const games = new Map(present.map(one => [one, 0]));
      for (let game = 0; game <= below(random, 5); game++) {
        const { sit, after } = round(state, present);
        state = after;
        for (const one of sit) games.set(one, games.get(one)! + 1);
        for (const one of present) {
          const share = shares.get(one) ?? { here: 0, sat: 0 };
          shares.set(one, {
            here: share.here + Math.min(1, 4 / present.length),
            sat: share.sat + (sit.includes(one) ? 1 : 0),
          });
        }
        const counts = [...games.values()];
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }
    // Over the year everybody has sat as often as their evenings were worth, give or take two games.
    for (const { here, sat } of shares.values()) expect(Math.abs(sat - here)).toBeLessThanOrEqual(2);
  });
});

describe('tables of an evening', () => {
  it('are one for up to seven, two from eight, three from twelve', () => {
    const shapes = [2, 4, 7, 8, 11, 12].map(people => {
      const present = Array.from({ length: people }, (_, n) => n + 1);
      const { sit, out } = whoSits(present, []);
      return [intoTables(sit, {}).map(table => table.length), out.length];
    });
    expect(shapes).toEqual([
      [[2], 0],
      [[4], 0],
      [[4], 3],
      [[4, 4], 0],
      [[4, 4], 3],
      [[4, 4, 4], 0],
    ]);
  });

  it('part those who met, and hold everybody once', () => {
    const met: Record<string, number> = {};
    for (const [a, b] of [
      [1, 3],
      [1, 5],
      [1, 7],
      [3, 5],
      [3, 7],
      [5, 7],
    ] as const)
      met[pairOf(a, b)] = 1;
    const tables = intoTables([1, 2, 3, 4, 5, 6, 7, 8], met);
    expect(tables.flat().sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Four who have all met sit two and two.
    for (const table of tables) expect(table.filter(one => one % 2 === 1)).toHaveLength(2);
  });

  it('count further games of a table, and none of a table that did not open', () => {
    let state = evening(groupOf(5), 1);
    state = round(state, [1, 2, 3, 4, 5]).after;
    const [table] = state.evening!.rounds[0]!.tables;
    const opened = fold(state, 1, { type: 'table-opened', wish: table!.wish, code: 'AB' as never });
    const twice = fold(
      opened,
      1,
      { type: 'game-added', game: 'AB-1', by: null },
      { type: 'game-added', game: 'AB-2', by: null },
      { type: 'game-added', game: 'ABC-1', by: null },
    );
    const games = (of: GroupState) => sittingsOf(of, of.evening!).map(({ games }) => games);
    expect(games(opened)).toEqual([1, 1, 1, 1, 0]);
    expect(games(twice)).toEqual([2, 2, 2, 2, 0]);
    expect(games(fold(state, 1, { type: 'table-refused', wish: table!.wish, code: 'no' }))).toEqual([0, 0, 0, 0, 0]);
  });
});
