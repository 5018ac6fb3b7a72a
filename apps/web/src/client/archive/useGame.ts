import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from './load.ts';
import type { Failure } from './server.ts';

/** Why there is no game to show. */
export type NotLoaded = Failure | 'no-hand-yet';

/** Loads the game of an address; undefined until it is there. The second value replaces it after a change. */
export function useGame(id: string): readonly [LoadedGame | NotLoaded | undefined, (game: LoadedGame) => void] {
  const [game, setGame] = useState<LoadedGame | NotLoaded>();
  useEffect(() => {
    let isCurrent = true;
    setGame(undefined);
    void loadGame(id).then(found => isCurrent && setGame(found));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return [game, setGame];
}
