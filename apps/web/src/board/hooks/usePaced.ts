import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  isSameDeal,
  isThrowing,
  isUntouched,
  type NumberedHand,
  type PaceStep,
  questionOf,
  stepsTo,
  stillStep,
} from '../pace.ts';
import { PaceQueue, type QueuePorts, type ShownStep } from '../queue.ts';
import { afterFrame } from './afterFrame.ts';

export interface PacedTable extends PaceStep {
  /** The step itself: another one is another object. */
  readonly step: PaceStep;
  /** The newest state that has come to rest: what is told and counted belongs to it. */
  readonly settled: NumberedHand;
  /** Whether this is the newest state. */
  readonly isNewest: boolean;
  /** Whether all that the newest question is about has come to rest. */
  readonly isLanded: boolean;
  /** The board says how long its motion takes (ms, at normal speed), and is told how fast it has to go. */
  readonly begin: (ms: number) => number;
  /** What moves the tiles; set by the board. */
  readonly mover: RefObject<Mover | undefined>;
  /** While a deal is shown: shows the newest state at once. Says whether there was anything to skip. */
  readonly skip: () => boolean;
}

/** Has tiles that travel go faster, or lie where they go at once. */
export type Mover = Pick<QueuePorts, 'hurry' | 'land'>;

export interface ReceivedTable extends NumberedHand {
  /** Names the hand: another one does not follow from the one before. */
  readonly handKey: string;
  /** The states through which the newest one came, oldest first. */
  readonly trail: readonly NumberedHand[];
  /** The viewer is asked something, and their time runs. */
  readonly isPressing: boolean;
}

/** Returns whether dice roll, or tiles of the deal still travel. */
export const isDealingAt = ({ hand, settled }: Pick<PacedTable, 'hand' | 'settled'>): boolean =>
  isThrowing(hand) || isThrowing(settled.hand);

const after = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Returns the steps with which a table begins that has shown nothing yet. */
const firstSteps = ({ hand, seq, trail }: ReceivedTable, isStill: boolean): readonly PaceStep[] =>
  isStill ? [stillStep(undefined, hand, false, seq)] : stepsTo(undefined, hand, false, { seq, trail });

/** Returns the steps that show a table after the state before. A deal that play goes back to is not shown again. */
function nextSteps(before: ReceivedTable, received: ReceivedTable): readonly PaceStep[] {
  const { hand, seq, trail } = received;
  const isNewHand = before.handKey !== received.handKey;
  // Deals of a lesson all have the same dice: only the hand's own events tell that tiles were dealt meanwhile.
  const wasDealt = trail.some(one => one.seq > before.seq && isUntouched(one.hand));
  if (isNewHand && !wasDealt && isSameDeal(before.hand, hand)) return [{ hand, seq, jump: true, hold: 0 }];
  return stepsTo(before.hand, hand, isNewHand, received);
}

/** Shows states one after another, each as long as its tiles move; catches up when behind. */
export function usePaced(received: ReceivedTable, isStill: boolean): PacedTable {
  const { hand } = received;
  const mover = useRef<Mover>(undefined);
  const [queue] = useState(() => {
    const show = (shown: ShownStep) => setShown(shown);
    const hurry = (speed: number) => mover.current?.hurry(speed);
    const land = () => mover.current?.land();
    return new PaceQueue({ now: () => performance.now(), after, show, hurry, land }, firstSteps(received, isStill));
  });
  const [shown, setShown] = useState(queue.shown);
  const last = useRef(received);
  /** How often a state was shown at once: what was to be shown before it is not shown any more. */
  const replaced = useRef(0);

  // Where nothing travels a state is shown by the render that hears of it; a second one would draw the table twice.
  if (isStill && shown.step.hand !== hand) {
    const step = stillStep(last.current.hand, hand, last.current.handKey !== received.handKey, received.seq);
    setShown({ step, settled: step });
  }

  useLayoutEffect(() => {
    const before = last.current;
    if (isStill && queue.shown !== shown) {
      replaced.current += 1;
      queue.rest(shown);
    }
    if (before.hand === hand) return;
    last.current = received;
    if (isStill) return;
    const isNewHand = before.handKey !== received.handKey;
    if (document.hidden) {
      replaced.current += 1;
      queue.replace(stillStep(before.hand, hand, isNewHand, received.seq));
      return;
    }
    // Hearing of a state is work of its own: what shows it has the next frame.
    const steps = nextSteps(before, received);
    const known = replaced.current;
    const push = () => {
      if (replaced.current === known) queue.push(steps, received.isPressing);
    };
    // An own move is seen before the table has heard of it.
    if (received.seq === before.seq) push();
    else afterFrame(push);
  });

  useEffect(() => () => queue.stop(), [queue]);

  const { step, settled } = shown;
  return {
    ...step,
    step,
    settled,
    isNewest: step.hand === hand,
    isLanded: questionOf(settled.hand) === questionOf(hand),
    begin: useCallback((ms: number) => queue.begin(ms), [queue]),
    mover,
    skip: useCallback(() => queue.skip(), [queue]),
  };
}
