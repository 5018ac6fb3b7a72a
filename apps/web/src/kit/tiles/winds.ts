import { EAST, NORTH, SOUTH, type Tile, WEST } from '@gorrion/rules';

export const WINDS: readonly Tile[] = [EAST, SOUTH, WEST, NORTH];
