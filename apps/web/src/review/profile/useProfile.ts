import { addTallies, NO_HANDS, type Tally, tallyOf } from '@gorrion/learn/profile';
import type { GameId } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { linesOf, listOwnGames, type OwnGame, type OwnGames } from '../../client/archive/ownGames.ts';

/** Games that are read at once; between two batches the page draws and takes presses. */
const BATCH = 4;

/** What is known of a person's games so far. */
export interface Profile {
  /** The games of the lists; undefined while these are read. */
  readonly games: readonly OwnGame[] | undefined;
  readonly server: OwnGames['server'];
  /** Games of the older ways, which the figures leave out. */
  readonly older: number;
  /** Games found so far in the list of the server. */
  readonly found: number;
  /** The hands of the games that were read. */
  readonly tally: Tally;
  /** Games that were read, and those of them that could not be. */
  readonly read: number;
  readonly unread: number;
}

const NOTHING: Profile = { games: undefined, server: 'whole', older: 0, found: 0, tally: NO_HANDS, read: 0, unread: 0 };

/** Hands of games that this page has read since it was loaded: a game that is over does not change. */
const known = new Map<GameId, Tally>();

async function tallyOfGame({ id, player }: OwnGame): Promise<Tally | undefined> {
  const before = known.get(id);
  if (before) return before;
  const lines = await linesOf(id);
  if (!lines) return undefined;
  const tally = tallyOf(lines, player);
  known.set(id, tally);
  return tally;
}

/**
 * Reads the lists, then the hands game by game, the newest first. `show` is told of each step and says whether to go on;
 * what was found up to then is shown.
 */
async function readProfile(show: (profile: Profile) => boolean): Promise<void> {
  let profile = NOTHING;
  const shown = (change: Partial<Profile>): boolean => {
    profile = { ...profile, ...change };
    return show(profile);
  };
  const { games, server, older } = await listOwnGames(found => shown({ found }));
  let isWanted = shown({ games, server, older });
  for (let at = 0; at < games.length && isWanted; at += BATCH) {
    const tallies = await Promise.all(games.slice(at, at + BATCH).map(tallyOfGame));
    isWanted = shown({
      tally: tallies.reduce<Tally>((sum, one) => (one ? addTallies(sum, one) : sum), profile.tally),
      read: profile.read + tallies.length,
      unread: profile.unread + tallies.filter(one => one === undefined).length,
    });
  }
}

/** Reads the person's games. Reading can be stopped, and then goes on with the games that were not read yet. */
export function useProfile() {
  const [profile, setProfile] = useState(NOTHING);
  const [isStopped, setStopped] = useState(false);
  const isHeld = useRef(false);
  /** Number of the newest reading; an older one shows nothing more and ends. */
  const newest = useRef(0);
  useEffect(() => {
    if (isStopped) return;
    const own = ++newest.current;
    void readProfile(next => {
      if (newest.current !== own) return false;
      // What was counted before a stop stays until the same games are counted again.
      setProfile(now => (next.read < now.read ? now : next));
      return !isHeld.current;
    });
  }, [isStopped]);
  useEffect(
    () => () => {
      newest.current++;
    },
    [],
  );
  const isWhole = profile.games !== undefined && profile.read >= profile.games.length;
  const stop = (isNow: boolean) => {
    isHeld.current = isNow;
    setStopped(isNow);
  };
  return { ...profile, isReading: !isWhole && !isStopped, isStopped: !isWhole && isStopped, stop };
}
