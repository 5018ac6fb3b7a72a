import {
  type Answered,
  answer,
  beginPlay,
  isPlayed,
  offeredNow,
  type PlayStep,
  type PreparedPlay,
} from '@gorrion/learn/lessons';
import { evolve, type HandEvent, type HandState, type SeatCommand, undealt } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../board/hooks/useReducedMotion.ts';

/** Time (ms) for which a move of another player stands before the next one, so that it can be followed. */
const PAUSE_MS = 900;
const REDUCED_PAUSE_MS = 250;

/** Whether a fact is seen at the table: others pass in silence. */
const isSeen = ({ type }: HandEvent): boolean => type !== 'claim-made' && type !== 'drew';

export interface Prepared {
  readonly play: PreparedPlay;
  /** The hand as far as it is shown. */
  readonly hand: HandState;
  /** How many facts are shown. */
  readonly shown: number;
  /** What the learner may press now: nothing while others move. */
  readonly actions: readonly SeatCommand[];
  /** All is shown and the learner has made every decision. */
  readonly isOver: boolean;
  /** Answers a press of the learner. */
  readonly act: (command: SeatCommand) => Answered;
  /** Raised by every wrong move: the tile returns to the hand. */
  readonly wrong: number;
}

const NOTHING: readonly SeatCommand[] = [];

/** Plays a prepared hand; the moves of the others are shown one after another. */
export function usePrepared(step: PlayStep): Prepared {
  const [play, setPlay] = useState(() => beginPlay(step));
  const [shown, setShown] = useState(() => firstShown(play));
  const [wrong, setWrong] = useState(0);
  const isReduced = useReducedMotion();
  const next = play.events[shown];
  useEffect(() => {
    if (!next) return;
    const wait = isSeen(next) ? (isReduced ? REDUCED_PAUSE_MS : PAUSE_MS) : 0;
    const timer = setTimeout(() => setShown(shown + 1), wait);
    return () => clearTimeout(timer);
  }, [next, shown, isReduced]);
  const hand = useMemo(() => play.events.slice(0, shown).reduce(evolve, undealt), [play, shown]);
  const isWaiting = next === undefined;
  const actions = useMemo(() => (isWaiting ? offeredNow(play) : NOTHING), [isWaiting, play]);
  const act = (command: SeatCommand): Answered => {
    const answered = answer(play, command);
    if (answered.isRight) {
      // An own move is seen at once.
      setShown(play.events.length + 1);
      setPlay(answered.play);
    } else setWrong(wrong + 1);
    return answered;
  };
  return { play, hand, shown, actions, isOver: isWaiting && isPlayed(play), act, wrong };
}

/** Returns how many facts are shown at once: the deal with its flowers. */
const firstShown = ({ events }: PreparedPlay): number => {
  const first = events.findIndex(({ type }) => type === 'discarded');
  return first < 0 ? events.length : first;
};
