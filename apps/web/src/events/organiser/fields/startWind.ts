import type { ByPlayer, Seat } from '@gorrion/rules';

/** The starting wind of the four players of a table, who are counted by it. */
export const START_WIND: ByPlayer<Seat> = [0, 1, 2, 3];
