import type { Holding } from './laying.ts';

/** Counts the tiles of a hand, each meld as three: the fourth tile of a kong has its replacement. */
const handSize = (concealed: number, melds: number): number => concealed + 3 * melds;

/** Returns whether so many concealed tiles and melds lack the last tile of a hand. */
export const isThirteen = (concealed: number, melds: number): boolean => handSize(concealed, melds) === 13;

/** Returns whether so many concealed tiles and melds are a whole hand, its last tile included. */
export const isFourteen = (concealed: number, melds: number): boolean => handSize(concealed, melds) === 14;

/** Returns whether a seat holds fourteen tiles, as on its turn; else it holds thirteen. */
export const hasFourteen = ({ concealed, melds }: Holding): boolean => isFourteen(concealed.length, melds.length);
