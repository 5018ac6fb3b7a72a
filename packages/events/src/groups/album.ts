import type { ScoredFan } from '@gorrion/rules';
import { type GroupGame, isCompared, memberIn, oldestFirst } from './games.ts';

/* The album of the 81 fans: who of the group made each first, and how often everybody has. */

export interface FanMade {
  readonly member: number;
  readonly game: GroupGame['id'];
  /** Index of the hand's line in the game. */
  readonly line: number;
  readonly at: number;
}

export interface AlbumFan {
  readonly first: FanMade;
  /** How often each member has won with it, the most first. */
  readonly makers: readonly { readonly member: number; readonly times: number }[];
}

/** Returns every fan that a member has won with; a fan that counts several times in a hand was made once. */
export function albumOf(games: readonly GroupGame[]): ReadonlyMap<ScoredFan, AlbumFan> {
  const firsts = new Map<ScoredFan, FanMade>();
  const times = new Map<ScoredFan, Map<number, number>>();
  for (const game of oldestFirst(games.filter(isCompared)))
    for (const [line, { winner, fans = [] }] of game.lines.entries()) {
      const member = winner === undefined ? undefined : memberIn(game, winner);
      if (member === undefined) continue;
      for (const fan of new Set(fans)) {
        if (!firsts.has(fan)) firsts.set(fan, { member, game: game.id, line, at: game.at });
        const made = times.get(fan) ?? new Map<number, number>();
        times.set(fan, made.set(member, (made.get(member) ?? 0) + 1));
      }
    }
  const makersOf = (fan: ScoredFan) =>
    [...(times.get(fan) ?? [])]
      .map(([member, times]) => ({ member, times }))
      .sort((a, b) => b.times - a.times || a.member - b.member);
  return new Map([...firsts].map(([fan, first]) => [fan, { first, makers: makersOf(fan) }]));
}

/** Returns how many fans each member made first, the most first. */
export function firstsOf(album: ReadonlyMap<ScoredFan, AlbumFan>): readonly { member: number; firsts: number }[] {
  const counts = new Map<number, number>();
  for (const { first } of album.values()) counts.set(first.member, (counts.get(first.member) ?? 0) + 1);
  return [...counts]
    .map(([member, firsts]) => ({ member, firsts }))
    .sort((a, b) => b.firsts - a.firsts || a.member - b.member);
}
