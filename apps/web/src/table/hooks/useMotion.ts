import { type RefObject, useLayoutEffect, useRef } from 'react';
import { durationOf, EASING, keyframesOf, type Move } from '../motion/index.ts';
import type { Board } from './useBoard.ts';

/** Moving tiles lie above those at rest. */
const ABOVE = 8000;
const FADE = 120;

function play(node: HTMLElement, move: Move, speed: number): void {
  const rest = node.style.transform;
  const z = node.style.zIndex;
  const timing = { duration: move.duration / speed, delay: move.delay / speed, fill: 'backwards' as const };
  node.style.zIndex = String((Number(z) % ABOVE) + ABOVE);
  node.classList.add('moving');
  const motion = node.animate(keyframesOf(move, rest), { ...timing, easing: EASING[move.ease] });
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
}

/** Plays the moves of a board on its nodes, once, and tells how long they take. */
export function useMotion(root: RefObject<HTMLElement | null>, board: Board, playing: Playing): void {
  const now = useRef(playing);
  now.current = playing;
  useLayoutEffect(() => {
    const { speed, isReduced, hold, played } = now.current;
    const nodes = nodesOf(root.current);
    for (const move of board.moves) {
      const node = nodes.get(move.key);
      if (!node) continue;
      if (isReduced) fade(node);
      else play(node, move, speed);
    }
    played(Math.max(isReduced ? FADE : durationOf(board.moves), hold));
  }, [board, root]);
}

function nodesOf(root: HTMLElement | null): ReadonlyMap<string, HTMLElement> {
  const nodes = root?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  return new Map(Array.from(nodes, node => [node.dataset.key!, node]));
}
