import { HIDDEN, type Meld, type Seat, seatAfter, type Tile, tileOf } from '@gorrion/rules';

/* Samples are written with the names of the faces: C5 five of characters, WE East, DR red dragon, F1 plum, S3 autumn. */

const SUIT_STARTS: Readonly<Record<string, number>> = { C: -1, B: 8, D: 17, F: 33, S: 37 };
const HONOURS: Readonly<Record<string, number>> = { WE: 27, WS: 28, WW: 29, WN: 30, DR: 31, DG: 32, DW: 33 };

export const tile = (code: string): Tile =>
  code === '??' ? HIDDEN : tileOf(HONOURS[code] ?? SUIT_STARTS[code[0]!]! + Number(code.slice(1)));

export const tiles = (codes: string): readonly Tile[] => codes.split(' ').filter(Boolean).map(tile);

/** `chow B4 B5`: low and claimed; `pung DR 2`, `kong D6 3`, `added C9 1`: who gave, in turns after the owner; `concealed B1`. */
export function meld(text: string, owner: Seat): Meld {
  const [kind, first, second] = text.split(' ') as [string, string, string];
  const from = seatAfter(owner, Number(second));
  switch (kind) {
    case 'chow':
      return { kind, low: tile(first), claimed: tile(second), from: seatAfter(owner, 3) };
    case 'pung':
      return { kind, tile: tile(first), from };
    case 'concealed':
      return { kind: 'kong', tile: tile(first), form: 'concealed' };
    default:
      return { kind: 'kong', tile: tile(first), form: kind === 'added' ? 'promoted' : 'melded', from };
  }
}
