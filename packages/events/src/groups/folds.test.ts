import { PLAYERS, type Player, SCORED_FANS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { albumOf, firstsOf } from './album.ts';
import { type GroupGame, gamesOfSeason, isCompared, plainGame } from './games.ts';
import { ratingsOf } from './rating.ts';
import { RUN, recordsOf, SEASON_GAMES } from './records.ts';
import { rivalries, seasonCourses, seasonTable } from './season.ts';
import { gameOf, randomGames } from './testing/game.ts';

const MEMBERS = 7;
const SEEDS = [1, 2, 3, 4, 5];
const numbers = Array.from({ length: MEMBERS }, (_, n) => n + 1);

/** Returns the player of a member in a game, found in the simplest way. */
const seatOf = (game: GroupGame, member: number): Player | undefined =>
  PLAYERS.find(player => JSON.stringify(game.players[player]) === JSON.stringify({ member }));

describe.each(SEEDS)('the folds of a hundred games (seed %i)', seed => {
  const games = randomGames(seed, 100, MEMBERS);
  const table = seasonTable(games);

  it('count each member of the season as a plain count does', () => {
    for (const member of numbers) {
      const own = games.flatMap(game => {
        const player = seatOf(game, member);
        return player === undefined ? [] : [{ game, player }];
      });
      const row = table.find(row => row.member === member)!;
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      expect(row.games).toBe(own.length);
      expect(row.points).toBe(sum(own.map(({ game, player }) => game.totals[player])));
      expect(row.tablePoints).toBeCloseTo(sum(own.map(({ game, player }) => game.tablePoints[player])), 9);
      expect(row.average).toBeCloseTo(row.tablePoints / own.length, 9);
      const placed = own.map(({ game, player }) => game.totals.filter(total => total > game.totals[player]).length);
      expect(row.places).toEqual([0, 1, 2, 3].map(place => placed.filter(one => one === place).length));
    }
  });

  it('put the table in order, and end the graph where the table stands', () => {
    for (const [n, row] of table.slice(1).entries()) {
      const before = table[n]!;
      expect([before.tablePoints, before.points] > [row.tablePoints, row.points] || row.place >= before.place).toBe(
        true,
      );
      expect(row.tablePoints).toBeLessThanOrEqual(before.tablePoints);
    }
    const courses = seasonCourses(games.toReversed());
    expect(courses.map(({ member }) => member)).toEqual(table.map(({ member }) => member));
    for (const [n, { sums }] of courses.entries()) {
      expect(sums).toHaveLength(games.length);
      expect(sums.at(-1)).toBeCloseTo(table[n]!.tablePoints, 9);
    }
  });

  it('count rivals from both sides alike', () => {
    for (const { a, b, games: together, aBefore, bBefore, aFromB, bFromA } of rivalries(games)) {
      const both = games.filter(game => seatOf(game, a) !== undefined && seatOf(game, b) !== undefined);
      const before = (one: number, other: number) =>
        both.filter(game => game.totals[seatOf(game, one)!] > game.totals[seatOf(game, other)!]).length;
      const from = (one: number, other: number) =>
        both.flatMap(game =>
          game.lines.filter(line => line.winner === seatOf(game, one) && line.from === seatOf(game, other)),
        ).length;
      expect({ together, aBefore, bBefore, aFromB, bFromA }).toEqual({
        together: both.length,
        aBefore: before(a, b),
        bBefore: before(b, a),
        aFromB: from(a, b),
        bFromA: from(b, a),
      });
      expect(a).toBeLessThan(b);
    }
  });

  it('name the first maker of each fan, whatever the order of the games', () => {
    const album = albumOf(games);
    expect(albumOf(games.toReversed())).toEqual(album);
    for (const fan of SCORED_FANS) {
      const made = games.flatMap(game =>
        game.lines.flatMap((line, n) => {
          const one = line.winner === undefined ? undefined : game.players[line.winner];
          return line.fans?.includes(fan) && one && 'member' in one
            ? [{ ...one, game: game.id, line: n, at: game.at }]
            : [];
        }),
      );
      expect(album.get(fan)?.first).toEqual(made[0]);
      const times = album.get(fan)?.makers.reduce((sum, maker) => sum + maker.times, 0) ?? 0;
      expect(times).toBe(made.length);
    }
    const firsts = firstsOf(album).reduce((sum, one) => sum + one.firsts, 0);
    expect(firsts).toBe(album.size);
  });

  it('hold records that no game exceeds', () => {
    const records = recordsOf(games, []);
    const wins = games.flatMap(game =>
      game.lines.filter(({ winner }) => winner !== undefined && 'member' in game.players[winner]),
    );
    expect(records.highestHand?.value).toBe(Math.max(...wins.map(({ points }) => points ?? 0)));
    expect(records.longestWait?.value).toBe(Math.max(...wins.map(({ waited }) => waited ?? 0)));
    const best = games.flatMap(game => numbers.map(member => game.totals[seatOf(game, member)!] ?? -Infinity));
    expect(records.bestGame?.value).toBe(Math.max(...best));
    const runs = numbers.flatMap(member => {
      const own = games.flatMap(game => game.tablePoints[seatOf(game, member)!] ?? []);
      return own.slice(RUN - 1).map((_, n) => own.slice(n, n + RUN).reduce((a, b) => a + b, 0));
    });
    expect(records.bestRun?.value).toBeCloseTo(Math.max(...runs), 9);
  });
});

describe('the rating within a group', () => {
  const players = [{ member: 1 }, { member: 2 }, { member: 3 }, { name: 'Guest' }] as const;
  const games = Array.from({ length: 12 }, (_, n) => gameOf(`R-${n}`, n, players, [{ winner: 0, points: 8, from: 1 }]));

  it('puts whoever wins above whoever pays, whatever the order of the games', () => {
    const ratings = ratingsOf(games);
    expect(ratings.map(({ member }) => member)).toEqual([1, 3, 2]);
    expect(ratings.every(({ games, isProvisional }) => games === 12 && !isProvisional)).toBe(true);
    expect(ratingsOf(games.toReversed())).toEqual(ratings);
  });

  it('leaves out games that were broken off', () => {
    expect(ratingsOf(games.map(game => ({ ...game, end: 'abandoned' as const })))).toEqual([]);
    expect(ratingsOf([...games, { ...games[0]!, id: 'X-1' as never, end: 'abandoned' as const }])).toEqual(
      ratingsOf(games),
    );
  });
});

describe('records of games that were made for them', () => {
  const players = [{ member: 1 }, { member: 2 }, { member: 3 }, { name: 'Guest' }] as const;

  it('find the comeback of who won alone, and the older of two equals', () => {
    const games = [
      gameOf('A-1', 1, players, [
        { winner: 1, points: 20 },
        { winner: 0, points: 40 },
      ]),
      gameOf('B-1', 2, players, [
        { winner: 2, points: 20 },
        { winner: 0, points: 40 },
      ]),
    ];
    // After the first hand the other has 84 and the later winner -28.
    expect(recordsOf(games.toReversed(), []).comeback).toEqual({ member: 1, value: 112, game: 'A-1', at: 1 });
    expect(recordsOf(games, []).firstPlaces).toEqual({ member: 1, value: 2, games: 2, game: 'B-1', at: 2 });
  });

  it('count a season only from enough games, and belong to it by the end of a game', () => {
    const games = Array.from({ length: SEASON_GAMES }, (_, n) =>
      gameOf(`G-${n}`, 10 + n, players, [{ winner: 1, points: 8 }]),
    );
    const season = { number: 1, name: 'Spring', from: 10, to: 10 + SEASON_GAMES };
    expect(gamesOfSeason(games, season)).toHaveLength(SEASON_GAMES);
    expect(gamesOfSeason(games, { ...season, to: 11 })).toHaveLength(1);
    expect(gamesOfSeason(games, null)).toBe(games);
    expect(recordsOf(games, [season]).bestSeason).toEqual({ member: 2, value: 4, games: SEASON_GAMES, season: 1 });
    expect(recordsOf(games, [{ ...season, from: 11 }]).bestSeason).toBeUndefined();
  });

  it('are nothing without games', () => {
    expect(recordsOf([], [])).toEqual({});
    expect([seasonTable([]), rivalries([]), albumOf([]).size]).toEqual([[], [], 0]);
  });
});

describe('a game of the older ways', () => {
  const games = randomGames(7, 30, MEMBERS);
  const older: GroupGame = { ...randomGames(8, 1, MEMBERS)[0]!, family: 'classical', at: 1005 };
  const all = [...games, older];

  it('[C48] changes no table, graph, rivalry, album, record and rating: its points are of another kind', () => {
    expect(seasonTable(all)).toEqual(seasonTable(games));
    expect(seasonCourses(all)).toEqual(seasonCourses(games));
    expect(rivalries(all)).toEqual(rivalries(games));
    expect(albumOf(all)).toEqual(albumOf(games));
    expect(recordsOf(all, [])).toEqual(recordsOf(games, []));
    expect(ratingsOf(all)).toEqual(ratingsOf(games));
  });

  it('is known by the rules of its sheet', () => {
    const players = [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }] as const;
    const drawn = { hand: 1, winner: null, from: null, points: 0, fans: [], changes: [0, 0, 0, 0] };
    const sheet = {
      hands: 4,
      players,
      lines: [drawn],
      totals: [0, 0, 0, 0],
      tablePoints: [1, 2, 4, 0],
      end: 'complete',
    };
    const plain = (ruleset: string, lines: readonly object[] = sheet.lines) =>
      plainGame({ id: 'GAME0001-1', from: 0, to: 1, sheet: { ...sheet, lines, ruleset } } as never, [])!;
    expect(isCompared(plain('wmo2006'))).toBe(true);
    expect(isCompared(plain('macau'))).toBe(false);
    // Ended before a hand did: nobody has played it.
    expect(isCompared(plain('wmo2006', []))).toBe(false);
  });
});
