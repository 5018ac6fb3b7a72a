import type { BotLevel, GameId, GameRecord, HandCount, PersonId, SheetLine } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  type EndReason,
  isClassicalId,
  PLAYERS,
  type Player,
  type ScoredFan,
} from '@gorrion/rules';
import type { Member, Season } from './types.ts';

/* Games of a group as its pages fold them: what the archive keeps, with numbers of members instead of people. */

/** Who played: a member, or a guest or bot by name. Of a member who has gone, `called` is the name that they had then. */
export type GroupPlayer =
  | { readonly member: number; readonly called?: string | undefined }
  | { readonly name: string; readonly bot?: BotLevel | undefined };

/** A hand with a result. */
export interface GroupLine {
  /** Number of the hand, from 1. */
  readonly hand: number;
  readonly winner?: Player;
  /** Who discarded the winning tile; absent if it was self-drawn. */
  readonly from?: Player;
  readonly points?: number;
  readonly fans?: readonly ScoredFan[];
  readonly changes: ByPlayer<number>;
  /** Turns for which the winner was ready before the winning tile came. */
  readonly waited?: number;
}

export interface GroupGame {
  readonly id: GameId;
  /** Server times (ms) of its first and last fact. */
  readonly from: number;
  readonly at: number;
  readonly hands: HandCount;
  /** The older ways; absent: the competition's rules. */
  readonly family?: 'classical';
  /** How it ended; a game that was broken off is not rated. */
  readonly end: EndReason | null;
  readonly players: ByPlayer<GroupPlayer>;
  readonly totals: ByPlayer<number>;
  readonly tablePoints: ByPlayer<number>;
  readonly lines: readonly GroupLine[];
}

/** A player of a kept game whose person is known. */
export interface KnownPlayer {
  readonly person: PersonId;
  readonly player: Player | null;
}

const lineOf = ({ hand, winner, from, points, fans, changes }: SheetLine, waited: number | undefined): GroupLine => ({
  hand,
  ...(winner !== undefined && { winner }),
  ...(from !== undefined && { from }),
  ...(points !== undefined && { points }),
  ...(fans && { fans }),
  ...(waited !== undefined && { waited }),
  changes,
});

/** What a game is apart from the group: the part that does not change with its members. */
export type PlainGame = Omit<GroupGame, 'players'> & { readonly names: ByPlayer<{ name: string; bot?: BotLevel }> };

/** Returns a kept game without its facts; `waits` has the turns that winners were ready, by line. Undefined if it is not over. */
export function plainGame(
  { id, from, to, sheet }: Pick<GameRecord, 'id' | 'from' | 'to' | 'sheet'>,
  waits: readonly (number | undefined)[],
): PlainGame | undefined {
  const { ruleset, tablePoints, totals, hands, end, lines, players } = sheet;
  if (!tablePoints) return undefined;
  return {
    id,
    from,
    at: to,
    hands,
    ...(isClassicalId(ruleset) && { family: 'classical' as const }),
    end,
    names: players,
    totals,
    tablePoints,
    lines: lines.map((line, n) => lineOf(line, waits[n])),
  };
}

/** Returns the member who played a game that ended at a time (ms); who has gone by then is none. */
export const memberThen = (members: readonly Member[], person: PersonId, at: number): Member | undefined =>
  members.find(member => member.person === person && (member.until === null || at <= member.until));

/** Returns a game with the members who played it. */
export function groupGame(
  { names, ...game }: PlainGame,
  people: readonly KnownPlayer[],
  members: readonly Member[],
): GroupGame {
  const players = byPlayer((player): GroupPlayer => {
    const person = people.find(one => one.player === player)?.person;
    const member = person && memberThen(members, person, game.at);
    if (!member) return names[player];
    return member.until === null ? { member: member.number } : { member: member.number, called: names[player].name };
  });
  return { ...game, players };
}

/** Returns the number of a player's member; undefined for guests and bots. */
export const memberIn = ({ players }: Pick<GroupGame, 'players'>, player: Player): number | undefined => {
  const one = players[player];
  return 'member' in one ? one.member : undefined;
};

/** Returns the players of a game who are members, with their numbers. */
export const membersIn = (game: Pick<GroupGame, 'players'>): readonly { player: Player; member: number }[] =>
  PLAYERS.flatMap(player => {
    const member = memberIn(game, player);
    return member === undefined ? [] : [{ player, member }];
  });

/**
 * Whether a game counts in tables, records, album and rating. By the older ways a hand may be worth thousands, and a
 * place is worth nothing, so their games are listed but compared with no others. A game that ended before a hand did is one
 * that was not played.
 */
export const isCompared = ({ family, lines }: Pick<GroupGame, 'family' | 'lines'>): boolean =>
  family === undefined && lines.length > 0;

/** Returns the games of a season, which belong to it by their ends; null = all games. */
export const gamesOfSeason = <G extends Pick<GroupGame, 'at'>>(
  games: readonly G[],
  season: Pick<Season, 'from' | 'to'> | null,
): readonly G[] =>
  season ? games.filter(({ at }) => at >= season.from && (season.to === null || at < season.to)) : games;

/** Returns games with the oldest first, whatever their order was. */
export const oldestFirst = (games: readonly GroupGame[]): readonly GroupGame[] =>
  games.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
