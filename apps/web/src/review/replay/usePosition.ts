import { isLandmark, type Replay } from '@gorrion/table';
import { useCallback, useRef } from 'react';
import { gamePath, linePath } from '../../shell/links/gamePaths.ts';
import { replacePath } from '../../shell/page/pathAhead.ts';

/** A line that is walked through: its id, and the move of its hand at which it leaves the game. */
export interface WalkedLine {
  readonly id: string;
  readonly at: number;
}

/** Where a replay stands. Moves of a hand are numbered from 0, the deal; those of a line go on from where it begins. */
export function usePosition(id: string, replay: Replay, key: string, step: number | undefined, line?: WalkedLine) {
  const hand = replay.handOf(key);
  const last = (replay.hands[hand]?.moves.length ?? 1) - 1;
  const move = Math.min(step ?? 0, Math.max(0, last));
  const go = useCallback(
    (toHand: number, toMove: number) => {
      const target = replay.hands[toHand];
      if (!target) return;
      const end = Math.max(0, target.moves.length - 1);
      const to = Math.min(Math.max(0, toMove), end);
      const isOnLine = line && toHand === hand && to >= line.at;
      replacePath(isOnLine ? linePath(id, target.key, line.at, line.id, to - line.at) : gamePath(id, target.key, to));
    },
    [id, replay, hand, line],
  );
  return { hand, move, last, isOnLine: line !== undefined, go };
}

type Position = ReturnType<typeof usePosition>;

/** The ways from one move to another. */
export function stepsOf({ hand, move, last, isOnLine, go }: Position, replay: Replay) {
  const moves = replay.hands[hand]?.moves ?? [];
  const lastOf = (n: number) => (replay.hands[n]?.moves.length ?? 1) - 1;
  const landmarks = moves.flatMap((one, n) => (isLandmark(one) ? [n] : []));
  return {
    // A line has no next hand.
    next: () => (move < last || isOnLine ? go(hand, move + 1) : go(hand + 1, 0)),
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
export function useEpoch(hand: number, move: number, line: string | undefined): number {
  const last = useRef({ hand, move, line, epoch: 0 });
  const isSame = last.current.hand === hand && last.current.line === line;
  const isNext = isSame && Math.abs(move - last.current.move) <= 1;
  if (!isNext) last.current.epoch += 1;
  last.current = { hand, move, line, epoch: last.current.epoch };
  return last.current.epoch;
}
