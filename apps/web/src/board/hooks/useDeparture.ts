import { type RefObject, useLayoutEffect } from 'react';
import { nextRiverBox } from '../layout/index.ts';
import { discardMove, EASING, leavingFrames } from '../motion/index.ts';
import type { Scene } from '../scene.ts';
import type { Board } from './useBoard.ts';

/** An own tile that flies to the river before the table has heard of it. */
export interface Departure {
  readonly key: string;
  /** When it left, as `performance.now()` says, and from how far off its place it was let go (px). */
  readonly at: number;
  readonly held: { readonly dx: number; readonly dy: number };
  /** Puts it back where it stood. */
  readonly call: () => void;
}

/** ms: a discard that was not accepted is back in the hand after this time at the latest. */
const CALLED_BACK = 700;
const ABOVE = 12_000;

/** How far a tile stands from its place: lifted under the mouse, or dragged. */
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
 * A discard is seen in the frame of its press: the one tile starts on its way by itself, and everything that follows from
 * it, which takes longer, comes when that frame has been drawn. The table then goes on with the same flight; if it does not
 * take the discard, the tile comes back.
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
  // A board without the flight that still has the tile in the hand: it was not taken.
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
