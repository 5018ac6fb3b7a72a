import { useEffect, useState } from 'react';
import { type GameMistakes, mistakesIn, ownGames } from './ownGames.ts';

/** Reads the mistakes of all games one game after another, the newest first, so that the first are there at once. */
export function useOwnMistakes() {
  const [found, setFound] = useState<readonly GameMistakes[]>([]);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      for (const game of await ownGames()) {
        const next = await mistakesIn(game);
        if (!isCurrent) return;
        if (next) setFound(known => [...known, next]);
      }
      if (isCurrent) setLoading(false);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, []);
  return { found, isLoading };
}
