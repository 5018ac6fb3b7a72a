import type { ExplainedFan } from '@gorrion/rules';
import type { PointerEvent } from 'react';

/** Called with the fan whose tiles light up, and with undefined for none. */
export type PointsAt = (fan: ExplainedFan | undefined) => void;

/**
 * Returns the handlers of a row that lights its tiles on hover, focus and press. Focus and click bubble from its button. A
 * finger does not hover: what it pressed before the row came under it lights nothing.
 */
export const pointing = (fan: ExplainedFan, onPoint: PointsAt) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && onPoint(fan),
  onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && onPoint(undefined),
  onFocus: () => onPoint(fan),
  onBlur: () => onPoint(undefined),
  onClick: () => onPoint(fan),
});
