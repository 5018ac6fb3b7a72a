import { type RefObject, useMemo, useRef } from 'react';
import { isHeldAlone } from '../held/isHeldAlone.ts';
import { modeOf, type Size } from '../layout/index.ts';
import { type Animator, type KeyedBox, zoneOf } from '../motion/index.ts';
import type { TableProps } from '../props.ts';
import { type Arrangement, useArrangement } from './useArrangement.ts';
import { type Board, useBoard } from './useBoard.ts';
import { type Departure, useDeparture } from './useDeparture.ts';
import { useMotion } from './useMotion.ts';
import type { PacedTable } from './usePaced.ts';

const NO_BOXES: readonly KeyedBox[] = [];
/** With less motion no tile flies. */
const noFlight = () => {};

export interface Stage {
  readonly arrangement: Arrangement;
  readonly board: Board;
  /** The viewer's hand in reading order, the drawn tile last; empty for a spectator. */
  readonly own: readonly KeyedBox[];
  /** Plays the moves of the tiles. */
  readonly player: Animator;
  /** Sends the tile with this key on its way to the river before the table knows of the discard. */
  readonly leave: (key: string) => void;
}

interface StageOptions {
  readonly paced: PacedTable;
  readonly size: Size;
  readonly isReduced: boolean;
}

/** Lays out the tiles of the paced hand under `root` and moves them from where they lay before. */
export function useStage(
  root: RefObject<HTMLElement | null>,
  {
    seat,
    settings,
    prevalentWind,
    handNumber,
    hasOpenHands,
    finale,
    advice,
    look,
    isReadOnly = false,
    noticeEnd: end = 0,
  }: TableProps,
  { paced, size, isReduced }: StageOptions,
): Stage {
  const arrangement = useArrangement(paced.hand, seat, `${prevalentWind}/${handNumber}`, {
    marksDrawn: settings.marksDrawn ?? false,
    isOpen: hasOpenHands ?? false,
    opens: finale && (finale.winner ?? 'none'),
    isOpened: paced.thrown === 3 && paced.hand.wall.layout.dead !== undefined,
  });
  const { scene, isDrop } = arrangement;
  const departure = useRef<Departure>(undefined);
  const compactWall = look?.kind === 'screen' || settings.compactWall === true;
  const hasAdvice = advice !== undefined;
  // Elsewhere it lies beside the table, and a new layout would cut a tile's flight short.
  const noticeEnd = modeOf(size) === 'port' ? end : 0;
  const isHeld = isHeldAlone({ look, seat, hand: paced.hand });
  const options = useMemo(
    () => ({ compactWall, hasAdvice, isReadOnly, noticeEnd, isHeld }),
    [compactWall, hasAdvice, isReadOnly, noticeEnd, isHeld],
  );
  const board = useBoard(scene, size, options, paced.jump || isDrop, departure);
  const player = useMotion(root, board, { paced, isReduced, tempo: settings.tempo ?? 1, departure });
  const fly = useDeparture(root, departure, board, scene);
  const own = scene.hasOwnHand ? zoneOf(board.zones, 'hand', scene.positions[0].seat) : NO_BOXES;
  return { arrangement, board, own, player, leave: isReduced ? noFlight : fly };
}
