import type { ExplainedFan } from '@gorrion/rules';

/** A fan whose tiles light up; undefined: none. */
export type PointsAt = (fan: ExplainedFan | undefined) => void;

/** Hovered, focused or pressed, a row lights up its tiles; left, they go dark. Focus and click bubble from its button. */
export const pointing = (fan: ExplainedFan, onPoint: PointsAt) => ({
  onMouseEnter: () => onPoint(fan),
  onMouseLeave: () => onPoint(undefined),
  onFocus: () => onPoint(fan),
  onBlur: () => onPoint(undefined),
  onClick: () => onPoint(fan),
});
