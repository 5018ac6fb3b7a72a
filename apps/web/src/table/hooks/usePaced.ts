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
  /** While a deal is shown: shows the newest state at once. Says whether there was anything to skip. */
  readonly skip: () => boolean;
}

/** Shows states one after another, each as long as its tiles move; catches up when behind. */
export function usePaced(hand: HandState, handKey: string, isStill: boolean): Paced {
  const [first] = useState(() => (isStill ? [stillStep(undefined, hand, false)] : stepsTo(undefined, hand, false)));
  const [step, setStep] = useState<Step>(first[0]!);
  const waiting = useRef<Step[]>(first.slice(1));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ hand, handKey });

  /** The deal is being shown: its dice, or its tiles on their way. */
  const isDealing = useRef(first[0]!.isDeal ?? false);

  const show = useCallback((next: Step | undefined) => {
    isDealing.current = next?.isDeal ?? false;
    if (next) setStep(next);
  }, []);

  const advance = useCallback(() => {
    timer.current = undefined;
    show(waiting.current.shift());
  }, [show]);

  const skip = useCallback(() => {
    if (!isDealing.current) return false;
    const newest = waiting.current.at(-1);
    waiting.current = [];
    clearTimeout(timer.current);
    timer.current = undefined;
    show(newest && { hand: newest.hand, jump: true, hold: 0 });
    return true;
  }, [show]);

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
      show(stillStep(before, hand, isNewHand));
      return;
    }
    waiting.current.push(...steps);
    if (timer.current === undefined) advance();
  }, [hand, handKey, isStill, advance, show]);

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
