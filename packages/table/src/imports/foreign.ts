import type { BySeat, Dice, Seat, Tile } from '@gorrion/rules';

/* A game of another server, as its record tells it, before our rules have seen it. */

/** Servers and programs whose records are read. */
export type ForeignSource = 'botzone' | 'tziakcha' | 'salasasa';

/** What happened. Draws name their tiles: a record that hides them from us cannot be read. */
export type ForeignMove =
  | { readonly kind: 'flower'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly tile: Tile; readonly isReplacement: boolean }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly tile: Tile }
  /** `low` is the lowest tile of the chow; the claimed tile is the last discard. */
  | { readonly kind: 'chow'; readonly seat: Seat; readonly low: Tile }
  | { readonly kind: 'pung'; readonly seat: Seat }
  /** A kong of the last discard, or of the own hand: concealed, or added to a pung. */
  | { readonly kind: 'claimed-kong'; readonly seat: Seat }
  | { readonly kind: 'own-kong'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'win'; readonly seat: Seat }
  | { readonly kind: 'end' };

export interface ForeignHand {
  /** Number of the hand in its game, 1 to 16. */
  readonly number: number;
  /** Names by seat of this hand. */
  readonly names: BySeat<string>;
  /** One wall for all, or a wall for each seat, as Botzone has it. */
  readonly walls: 'shared' | 'own';
  readonly dice?: Dice;
  /** Tiles in drawing order, from the break, as far as the record has them. */
  readonly wall?: readonly (Tile | undefined)[];
  /** The dealt tiles with their flowers: fourteen for East of a shared wall, else thirteen. */
  readonly hands: BySeat<readonly Tile[]>;
  readonly moves: readonly ForeignMove[];
  /** Points of each seat as the record has them; undefined if it has none. */
  readonly changes?: BySeat<number>;
  /** Penalties of false wins in the hand, by seat. */
  readonly penalties?: BySeat<number>;
}

export interface ForeignGame {
  readonly source: ForeignSource;
  readonly title?: string;
  /** When it began (ms since 1970); undefined if the record does not say. */
  readonly at?: number;
  /** Points that a win must have. */
  readonly minPoints: number;
  readonly hands: readonly ForeignHand[];
}

/** Why a foreign record cannot be read: `shape`: it is not what such a record looks like; `hidden`: it lacks tiles. */
export type ForeignProblem = 'shape' | 'hidden';

/** Thrown by the readers of foreign records. `hand` is the number of the hand in the file, from 1. */
export class ForeignError extends Error {
  readonly problem: ForeignProblem;
  readonly hand: number | undefined;

  constructor(problem: ForeignProblem, hand?: number) {
    super(problem);
    this.problem = problem;
    this.hand = hand;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as an object. Throws a ForeignError if it is none. */
export function objectIn(value: unknown, hand?: number): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new ForeignError('shape', hand);
  return value;
}

/** Returns a value as a list. Throws a ForeignError if it is none. */
export function listIn(value: unknown, hand?: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new ForeignError('shape', hand);
  return value;
}

/** Returns a value as a whole number in a range. Throws a ForeignError if it is none. */
export function numberIn(value: unknown, least: number, most: number, hand?: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new ForeignError('shape', hand);
  }
  return value;
}

/** Returns a seat. Throws a ForeignError if the value is none. */
export const seatIn = (value: unknown, hand?: number): Seat => numberIn(value, 0, 3, hand) as Seat;

/** Longest name that is kept (characters). */
const LONGEST_NAME = 60;

/** Returns a name as it stands, cut to what a sheet has room for; the seat's number if there is none. */
export const nameIn = (value: unknown, seat: number): string =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST_NAME) : String(seat + 1);
