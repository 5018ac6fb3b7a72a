import { type RefObject, useLayoutEffect, useRef } from 'react';
import { durationOf, EASING, heldFrom, keyframesOf, type Move } from '../motion/index.ts';
import type { Board } from './useBoard.ts';
import type { Departed } from './useDeparture.ts';

/** Moving tiles lie above those at rest. */
const ABOVE = 8000;
const FADE = 120;

interface Moving {
  readonly node: HTMLElement;
  readonly move: Move;
  /** Its order among the tiles at rest. */
  readonly z: string;
}

function lift(node: HTMLElement, move: Move): Moving {
  const z = node.style.zIndex;
  node.style.zIndex = String((Number(z) % ABOVE) + ABOVE);
  node.classList.add('moving');
  return { node, move, z };
}

function play({ node, move, z }: Moving, speed: number, since: number): void {
  const rest = node.style.transform;
  const timing = { duration: move.duration / speed, delay: move.delay / speed, fill: 'backwards' as const };
  const motion = node.animate(keyframesOf(move, rest), { ...timing, easing: EASING[move.ease] });
  // On its way already: it goes on from where it is.
  if (since > 0) motion.currentTime = since;
  if (move.turnsUp)
    node.animate({ opacity: [1, 1, 0, 0], offset: [0, 0.6, 0.6, 1] }, { ...timing, pseudoElement: '::before' });
  if (move.kind === 'appear') node.animate({ opacity: [0, 1] }, timing);
  const settle = () => {
    node.classList.remove('moving');
    if (node.style.zIndex !== z) node.style.zIndex = z;
  };
  motion.addEventListener('finish', settle);
  motion.addEventListener('cancel', settle);
}

/** Nothing travels: what came to a new place fades in there. */
const fade = (node: HTMLElement) => node.animate({ opacity: [0, 1] }, { duration: FADE });

export interface Playing {
  readonly speed: number;
  readonly isReduced: boolean;
  /** ms that the board stays at least. */
  readonly hold: number;
  readonly played: (ms: number) => void;
  /** The own tile that has left the hand before the board knew of it. */
  readonly departed: RefObject<Departed | undefined>;
}

/** The flight of a tile that has left already: from where it was held, and since when (ms). */
function takenOver(move: Move, departed: Departed | undefined): { readonly move: Move; readonly since: number } {
  if (departed?.key !== move.key || move.kind !== 'discard') return { move, since: 0 };
  return { move: { ...move, from: heldFrom(move.from, departed.held) }, since: performance.now() - departed.at };
}

/** Plays the moves of a board on its nodes, once, and tells how long they take. */
export function useMotion(root: RefObject<HTMLElement | null>, board: Board, playing: Playing): void {
  const now = useRef(playing);
  now.current = playing;
  useLayoutEffect(() => {
    const { speed, isReduced, hold, played, departed } = now.current;
    const nodes = nodesOf(root.current);
    const moving = board.moves.flatMap(move => {
      const node = nodes.get(move.key);
      return node ? [{ node, move }] : [];
    });
    if (isReduced) for (const { node } of moving) fade(node);
    // First all that changes styles, then all that reads them: the other way round each tile costs a pass over the page.
    else {
      for (const lifted of moving.map(({ node, move }) => lift(node, move))) {
        const { move, since } = takenOver(lifted.move, departed.current);
        play({ ...lifted, move }, speed, since);
      }
    }
    if (board.moves.some(({ key, kind }) => key === departed.current?.key && kind === 'discard')) {
      departed.current = undefined;
    }
    played(Math.max(isReduced ? FADE : durationOf(board.moves), hold));
  }, [board, root]);
}

function nodesOf(root: HTMLElement | null): ReadonlyMap<string, HTMLElement> {
  const nodes = root?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  return new Map(Array.from(nodes, node => [node.dataset.key!, node]));
}
