import { bookFan, FAN_IDS, type FanId } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { type GameWithFans, listOwnGames } from './ownGames.ts';

/* Which fans a person has won with, as far as the games tell that are kept on the server and on this device. */

/** The wins of a person with one fan. */
export interface FanMade {
  /** Games in which they won with it. */
  readonly games: number;
  /** The first of them. */
  readonly first: GameWithFans;
}

export interface FansMade {
  readonly fans: ReadonlyMap<FanId, FanMade>;
  /** Games that were looked at. */
  readonly games: number;
  /** Whether the server's list could not be read to its end. */
  readonly isOffline: boolean;
}

/** Returns what a person has won with in their games, by fan. */
export function madeIn(games: readonly GameWithFans[]): ReadonlyMap<FanId, FanMade> {
  const made = new Map<FanId, FanMade>();
  for (const game of games.toSorted((a, b) => a.at - b.at)) {
    const own = game.fans.map(bookFan);
    for (const fan of FAN_IDS)
      if (own.includes(fan)) {
        const known = made.get(fan);
        made.set(fan, { games: (known?.games ?? 0) + 1, first: known?.first ?? game });
      }
  }
  return made;
}

/** Looks through the person's games on the server and on this device. */
async function lookForFansMade(): Promise<FansMade> {
  const { games, server } = await listOwnGames(() => true);
  return { fans: madeIn(games), games: games.length, isOffline: server !== 'whole' };
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
