/* Whether a phone lies on its face, from the angles that its sensor tells. */

/** A phone that looks down this much is turned over, and up again once it looks down less (cosine of its tilt). */
const [DOWN, UP] = [-0.5, -0.2];
/** How long (ms) it has to lie so: a hand that waves about hides nothing. */
const RESTS = 300;

export interface Lie {
  readonly isDown: boolean;
  /** When the phone was first seen the other way (ms); undefined while it is not. */
  readonly since: number | undefined;
}

export const UPRIGHT: Lie = { isDown: false, since: undefined };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns how a phone lies after a reading. `beta` and `gamma`: its tilt to the front and to the side (degrees). */
export function lieAfter({ isDown, since }: Lie, beta: number, gamma: number, at: number): Lie {
  const up = Math.cos(radians(beta)) * Math.cos(radians(gamma));
  const isOther = isDown ? up > UP : up < DOWN;
  if (!isOther) return { isDown, since: undefined };
  const from = since ?? at;
  return at - from >= RESTS ? { isDown: !isDown, since: undefined } : { isDown, since: from };
}
