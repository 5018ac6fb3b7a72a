import { useCallback, useRef } from 'react';
import { gamePath, replacePath } from '../page/gamePaths.ts';
import { isLandmark, type Replay } from './replay.ts';

/** Where a replay stands. Moves of a hand are numbered from 0, the deal. */
export function usePosition(id: string, replay: Replay, key: string, step: number | undefined) {
  const hand = replay.handOf(key);
  const last = (replay.hands[hand]?.moves.length ?? 1) - 1;
  const move = Math.min(step ?? 0, Math.max(0, last));
  const go = useCallback(
    (toHand: number, toMove: number) => {
      const target = replay.hands[toHand];
      if (!target) return;
      const end = Math.max(0, target.moves.length - 1);
      replacePath(gamePath(id, target.key, Math.min(Math.max(0, toMove), end)));
    },
    [id, replay],
  );
  return { hand, move, last, go };
}

type Position = ReturnType<typeof usePosition>;

/** The ways from one move to another. */
export function stepsOf({ hand, move, last, go }: Position, replay: Replay) {
  const moves = replay.hands[hand]?.moves ?? [];
  const lastOf = (n: number) => (replay.hands[n]?.moves.length ?? 1) - 1;
  const landmarks = moves.flatMap((one, n) => (isLandmark(one) ? [n] : []));
  return {
    next: () => (move < last ? go(hand, move + 1) : go(hand + 1, 0)),
    back: () => (move > 0 ? go(hand, move - 1) : go(hand - 1, lastOf(hand - 1))),
    nextHand: () => go(hand + 1, 0),
    lastHand: () => go(move > 0 ? hand : hand - 1, 0),
    first: () => go(hand, 0),
    end: () => go(hand, last),
    nextCall: () => go(hand, landmarks.find(n => n > move) ?? last),
    lastCall: () => go(hand, landmarks.findLast(n => n < move) ?? 0),
  };
}

export type Steps = ReturnType<typeof stepsOf>;

/** A number that changes when the table does not follow from the one before, so that tiles jump. */
export function useEpoch(hand: number, move: number): number {
  const last = useRef({ hand, move, epoch: 0 });
  const isNext = last.current.hand === hand && Math.abs(move - last.current.move) <= 1;
  if (!isNext) last.current.epoch += 1;
  last.current = { hand, move, epoch: last.current.epoch };
  return last.current.epoch;
}
