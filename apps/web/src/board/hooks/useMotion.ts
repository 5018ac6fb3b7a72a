import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Animator, durationOf, type Flight, heldFrom, type Move } from '../motion/index.ts';
import type { Board } from './useBoard.ts';
import type { Departure } from './useDeparture.ts';
import type { PacedTable } from './usePaced.ts';

const FADE = 120;

/** Fades a tile in at its new place, for reduced motion. */
const fade = (node: HTMLElement) => node.animate({ opacity: [0, 1] }, { duration: FADE });

/** Ends the animation of dice whose result is announced. On a slow machine it began late. */
function restDice(root: HTMLElement | null): void {
  for (const die of root?.querySelectorAll('.thrown .die') ?? []) {
    for (const animation of die.getAnimations()) animation.finish();
  }
}

export interface MotionOptions {
  readonly paced: PacedTable;
  readonly isReduced: boolean;
  /** The player's speed of motion; 1 is normal. */
  readonly tempo: number;
  /** The own tile that left the hand before the board was laid out. */
  readonly departure: RefObject<Departure | undefined>;
}

/** Returns the move of a tile that already flies: from where it was held, and for how long (ms). */
function takenOver(move: Move, departure: Departure | undefined): { readonly move: Move; readonly since: number } {
  if (departure?.key !== move.key || move.kind !== 'discard') return { move, since: 0 };
  return { move: { ...move, from: heldFrom(move.from, departure.held) }, since: performance.now() - departure.at };
}

function flightsOf(
  root: HTMLElement | null,
  { moves, inWall }: Board,
  departure: Departure | undefined,
): readonly Flight[] {
  if (moves.length === 0) return [];
  const nodes = nodesOf(root, 'key');
  const hasWall = inWall.length > 0 || moves.some(({ kind }) => kind === 'lift');
  const wall = hasWall ? nodesOf(root, 'wall') : undefined;
  return moves.flatMap(move => {
    if (move.kind === 'lift') {
      const node = wall?.get(move.key);
      return node ? [{ node, move }] : [];
    }
    const node = nodes.get(move.key);
    return node ? [{ node, inWall: wall?.get(move.key), ...takenOver(move, departure) }] : [];
  });
}

/** Plays the moves of a board once, at the speed of its step. Returns the player of the animations. */
export function useMotion(root: RefObject<HTMLElement | null>, board: Board, playing: MotionOptions): Animator {
  const [player] = useState(() => new Animator());
  const now = useRef(playing);
  now.current = playing;
  const played = useRef<Board>(undefined);
  const { step, mover } = playing.paced;
  mover.current = {
    hurry: speed => player.hurry(speed * now.current.tempo),
    land: () => {
      player.land();
      restDice(root.current);
    },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step asks for its time even if the board is the same
  useLayoutEffect(() => {
    const { paced, isReduced, tempo, departure } = now.current;
    const isNew = played.current !== board;
    played.current = board;
    if (paced.jump && isNew) player.land();
    const moves = isNew ? board.moves : [];
    const speed = paced.begin(isReduced ? FADE : durationOf(moves) / tempo);
    if (!isNew) return;
    const flights = flightsOf(root.current, board, departure.current);
    if (isReduced) for (const { node } of flights) fade(node);
    else player.play(flights, speed * tempo);
    if (moves.some(({ key, kind }) => key === departure.current?.key && kind === 'discard'))
      departure.current = undefined;
  }, [board, step, root, player]);
  useEffect(() => () => player.release(), [player]);
  return player;
}

/** Returns the nodes under `root` by their `data-key` or `data-wall`. */
function nodesOf(root: HTMLElement | null, by: 'key' | 'wall'): ReadonlyMap<string, HTMLElement> {
  const name = `data-${by}`;
  const nodes = root?.querySelectorAll<HTMLElement>(`[${name}]`) ?? [];
  return new Map(Array.from(nodes, node => [node.getAttribute(name)!, node]));
}
