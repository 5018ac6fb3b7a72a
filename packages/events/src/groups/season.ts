import { placesOf } from '@gorrion/rules';
import { type GroupGame, isCompared, membersIn, oldestFirst } from './games.ts';

/* The table of a season, its graph and who beats whom: folds over the games of the group. */

export interface SeasonRow {
  readonly member: number;
  readonly games: number;
  readonly tablePoints: number;
  /** Average table points of a game. */
  readonly average: number;
  readonly points: number;
  /** First to fourth places; a tied place counts as the better one. */
  readonly places: readonly [number, number, number, number];
  /** Place in the season; equals share the better place. */
  readonly place: number;
}

type Draft = { member: number; games: number; tablePoints: number; points: number; places: number[] };

/** Returns the table of a season: by table points, then by points; equals share a place. */
export function seasonTable(games: readonly GroupGame[]): readonly SeasonRow[] {
  const drafts = new Map<number, Draft>();
  for (const game of games.filter(isCompared)) {
    const places = placesOf(game.totals);
    for (const { player, member } of membersIn(game)) {
      const draft = drafts.get(member) ?? { member, games: 0, tablePoints: 0, points: 0, places: [0, 0, 0, 0] };
      drafts.set(member, draft);
      draft.games += 1;
      draft.tablePoints += game.tablePoints[player];
      draft.points += game.totals[player];
      draft.places[places[player] - 1]! += 1;
    }
  }
  const rows = [...drafts.values()].sort(
    (a, b) => b.tablePoints - a.tablePoints || b.points - a.points || a.member - b.member,
  );
  const isBefore = (a: Draft, b: Draft) =>
    a.tablePoints > b.tablePoints || (a.tablePoints === b.tablePoints && a.points > b.points);
  return rows.map(draft => ({
    ...draft,
    places: draft.places as unknown as SeasonRow['places'],
    average: draft.tablePoints / draft.games,
    place: 1 + rows.filter(other => isBefore(other, draft)).length,
  }));
}

/** A member's table points after each game of a season, the oldest first; a game without them changes nothing. */
export interface SeasonCourse {
  readonly member: number;
  readonly sums: readonly number[];
}

/** Returns the course of every member of a season's table, in the order of the table. */
export function seasonCourses(games: readonly GroupGame[]): readonly SeasonCourse[] {
  const ordered = oldestFirst(games.filter(isCompared));
  return seasonTable(games).map(({ member }) => {
    let sum = 0;
    const sums = ordered.map(game => {
      const own = membersIn(game).find(one => one.member === member);
      sum += own ? game.tablePoints[own.player] : 0;
      return sum;
    });
    return { member, sums };
  });
}

/** Two members at the same tables. */
export interface Rivalry {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Games in which one finished before the other. */
  readonly aBefore: number;
  readonly bBefore: number;
  /** Hands that one won from the other's discard. */
  readonly aFromB: number;
  readonly bFromA: number;
}

type RivalDraft = { -readonly [K in keyof Rivalry]: Rivalry[K] };

function count(draft: RivalDraft, game: GroupGame): void {
  const seats = membersIn(game);
  const [one, other] = [draft.a, draft.b].map(number => seats.find(({ member }) => member === number)!.player) as [
    (typeof seats)[number]['player'],
    (typeof seats)[number]['player'],
  ];
  draft.games += 1;
  if (game.totals[one] > game.totals[other]) draft.aBefore += 1;
  if (game.totals[other] > game.totals[one]) draft.bBefore += 1;
  for (const { winner, from } of game.lines) {
    if (winner === one && from === other) draft.aFromB += 1;
    if (winner === other && from === one) draft.bFromA += 1;
  }
}

/** Returns all pairs that played together, those with most games first; `a` has the lower number. */
export function rivalries(games: readonly GroupGame[]): readonly Rivalry[] {
  const pairs = new Map<string, RivalDraft>();
  for (const game of games.filter(isCompared)) {
    const members = membersIn(game)
      .map(({ member }) => member)
      .sort((a, b) => a - b);
    for (const [n, a] of members.entries())
      for (const b of members.slice(n + 1)) {
        const key = `${a}-${b}`;
        const draft = pairs.get(key) ?? { a, b, games: 0, aBefore: 0, bBefore: 0, aFromB: 0, bFromA: 0 };
        pairs.set(key, draft);
        count(draft, game);
      }
  }
  return [...pairs.values()].sort((x, y) => y.games - x.games || x.a - y.a || x.b - y.b);
}
