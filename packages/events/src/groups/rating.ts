import { PLAYERS } from '@gorrion/rules';
import { lostIn, type RatedGame, ranksOf, rateGames, type ShownRating, shownRating } from '../rating/index.ts';
import { type GroupGame, isCompared, memberIn } from './games.ts';

/* The rating within a group: all its games count, rated tables or not. */

/** A member's rating as the group sees it. */
export interface MemberRating extends ShownRating {
  readonly member: number;
}

const memberName = (member: number): string => `member ${member}`;

/** Returns a game as the rating takes it: guests are newcomers; undefined for a game that was broken off or is compared with no others. */
function ratedGame(game: GroupGame): RatedGame | undefined {
  const { id, at, end, hands, lines, totals, players } = game;
  if (!isCompared(game) || end === null || end === 'abandoned' || lines.length === 0) return undefined;
  return {
    id,
    endedAt: at,
    hands: Math.min(hands, lines.length),
    players: PLAYERS.map(player => {
      const one = players[player];
      if ('name' in one && one.bot) return { bot: one.bot };
      return { who: 'member' in one ? memberName(one.member) : `${id}/${player}` };
    }),
    ranks: ranksOf(totals, lostIn(game)),
  };
}

/** Returns the ratings of the members who played games that count for it, the highest first. */
export function ratingsOf(games: readonly GroupGame[]): readonly MemberRating[] {
  const ratings = rateGames(games.flatMap(game => ratedGame(game) ?? []));
  const members = new Set(games.flatMap(game => PLAYERS.flatMap(player => memberIn(game, player) ?? [])));
  return [...members]
    .flatMap(member => {
      const standing = ratings.get(memberName(member));
      return standing ? [{ member, ...shownRating(standing) }] : [];
    })
    .sort((a, b) => b.value - a.value || a.member - b.member);
}
