import { describe, expect, test } from 'vitest';
import { faultsOf, leastRepeats } from './faults.ts';
import { exchange, faultOfNeeds, type Rotation } from './rotation.ts';

const TWO: Rotation = {
  sessions: [
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    [
      [6, 1, 5, 2],
      [3, 8, 4, 7],
    ],
  ],
};

describe('faults of a rotation', () => {
  test('pairs who meet twice are named with sessions and tables', () => {
    const { faults, totals } = faultsOf(TWO, { players: 8, sessions: 2 });
    expect(totals).toEqual({ unknown: 0, twice: 0, missing: 0, mates: 0, apart: 0, repeat: 4, wind: 0 });
    expect(faults[0]).toEqual({
      kind: 'repeat',
      players: [1, 2],
      sessions: [0, 1],
      places: [
        { session: 0, table: 0 },
        { session: 1, table: 0 },
      ],
    });
    expect(faults.map(({ players }) => players)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
  });

  test('three meetings of a pair are two repeats, and three starts in a wind are a fault (Appendix 3)', () => {
    const thrice: Rotation = { sessions: [TWO.sessions[0]!, TWO.sessions[0]!, TWO.sessions[0]!] };
    const { faults, totals } = faultsOf(thrice, { players: 8, sessions: 3 });
    expect(totals).toMatchObject({ repeat: 24, wind: 8 });
    expect(faults.at(-1)).toEqual({ kind: 'wind', players: [8], sessions: [], places: [], winds: [0, 0, 0, 3] });
  });

  test('team-mates at one table are graver than others to be kept apart (3.5.3)', () => {
    const { faults, totals } = faultsOf(TWO, {
      players: 8,
      sessions: 2,
      teams: [
        [1, 5],
        [2, 3],
      ],
      apart: [
        [8, 7],
        [1, 5],
      ],
    });
    expect(totals).toMatchObject({ mates: 2, apart: 2, repeat: 4 });
    expect(faults.slice(0, 3).map(({ kind, players, sessions }) => [kind, ...players, sessions])).toEqual([
      ['mates', 1, 5, [1]],
      ['mates', 2, 3, [0]],
      ['apart', 7, 8, [0, 1]],
    ]);
  });

  test('a player who is missing, has two seats or has no such number', () => {
    const broken: Rotation = { sessions: [[TWO.sessions[0]![0]!, [5, 1, 7, 9]]] };
    const { faults, totals } = faultsOf(broken, { players: 8, sessions: 1 });
    expect(totals).toMatchObject({ unknown: 1, twice: 1, missing: 2 });
    expect(faults.slice(0, 4).map(({ kind, players, places }) => [kind, players[0], places.length])).toEqual([
      ['unknown', 9, 1],
      ['twice', 1, 2],
      ['missing', 6, 0],
      ['missing', 8, 0],
    ]);
  });

  test('some repeats are forced: 16 players with teams meet only twelve others', () => {
    const teams = [0, 4, 8, 12].map(n => [n + 1, n + 2, n + 3, n + 4]);
    expect(leastRepeats({ players: 16, sessions: 4, teams })).toBe(0);
    expect(leastRepeats({ players: 16, sessions: 5, teams })).toBe(24);
    expect(leastRepeats({ players: 16, sessions: 5 })).toBe(0);
    expect(leastRepeats({ players: 16, sessions: 5, apart: [[1, 2]] })).toBe(1);
  });

  test('few tables force repeats too: four of one table meet again at two or three others', () => {
    const least = (players: number) => [2, 3, 4].map(sessions => leastRepeats({ players, sessions }));
    expect([4, 8, 12, 16].map(least)).toEqual([
      [6, 12, 18],
      [4, 8, 20],
      [3, 6, 9],
      [0, 0, 0],
    ]);
  });

  test('of 8 players, no chart of up to four sessions has fewer repeats than the bound, and one has just as many', () => {
    // All 35 ways to divide eight people among two tables.
    const ways = Array.from({ length: 256 }, (_, bits) => [0, 1, 2, 3, 4, 5, 6, 7].map(n => (bits >> n) & 1))
      .filter(sides => sides[0] === 0 && sides.filter(side => side === 1).length === 4)
      .map(sides => sides.flatMap((side, a) => sides.map((other, b) => a < b && side === other)).map(Number));
    const repeatsOf = (met: readonly number[]) => met.reduce((sum, times) => sum + Math.max(0, times - 1), 0);
    const fewest = (sessions: number, from: number, met: readonly number[]): number =>
      sessions === 0
        ? repeatsOf(met)
        : Math.min(
            ...ways.slice(from).map((way, n) =>
              fewest(
                sessions - 1,
                from + n,
                met.map((t, k) => t + way[k]!),
              ),
            ),
          );
    // Any chart is one whose first session is the first way, with the players in another order.
    for (const sessions of [2, 3, 4])
      expect(fewest(sessions - 1, 0, ways[0]!)).toBe(leastRepeats({ players: 8, sessions }));
  });

  test('a team larger than the number of tables meets itself, and then need not meet others again', () => {
    const needs = {
      players: 8,
      sessions: 2,
      teams: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    };
    expect(faultsOf(TWO, needs).least).toEqual({ mates: 8, repeat: 4 });
    expect(faultsOf(TWO, { players: 8, sessions: 2 }).least).toEqual({ mates: 0, repeat: 4 });
  });
});

describe('editing by hand', () => {
  test('exchanges two players of one session and nothing else', () => {
    const edited = exchange(TWO, 1, 1, 8)!;
    expect(edited.sessions[0]).toBe(TWO.sessions[0]);
    expect(edited.sessions[1]).toEqual([
      [6, 8, 5, 2],
      [3, 1, 4, 7],
    ]);
    expect(exchange(edited, 1, 1, 8)).toEqual(TWO);
    expect(faultsOf(edited, { players: 8, sessions: 2 }).totals.repeat).toBe(6);
  });

  test('refuses players who do not sit in the session, and sessions that do not exist', () => {
    expect(exchange(TWO, 0, 1, 9)).toBeUndefined();
    expect(exchange(TWO, 2, 1, 2)).toBeUndefined();
  });
});

test.each([
  [{ players: 18, sessions: 6 }, 'players'],
  [{ players: 16, sessions: 0 }, 'sessions'],
  [{ players: 16, sessions: 2.5 }, 'sessions'],
  [{ players: 16, sessions: 6, teams: [[1, 17]] }, 'team-number'],
  [
    {
      players: 16,
      sessions: 6,
      teams: [
        [1, 2],
        [2, 3],
      ],
    },
    'two-teams',
  ],
  [{ players: 16, sessions: 6, apart: [[3, 3]] as const }, 'pair'],
  [{ players: 16, sessions: 6, teams: [[1, 2]], apart: [[3, 4]] as const }, undefined],
])('needs %o: %s', (needs, fault) => expect(faultOfNeeds(needs)).toBe(fault));
