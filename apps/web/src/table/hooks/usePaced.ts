import type { HandState } from '@gorrion/rules';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Step, speedOf, stepsTo, stillStep } from '../pace.ts';

export interface Paced extends Step {
  /** Motion goes this many times as fast. */
  readonly speed: number;
  /** Whether this is the newest state. */
  readonly isNewest: boolean;
  /** The board says how long its motion takes (ms, at normal speed); then the next state is shown. */
  readonly played: (ms: number) => void;
  /** Shows the newest state at once. */
  readonly skip: () => void;
}

/** Shows states one after another, each as long as its tiles move; catches up when behind. */
export function usePaced(hand: HandState, handKey: string, isStill: boolean): Paced {
  const [first] = useState(() => (isStill ? [stillStep(undefined, hand, false)] : stepsTo(undefined, hand, false)));
  const [step, setStep] = useState<Step>(first[0]!);
  const waiting = useRef<Step[]>(first.slice(1));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ hand, handKey });

  const advance = useCallback(() => {
    timer.current = undefined;
    const next = waiting.current.shift();
    if (next) setStep(next);
  }, []);

  const skip = useCallback(() => {
    const newest = waiting.current.at(-1);
    if (!newest) return;
    waiting.current = [];
    clearTimeout(timer.current);
    timer.current = undefined;
    setStep({ hand: newest.hand, jump: true, hold: 0 });
  }, []);

  useLayoutEffect(() => {
    if (last.current.hand === hand) return;
    const isNewHand = last.current.handKey !== handKey;
    const before = last.current.hand;
    const steps = stepsTo(before, hand, isNewHand);
    last.current = { hand, handKey };
    if (isStill || document.hidden || steps[0]!.jump) {
      waiting.current = [];
      clearTimeout(timer.current);
      timer.current = undefined;
    }
    if (isStill || document.hidden) {
      setStep(stillStep(before, hand, isNewHand));
      return;
    }
    waiting.current.push(...steps);
    if (timer.current === undefined) advance();
  }, [hand, handKey, isStill, advance]);

  const played = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      const pause = ms / speedOf(waiting.current.length);
      timer.current = setTimeout(advance, pause);
    },
    [advance],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  return { ...step, speed: speedOf(waiting.current.length), isNewest: step.hand === hand, played, skip };
}
