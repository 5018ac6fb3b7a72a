import { seeded, shuffled } from '@gorrion/rules';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { rankedSession } from './ranked.ts';
import type { Rotation, RotationNeeds } from './rotation.ts';
import { randomSession } from './search.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const teamsOf = (players: number) => numbers(players / 4).map(t => [3, 2, 1, 0].map(k => 4 * t - k));

/** Plays sessions in which the standing is the true strength with some chance in it. */
function play(needs: RotationNeeds): { readonly rotation: Rotation; readonly standing: readonly number[] } {
  const random = seeded(`ranked ${needs.players}`);
  let rotation: Rotation = { sessions: [randomSession(needs, 'first')] };
  let standing: readonly number[] = [];
  while (rotation.sessions.length < needs.sessions) {
    const worth = new Map(numbers(needs.players).map(player => [player, player + (random() % 12)]));
    standing = numbers(needs.players).toSorted((a, b) => worth.get(a)! - worth.get(b)!);
    rotation = { sessions: [...rotation.sessions, rankedSession({ ...needs, standing, played: rotation })] };
  }
  return { rotation, standing };
}

test.each([
  [32, 5, 4],
  [64, 6, 0],
  [256, 6, 0],
])(
  '%i players by rank, %i sessions: team-mates never meet (3.5.3), at most %i meet twice',
  (players, sessions, most) => {
    const needs = { players, sessions, teams: teamsOf(players) };
    const { rotation, standing } = play(needs);
    const { totals } = faultsOf(rotation, needs);
    expect(totals).toMatchObject({ mates: 0, missing: 0, twice: 0 });
    expect(totals.repeat).toBeLessThanOrEqual(most);
    expect(totals.wind).toBeLessThanOrEqual(players / 4);
    // The last session still has the best at the first tables.
    const meanRank = (tables: Rotation['sessions'][number]) => {
      const ranks = tables.flat().map(player => standing.indexOf(player));
      return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    };
    const last = rotation.sessions.at(-1)!;
    const half = last.length / 2;
    expect(meanRank(last.slice(0, half))).toBeLessThan(meanRank(last.slice(half)) - players / 8);
  },
);

test('without history the tables are fours of the standing', () => {
  const standing = shuffled(numbers(20), seeded('standing'));
  const tables = rankedSession({ standing, played: { sessions: [] } });
  expect(tables.map(table => table.toSorted())).toEqual(
    [0, 4, 8, 12, 16].map(n => standing.slice(n, n + 4).toSorted()),
  );
});

test('refuses players who do not fill tables', () => {
  const played = { sessions: [] };
  expect(() => rankedSession({ standing: [1, 2, 3], played })).toThrow(RangeError);
  expect(() => rankedSession({ standing: [1, 2, 3, 3], played })).toThrow(RangeError);
});
