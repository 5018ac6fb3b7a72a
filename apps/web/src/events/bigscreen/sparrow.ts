import type { Tile } from '@gorrion/rules';

/** The 1 of bamboo, a sparrow, beside the name of the event. */
export const SPARROW = 9 as Tile;
