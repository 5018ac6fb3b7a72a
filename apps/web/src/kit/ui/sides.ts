/** Sides of the felt as its viewer sees it, from their own counterclockwise, which is nearly always the order of play. */
export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** Returns the side of a chair or wind, seen from another one. Where play is clockwise the next one is at the left. */
export const sideOf = (which: number, from: number, isClockwise = false): Side =>
  SIDES[((isClockwise ? from - which : which - from) + 4) % 4]!;
