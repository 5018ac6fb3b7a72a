import { type Meld, PLAYING_KINDS, type Seat, type Tile } from '@gorrion/rules';

/**
 * The 55 sets by number: chows 0-20 by suit and lowest rank, then pungs 21-54 by kind. A kong counts as its pung.
 * `SET_TILES` holds three kinds a set.
 */
export const CHOWS = 21;
export const SETS = CHOWS + PLAYING_KINDS;

/** Returns the number of a chow; `suit` is 0-2, `low` its lowest rank from 0. */
export const chowId = (suit: number, low: number): number => suit * 7 + low;
export const pungId = (kind: number): number => CHOWS + kind;
export const isChowId = (id: number): boolean => id < CHOWS;

const lowestOf = (id: number): number => (isChowId(id) ? Math.floor(id / 7) * 9 + (id % 7) : id - CHOWS);
const tilesOfSet = (id: number): readonly number[] => [0, 1, 2].map(step => lowestOf(id) + (isChowId(id) ? step : 0));

export const ALL_SETS: readonly number[] = Array.from({ length: SETS }, (_, id) => id);
export const SET_TILES = Uint8Array.from(ALL_SETS.flatMap(tilesOfSet));

/** Returns the kinds of a set; a pung has one. */
export const kindsOfSet = (id: number): readonly number[] => [...new Set(tilesOfSet(id))];

export function setIdOf(meld: Meld): number {
  if (meld.kind !== 'chow') return pungId(meld.tile);
  return chowId(Math.floor(meld.low / 9), meld.low % 9);
}

/** The discarder of a claimed set; the score does not depend on it. */
const ANYBODY: Seat = 3;
const meldOf = (id: number): Meld => {
  const low = lowestOf(id) as Tile;
  return isChowId(id) ? { kind: 'chow', low, claimed: low, from: ANYBODY } : { kind: 'pung', tile: low, from: ANYBODY };
};
/** Each set as a claimed meld, by number. */
export const AS_MELD: readonly Meld[] = ALL_SETS.map(meldOf);
