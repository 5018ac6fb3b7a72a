import {
  type HandState,
  isClaimed,
  meldTiles,
  othersInTurn,
  PLAYING_KINDS,
  type Seat,
  SUIT_ORDERS,
} from '@gorrion/rules';
import { dangers } from '../../src/chance/danger.ts';
import { lookAround } from '../../src/sight/sight.ts';

/*
 * One decision as numbers: held copies, copies seen elsewhere, copies in own melds, danger (each by kind), then melds,
 * draws left, others' melds, own and prevalent wind; then the value that the search gives each discard.
 */
const [HELD, SEEN, MELDED, DANGER] = [0, 34, 68, 102];
const [MELDS, DRAWS, OTHERS, SEAT, PREVALENT] = [136, 137, 138, 139, 140];
export const VALUES = 141;
export const EXAMPLE = VALUES + PLAYING_KINDS;
/** Stands for the value of a kind that the seat does not hold. */
export const NOT_HELD = -1000;

export function exampleOf(view: HandState, seat: Seat): Float32Array {
  const sight = lookAround(view, seat);
  const example = new Float32Array(EXAMPLE);
  const danger = dangers(sight);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    example[HELD + kind] = sight.counts[kind]!;
    example[SEEN + kind] = 4 - sight.live[kind]! - sight.counts[kind]!;
    example[DANGER + kind] = danger[kind]!;
    example[VALUES + kind] = NOT_HELD;
  }
  for (const meld of sight.melds) for (const tile of meldTiles(meld)) example[MELDED + tile]!++;
  example[MELDS] = sight.melds.length;
  example[DRAWS] = Math.min(24, sight.drawsLeft);
  const others = othersInTurn(seat).flatMap(other => view.seats[other].melds.filter(isClaimed));
  example[OTHERS] = Math.min(8, others.length);
  example[SEAT] = seat;
  example[PREVALENT] = view.prevalentWind;
  return example;
}

/** Renamings of tiles: suits in another order, ranks reversed. Nearly all fans stay the same. */
export const RENAMINGS: readonly Uint8Array[] = SUIT_ORDERS.flatMap(suits =>
  [false, true].map(turned =>
    Uint8Array.from({ length: PLAYING_KINDS }, (_, kind) => {
      if (kind >= 27) return kind;
      const rank = turned ? 8 - (kind % 9) : kind % 9;
      return 9 * suits[Math.floor(kind / 9)]! + rank;
    }),
  ),
);

const COPIES = 4 * PLAYING_KINDS;
export const INPUTS = 3 * COPIES + PLAYING_KINDS + 5 + 25 + 9 + 4 + 4;

/** Fills the inputs of a network: copies as "at least one, two, ...", other numbers as one category of several. */
export function fillInputs(example: Float32Array, renaming: Uint8Array, input: Float32Array): void {
  input.fill(0);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const named = renaming[kind]!;
    [HELD, SEEN, MELDED].forEach((from, n) => {
      for (let copy = 0; copy < example[from + kind]!; copy++) input[n * COPIES + 4 * named + copy] = 1;
    });
    input[3 * COPIES + named] = 10 * example[DANGER + kind]!;
  }
  let at = 3 * COPIES + PLAYING_KINDS;
  for (const [from, size] of [
    [MELDS, 5],
    [DRAWS, 25],
    [OTHERS, 9],
    [SEAT, 4],
    [PREVALENT, 4],
  ] as const) {
    input[at + example[from]!] = 1;
    at += size;
  }
}
