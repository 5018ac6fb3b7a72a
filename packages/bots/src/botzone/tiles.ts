import { type Tile, tileOf } from '@gorrion/rules';

/* Botzone's names of tiles: W characters, T bamboos, B dots, F1-F4 east to north, J1-J3 red, green, white. */
const NAMES: readonly string[] = [
  ...['W', 'T', 'B'].flatMap(suit => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank => `${suit}${rank}`)),
  ...['F1', 'F2', 'F3', 'F4', 'J1', 'J2', 'J3'],
];
const BY_NAME: ReadonlyMap<string, Tile> = new Map(NAMES.map((name, kind) => [name, tileOf(kind)]));

/** Returns Botzone's name of a playing tile. */
export const nameOf = (tile: Tile): string => NAMES[tile]!;

/** Returns the tile of a name; undefined for other words, flowers among them, which Botzone does not play with. */
export const tileNamed = (name: string | undefined): Tile | undefined =>
  name === undefined ? undefined : BY_NAME.get(name);
