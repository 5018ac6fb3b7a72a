import type { DrawView } from '@gorrion/events/tournament';

/** Returns whether the numbers that an event shows are those of its draw, player by player. */
export const fitsList = ({ lots, entrants, order }: DrawView): boolean =>
  lots !== undefined &&
  lots.order.length === order.length &&
  lots.order.every((place, n) => entrants[place] === order[n]);
