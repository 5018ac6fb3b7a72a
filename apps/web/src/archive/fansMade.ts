import type { GameId, GameSummary } from '@gorrion/protocol';
import { FAN_IDS, type FanId, type Player, type ScoredFan } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { shelvedGames } from '../solo/gameShelf.ts';
import { listGames } from './server.ts';

/* Which fans a person has won with, as far as the games tell that are kept on the server and on this device. */

/** A finished game and the player that the person was in it. */
export interface OwnGame {
  readonly id: GameId;
  /** Server time or time of the device (ms since 1970) at which the game ended. */
  readonly at: number;
  /** All fans that the person has won with in the game. */
  readonly fans: readonly ScoredFan[];
}

/** The wins of a person with one fan. */
export interface FanMade {
  /** Games in which they won with it. */
  readonly games: number;
  /** The first of them. */
  readonly first: OwnGame;
}

export interface FansMade {
  readonly fans: ReadonlyMap<FanId, FanMade>;
  /** Games that were looked at. */
  readonly games: number;
  /** Whether the server could not be reached, so that only games of this device are known. */
  readonly isOffline: boolean;
}

/** Games of an answer, and most answers: a person with more games is told of the newest. */
const AT_ONCE = 100;
const MOST_ANSWERS = 30;

/** Returns the player that a person was in a game of this device, in which all others are bots. */
export function personIn({ players }: GameSummary): Player | null {
  const at = players.findIndex(({ bot }) => bot === undefined);
  return at >= 0 ? (at as Player) : null;
}

const ownGame = (summary: GameSummary, player: Player | null): readonly OwnGame[] =>
  player === null ? [] : [{ id: summary.id, at: summary.to, fans: summary.fans[player] }];

/** Returns what a person has won with in their games, by fan. */
export function madeIn(games: readonly OwnGame[]): ReadonlyMap<FanId, FanMade> {
  const made = new Map<FanId, FanMade>();
  for (const game of games.toSorted((a, b) => a.at - b.at))
    for (const fan of FAN_IDS)
      if (game.fans.includes(fan)) {
        const known = made.get(fan);
        made.set(fan, { games: (known?.games ?? 0) + 1, first: known?.first ?? game });
      }
  return made;
}

/** Returns the person's games on the server; undefined if it cannot be reached. */
async function gamesOfServer(): Promise<readonly OwnGame[] | undefined> {
  const games: OwnGame[] = [];
  let before: number | undefined;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const answer = await listGames({ limit: AT_ONCE, ...(before !== undefined && { before }) });
    if (!answer.ok) return undefined;
    games.push(...answer.value.games.flatMap(({ summary, player }) => ownGame(summary, player)));
    before = answer.value.games.at(-1)?.summary.to;
    if (!answer.value.hasMore || before === undefined) break;
  }
  return games;
}

/** Looks through the person's games on the server and on this device. An uploaded game counts once. */
export async function lookForFansMade(): Promise<FansMade> {
  const [online, shelf] = await Promise.all([gamesOfServer(), shelvedGames()]);
  const known = new Set(online?.map(({ id }) => id));
  const here = shelf
    .filter(({ origin, uploaded }) => origin === 'device' && !(uploaded && known.has(uploaded)))
    .flatMap(({ summary }) => ownGame(summary, personIn(summary)));
  const games = [...(online ?? []), ...here];
  return { fans: madeIn(games), games: games.length, isOffline: online === undefined };
}

/** Finds the fans that the person has made; undefined while it looks. */
export function useFansMade(): FansMade | undefined {
  const [made, setMade] = useState<FansMade>();
  useEffect(() => {
    let isCurrent = true;
    void lookForFansMade().then(found => isCurrent && setMade(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return made;
}
