import type { RecordedFact } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { type GameMistakes, mistakesIn, ownGames } from '../../client/mistakes/ownGames.ts';
import type { HandOfGame } from '../frame/gameHands.ts';
import type { PlacedMistake } from './MistakeRows.tsx';

/** Games that are looked through before the reader is asked whether to go on. */
const AT_ONCE = 500;

/** Returns the hands of a record. */
export type HandsOf = (facts: readonly RecordedFact[]) => readonly HandOfGame[];

/** The mistakes of a reviewed game with their places. */
export interface FoundGame {
  /** When it ended (ms since 1970). */
  readonly at: number;
  readonly rows: readonly PlacedMistake[];
}

const START = {
  found: [] as readonly FoundGame[],
  /** Games that were looked through, reviewed or not. */
  looked: 0,
  isLoading: true,
  /** Whether there may be older games. */
  hasMore: false,
  /** Whether the server stopped answering, so that games may be missing. */
  isCutOff: false,
};

/** Returns the mistakes of a game with their places; none if the record could not be read. */
function rowsOf({ game, mistakes, record }: GameMistakes, handsOf: HandsOf): readonly PlacedMistake[] {
  const hands = record ? handsOf(record.facts) : [];
  return mistakes.flatMap((mistake): PlacedMistake[] => {
    const hand = hands[mistake.hand];
    return hand ? [{ id: game.id, mistake, hand, query: '', at: game.at }] : [];
  });
}

/**
 * Reads the mistakes of all games one game after another, the newest first, so that the first are there at once.
 * Stops when the page is left, and after many games until `more` is called.
 */
export function useOwnMistakes(handsOf: HandsOf) {
  const [state, setState] = useState(START);
  const more = useRef(() => {});
  useEffect(() => {
    const games = ownGames();
    let isCurrent = true;
    const read = async () => {
      setState(now => ({ ...now, isLoading: true, hasMore: false }));
      for (let n = 0; n < AT_ONCE; n++) {
        const next = await games.next();
        const one = next.done ? undefined : await mistakesIn(next.value);
        if (!isCurrent) return;
        if (next.done) return setState(now => ({ ...now, isLoading: false, isCutOff: !next.value }));
        const found = one && { at: one.game.at, rows: rowsOf(one, handsOf) };
        setState(now => ({ ...now, looked: now.looked + 1, found: found ? [...now.found, found] : now.found }));
      }
      setState(now => ({ ...now, isLoading: false, hasMore: true }));
    };
    more.current = () => void read();
    void read();
    return () => {
      isCurrent = false;
    };
  }, [handsOf]);
  return { ...state, more: () => more.current() };
}
