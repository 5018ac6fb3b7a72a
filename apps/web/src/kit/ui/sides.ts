/** Sides of the felt as its viewer sees it, from their own counterclockwise, which is the order of play. */
export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** Returns the side of a chair or wind, seen from another one. */
export const sideOf = (which: number, from: number): Side => SIDES[(which - from + 4) % 4]!;
