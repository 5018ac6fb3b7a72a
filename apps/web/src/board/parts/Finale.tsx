import type { HandState, Seat } from '@gorrion/rules';
import type { ReactNode } from 'react';
import type { Geometry } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';

/** The table on which the end of a hand is shown. */
export interface FinaleStage {
  readonly geometry: Geometry;
  readonly boxes: readonly KeyedBox[];
  readonly bottom: Seat;
  /** The near edge of the table is off the screen, below the viewer's hand. */
  readonly hasOwnHand: boolean;
}

/** What the app shows between the end of a hand and its sheet. */
export interface Finale {
  /** The seat whose hand alone is laid open meanwhile; undefined if nobody won. */
  readonly winner: Seat | undefined;
  /** The winner's tiles lie where `draw` has them, and no more at their place. */
  readonly isLaid: boolean;
  /** Draws over the felt, once the end of the hand is shown. */
  readonly draw: (stage: FinaleStage) => ReactNode;
}

interface FinaleLayerProps {
  readonly finale: Finale;
  readonly hand: HandState;
  readonly board: Pick<FinaleStage, 'geometry' | 'boxes'>;
  readonly scene: Pick<Scene, 'bottom' | 'hasOwnHand'>;
}

/** What the app draws over the felt at the end of a hand. It takes no presses. */
export function FinaleLayer({ finale, hand, board: { geometry, boxes }, scene }: FinaleLayerProps) {
  if (hand.phase.name !== 'over') return null;
  const { bottom, hasOwnHand } = scene;
  return <div className="finale-layer">{finale.draw({ geometry, boxes, bottom, hasOwnHand })}</div>;
}

/** Returns how the table steps back behind the end of a hand; nothing while a hand is played. */
export function finaleLook(
  finale: Finale | undefined,
  { phase }: HandState,
  { bottom, layout }: Pick<Scene, 'bottom' | 'layout'>,
): string {
  if (!finale || phase.name !== 'over') return '';
  const { winner, isLaid } = finale;
  if (winner === undefined) return 'finale is-drawn';
  return isLaid ? `finale is-laid laid-${positionOf(winner, bottom, layout)}` : 'finale';
}
