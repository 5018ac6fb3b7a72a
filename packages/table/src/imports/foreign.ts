import { beginningOf, codeOfSeat, plainLine, plainName } from '@gorrion/protocol';
import { type BySeat, type Dice, PLAYING_KINDS, type Seat, type Tile, tileOf } from '@gorrion/rules';

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
  /** Matches of the file that are not among the hands: of several, only the first is read. */
  readonly others?: number;
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

/** Returns a kind that can be part of a meld. Throws a ForeignError if the number is none. */
export const playingTileIn = (kind: number, hand: number): Tile => tileOf(numberIn(kind, 0, PLAYING_KINDS - 1, hand));

/** Most points of one seat, won or lost, that are read from a record. */
const MOST_POINTS = 100_000;

/** Returns points by seat; undefined unless they are four whole numbers of a sensible size. */
export function pointsIn(values: readonly unknown[]): BySeat<number> | undefined {
  const isPoints = (value: unknown): value is number =>
    Number.isInteger(value) && Math.abs(Number(value)) <= MOST_POINTS;
  return values.length === 4 && values.every(isPoints) ? (values as unknown as BySeat<number>) : undefined;
}

/** Longest part of a text that is looked at (code units). */
const LOOKED_AT = 1000;
/** Returns a text as one clean line of at most so many code units. */
export const lineIn = (text: string, most: number): string => beginningOf(plainLine(text.slice(0, LOOKED_AT)), most);

/** Longest name that is kept (code units). */
const LONGEST_NAME = 60;

/** Returns a name as it stands, cut to what a sheet has room for; what stands for the seat if there is none. */
export const nameIn = (value: unknown, seat: Seat): string =>
  (typeof value === 'string' && plainName(lineIn(value, LONGEST_NAME))) || codeOfSeat(seat);
