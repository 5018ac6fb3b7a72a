import { useEffect, useRef, useState } from 'react';

/** Speeds of a replay, as factors of its normal one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Time (ms) for which a move is shown at normal speed. */
const MOVE_MS = 1000;
/** From this speed on, tiles jump. */
const FAST = 4;

/** Plays on by itself while `hasMore`. */
export function usePlaying(hasMore: boolean, next: () => void) {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    if (!isOn) return;
    if (!hasMore) return setOn(false);
    const id = setInterval(() => latest.current(), MOVE_MS / speed);
    return () => clearInterval(id);
  }, [isOn, speed, hasMore]);
  return { isOn, speed, setSpeed, isFast: isOn && speed >= FAST, toggle: () => setOn(now => !now) };
}

export type Playing = ReturnType<typeof usePlaying>;
