import { useEffect, useState } from 'react';
import { useStable } from '../../board/hooks/useStable.ts';
import type { Beat, TimedBeat } from './timeline.ts';

/** Plays the beats once, from when it is first drawn, and returns the newest. With `held` it stays at that beat. */
export function useBeats(
  beats: readonly TimedBeat[],
  onBeat: (beat: Beat) => void,
  held: Beat | undefined,
): Beat | undefined {
  const [played] = useState(beats);
  const [beat, setBeat] = useState(held);
  const heard = useStable(onBeat);
  useEffect(() => {
    if (held !== undefined) return;
    const timers = played.map(({ at, beat: next }) =>
      setTimeout(() => {
        setBeat(next);
        heard(next);
      }, at),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [played, heard, held]);
  return beat;
}
