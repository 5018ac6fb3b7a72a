import { useEffect, useRef, useState } from 'react';
import { type Making, recordFilm } from './clip.ts';

/** Returns what records a film, how much of it is there (0 to 1; undefined while none is made), and what stops it. */
export function useFilm() {
  const [share, setShare] = useState<number>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  /** Resolves with a film; rejects with an `AbortError` if it is stopped. */
  async function record(making: Making): Promise<File> {
    const stop = new AbortController();
    stopping.current = stop;
    setShare(0);
    try {
      return await recordFilm(making, setShare, stop.signal);
    } finally {
      setShare(undefined);
    }
  }
  return { record, share, stop: () => stopping.current?.abort() };
}
