import { copiesOf, KINDS, type Tile, WALL_SIZE } from '@gorrion/rules';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Entropy } from '../ports/ports.ts';
import { type Chance, chanceOf } from '../shuffle/random.ts';
import { freshSecret } from '../shuffle/secret.ts';
import { type ChiSquare, chiSquareOf, distance } from './statistics.ts';

/** Neighbours that are checked: the first two of the ring, two in the middle, the last two. */
const PAIRS = [0, 71, 142];

const copies = Array.from({ length: KINDS }, (_, kind) => copiesOf(kind as Tile));

const dieCell = (dice: Chance['dice']): number => dice.reduce((cell, pips) => 6 * cell + pips - 1, 0);
const seatCell = (seats: Chance['seats']): number => seats.reduce<number>((cell, seat) => 4 * cell + seat, 0);

/** Returns the probability of a pair of adjacent kinds in a fair shuffle. */
function pairShare(cell: number): number {
  const [one, two] = [Math.floor(cell / KINDS), cell % KINDS];
  const left = copies[two]! - (one === two ? 1 : 0);
  return (copies[one]! / WALL_SIZE) * (left / (WALL_SIZE - 1));
}

export interface UniformityReport {
  /** Kinds at all places of the ring together. */
  readonly places: ChiSquare;
  /** The place that is farthest from fair. Its p is multiplied by the number of places. */
  readonly worstPlace: ChiSquare & { readonly place: number };
  /** Neighbours on the ring. */
  readonly pairs: readonly ChiSquare[];
  readonly dice: ChiSquare;
  readonly seats: ChiSquare;
}

/** Counts the results of shuffles of real secrets and nonces, to detect a bias. */
export class Uniformity {
  readonly #entropy: Entropy;
  readonly #places = new Uint32Array(WALL_SIZE * KINDS);
  readonly #pairs = PAIRS.map(() => new Uint32Array(KINDS * KINDS));
  readonly #dice = new Uint32Array(6 ** 4);
  readonly #seats = new Uint32Array(4 ** 4);
  #count = 0;

  constructor(entropy: Entropy) {
    this.#entropy = entropy;
  }

  run(count: number): UniformityReport {
    for (let n = 0; n < count; n++) this.#look(this.#chance());
    this.#count += count;
    return this.#report();
  }

  #chance(): Chance {
    const bytes = () => bytesToHex(this.#entropy.bytes(32));
    const none = { nonce: undefined };
    const mix = { list: bytes(), chairs: [{ nonce: bytes() }, { nonce: bytes() }, none, none] } as const;
    return chanceOf(freshSecret(this.#entropy), mix);
  }

  #look({ ring, dice, seats }: Chance): void {
    for (let place = 0; place < WALL_SIZE; place++) this.#places[place * KINDS + ring[place]!]!++;
    PAIRS.forEach((place, n) => {
      this.#pairs[n]![ring[place]! * KINDS + ring[place + 1]!]!++;
    });
    this.#dice[dieCell(dice)]!++;
    this.#seats[seatCell(seats)]!++;
  }

  #report(): UniformityReport {
    const count = this.#count;
    const atPlace = (place: number) =>
      distance(this.#places.subarray(place * KINDS, (place + 1) * KINDS), kind => (count * copies[kind]!) / WALL_SIZE);
    const distances = Array.from({ length: WALL_SIZE }, (_, place) => atPlace(place));
    const sum = distances.reduce((all, one) => all + one, 0);
    const place = distances.indexOf(Math.max(...distances));
    const worst = chiSquareOf(distances[place]!, KINDS - 1);
    const isOrder = (cell: number) => new Set([cell & 3, (cell >> 2) & 3, (cell >> 4) & 3, cell >> 6]).size === 4;
    return {
      // Tiles are dealt without replacement, which makes the sum a little greater than its degrees of freedom.
      places: chiSquareOf((sum * (WALL_SIZE - 1)) / WALL_SIZE, (WALL_SIZE - 1) * (KINDS - 1)),
      worstPlace: { place, ...worst, p: Math.min(1, Number((worst.p * WALL_SIZE).toPrecision(4))) },
      pairs: this.#pairs.map(pairs => {
        const cells = pairs.map((_, cell) => (pairShare(cell) > 0 ? 1 : 0)).reduce((all, one) => all + one, 0);
        return chiSquareOf(
          distance(pairs, cell => count * pairShare(cell)),
          cells - 1,
        );
      }),
      dice: chiSquareOf(
        distance(this.#dice, () => count / 6 ** 4),
        6 ** 4 - 1,
      ),
      seats: chiSquareOf(
        distance(this.#seats, cell => (isOrder(cell) ? count / 24 : 0)),
        23,
      ),
    };
  }
}
