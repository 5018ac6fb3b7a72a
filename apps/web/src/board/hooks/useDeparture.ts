import { type RefObject, useLayoutEffect } from 'react';
import { nextRiverBox } from '../layout/index.ts';
import { discardMove, EASING, leavingFrames } from '../motion/index.ts';
import type { Scene } from '../scene.ts';
import type { Board } from './useBoard.ts';

/** An own tile that flies to the river before the server has answered. */
export interface Departure {
  readonly key: string;
  /** When it left (as `performance.now()`). `held` is how far from its place it was then (px). */
  readonly at: number;
  readonly held: { readonly dx: number; readonly dy: number };
  /** Puts the tile back into its place. */
  readonly call: () => void;
}

/** A refused discard is back in the hand after this time (ms) at the latest. */
const CALLED_BACK = 700;
const ABOVE = 12_000;

/** Returns how far a lifted or dragged tile is from its place (px). */
function offsetOf(node: HTMLElement): Departure['held'] {
  const [dx = 0, dy = 0] = getComputedStyle(node).translate.split(' ').map(Number.parseFloat);
  return { dx: dx || 0, dy: dy || 0 };
}

function fly(node: HTMLElement, key: string, held: Departure['held'], move: ReturnType<typeof discardMove>): Departure {
  const { zIndex, transform } = node.style;
  node.classList.add('moving');
  node.style.zIndex = String(ABOVE);
  const flight = node.animate(leavingFrames(move, held, transform), {
    duration: move.duration,
    easing: EASING[move.ease],
    fill: 'both',
  });
  const call = () => {
    flight.cancel();
    node.classList.remove('moving');
    node.style.zIndex = zIndex;
  };
  return { key, held, at: performance.now(), call };
}

/**
 * Returns a function that starts the flight of a discarded tile in the frame of its press. Rendering the table takes longer
 * and follows after that frame; the table then continues the same flight. If the discard is refused, the tile returns.
 */
export function useDeparture(
  root: RefObject<HTMLElement | null>,
  departure: RefObject<Departure | undefined>,
  board: Board,
  scene: Scene,
): (key: string) => void {
  const called = (who: Departure | undefined) => {
    if (!who || departure.current !== who) return;
    departure.current = undefined;
    who.call();
  };
  // The new board still has the tile in the hand, so the discard did not happen.
  useLayoutEffect(() => {
    const who = departure.current;
    if (who && board.boxes.some(({ key, zone }) => key === who.key && zone === 'hand')) {
      departure.current = undefined;
      who.call();
    }
  }, [board, departure]);
  return key => {
    const node = root.current?.querySelector<HTMLElement>(`[data-tile][data-key="${key}"]`);
    const box = board.boxes.find(one => one.key === key);
    if (!node || !box) return;
    const held = offsetOf(node);
    const move = discardMove(board.geometry, box, nextRiverBox(board.geometry, scene, box.tile), held);
    const own = fly(node, key, held, move);
    departure.current = own;
    setTimeout(() => called(own), CALLED_BACK);
  };
}
