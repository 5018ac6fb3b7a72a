import { FAN_IDS, type FanId, fanPoints, type Seat, type Tile, winPayments, wmo2006 } from '@gorrion/rules';
import { tilesIn } from './notation.ts';
import { scoreOfRow } from './rows.ts';
import type { TileRow } from './steps.ts';

const CALLS = ['Chow', 'Pung', 'Kong', 'Hu'] as const;

/** A piece of a sentence: plain text, tiles, the name of a fan, a number that the rules give, or the word of a call. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'fan'; readonly fan: FanId }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'call'; readonly call: (typeof CALLS)[number] };

function fanNamed(text: string): FanId {
  const fan = FAN_IDS.find(id => id === text);
  if (!fan) throw new RangeError(`no fan ${text}`);
  return fan;
}

/** Returns the points of the complete hand in a row, without flowers. */
function totalOf(row: TileRow | undefined): number {
  const score = row && scoreOfRow(row);
  if (!score) throw new RangeError('a sentence speaks of a hand that is not complete');
  return score.total;
}

/** Returns what each seat gains or pays if seat 0 wins with a tile of `from`. */
const paidFor = (total: number, from: Seat) =>
  winPayments({ seat: 0, from, robbed: false, score: { total, flowers: 0 } }, wmo2006);

/** Numbers that follow from the rules, or from the points of the hand in a row. */
const NUMBERS: Readonly<Record<string, (total: () => number) => number>> = {
  minimum: () => wmo2006.minPoints,
  base: () => wmo2006.extraPoints,
  total: total => total(),
  /** What the player pays who discarded the winning tile. */
  gives: total => -paidFor(total(), 1)[1].change,
  /** What the winner gets by a discard. */
  gets: total => paidFor(total(), 1)[0].change,
  /** What the winner gets by a tile of their own. */
  draws: total => paidFor(total(), 0)[0].change,
};

/**
 * Reads what stands between braces: "fan:all-chows", "pts:all-chows", "total:0" and other numbers of the hand in row 0,
 * "Pung", or tiles such as "5p" or "EEE".
 */
function pieceOf(text: string, rows: readonly TileRow[]): Piece {
  const [word, argument = ''] = text.split(':');
  if (word === 'fan') return { kind: 'fan', fan: fanNamed(argument) };
  if (word === 'pts') return { kind: 'points', points: fanPoints(fanNamed(argument), wmo2006) };
  const number = word !== undefined && Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
  if (number) return { kind: 'points', points: number(() => totalOf(rows[Number(argument)])) };
  const call = CALLS.find(each => each === text);
  return call ? { kind: 'call', call } : { kind: 'tiles', tiles: tilesIn(text) };
}

/**
 * Returns the pieces of a sentence of the lessons. Names and points of fans, totals of the hands in `rows`, tiles and
 * calls stand in braces, so that the rules supply them. Throws a RangeError if the braces hold anything else.
 */
export const piecesOf = (sentence: string, rows: readonly TileRow[] = []): readonly Piece[] =>
  sentence
    .split(/(\{[^}]*\})/)
    .filter(text => text !== '')
    .map(text => (text.startsWith('{') ? pieceOf(text.slice(1, -1), rows) : { kind: 'text', text }));
