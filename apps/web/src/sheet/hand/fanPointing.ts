import type { ExplainedFan } from '@gorrion/rules';

/** Called with the fan whose tiles light up, and with undefined for none. */
export type PointsAt = (fan: ExplainedFan | undefined) => void;

/** Returns the handlers of a row that lights its tiles on hover, focus and press. Focus and click bubble from its button. */
export const pointing = (fan: ExplainedFan, onPoint: PointsAt) => ({
  onMouseEnter: () => onPoint(fan),
  onMouseLeave: () => onPoint(undefined),
  onFocus: () => onPoint(fan),
  onBlur: () => onPoint(undefined),
  onClick: () => onPoint(fan),
});
