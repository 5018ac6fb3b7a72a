import { type BySeat, bySeat, isSuited, SEATS, type Seat, seatAfter, type Tile, tileOf } from '@gorrion/rules';
import {
  ForeignError,
  type ForeignGame,
  type ForeignHand,
  type ForeignMove,
  listIn,
  nameIn,
  numberIn,
  objectIn,
  pointsIn,
  seatIn,
} from './foreign.ts';

/*
 * Records of salasasa.cn (国标 only), as its public converter describes them: `game_title` with options and names,
 * `game_round` with one object a hand: the dealt tiles `p0_tiles` to `p3_tiles` by seat, the wall after the deal
 * `tiles_list`, and `action_ticks`. A draw or a discard does not name its seat: it follows from whose turn it is.
 */

const MOST_TICKS = 2000;
const MOST_HANDS = 32;

/** First of their numbers and ours, and how many: characters, dots, bamboos, winds, flowers. */
const RANGES: readonly (readonly [theirs: number, ours: number, count: number])[] = [
  [11, 0, 9],
  [21, 18, 9],
  [31, 9, 9],
  [41, 27, 4],
  [51, 34, 8],
];
/** Red, white, green. */
const DRAGONS: Readonly<Record<number, number>> = { 45: 31, 46: 33, 47: 32 };

function tileIn(value: unknown, hand: number): Tile {
  const number = numberIn(value, 11, 58, hand);
  const range = RANGES.find(([theirs, , count]) => number >= theirs && number < theirs + count);
  const kind = DRAGONS[number] ?? (range && range[1] + number - range[0]);
  if (kind === undefined) throw new ForeignError('shape', hand);
  return tileOf(kind);
}

const tilesIn = (value: unknown, hand: number): readonly Tile[] => listIn(value, hand).map(one => tileIn(one, hand));

/** Reads the ticks of a hand one after another and keeps whose turn it is. */
class Ticks {
  readonly moves: ForeignMove[] = [];
  penalties: BySeat<number> | undefined;
  changes: BySeat<number> | undefined;
  readonly #hand: number;
  #seat: Seat = 0;

  constructor(hand: number) {
    this.#hand = hand;
  }

  read(tick: readonly unknown[]): void {
    const [code, first, second] = tick;
    if (typeof code !== 'string') throw new ForeignError('shape', this.#hand);
    if (code.startsWith('hu_')) this.#win(tick);
    else if (code === 'd') this.#draw(first, seatAfter(this.#seat), false);
    else if (code === 'gd') this.#draw(first, this.#seat, true);
    else if (code === 'bd') this.#draw(first, second === undefined ? this.#seat : seatIn(second, this.#hand), true);
    else if (code === 'bh')
      this.moves.push({ kind: 'flower', seat: seatIn(second, this.#hand), tile: this.#tile(first) });
    else if (code === 'c') this.moves.push({ kind: 'discard', seat: this.#seat, tile: this.#tile(first) });
    else if (code === 'ag' || code === 'jg')
      this.moves.push({ kind: 'own-kong', seat: this.#seat, tile: this.#tile(first) });
    else this.#claim(code, tick);
  }

  #tile(value: unknown): Tile {
    return tileIn(value, this.#hand);
  }

  /** A draw of the deal's flowers turns nobody's turn. */
  #draw(value: unknown, seat: Seat, isReplacement: boolean): void {
    this.moves.push({ kind: 'draw', seat, tile: this.#tile(value), isReplacement });
    if (!isReplacement || this.moves.some(({ kind }) => kind === 'discard')) this.#seat = seat;
  }

  #claim(code: string, [, called, by, ...own]: readonly unknown[]): void {
    if (!['cl', 'cm', 'cr', 'p', 'g'].includes(code)) return;
    const seat = seatIn(by, this.#hand);
    this.#seat = seat;
    if (code === 'p') this.moves.push({ kind: 'pung', seat });
    else if (code === 'g') this.moves.push({ kind: 'claimed-kong', seat });
    else {
      const tiles = [called, own[0], own[1]].map(tile => this.#tile(tile));
      const low = Math.min(...tiles) as Tile;
      if (!isSuited(low)) throw new ForeignError('shape', this.#hand);
      this.moves.push({ kind: 'chow', seat, low });
    }
  }

  #win([, by, , fans, points]: readonly unknown[]): void {
    const seat = seatIn(by, this.#hand);
    const changes = Array.isArray(points) ? pointsIn(points) : undefined;
    const earlier = this.penalties;
    if (Array.isArray(fans) && fans.includes('错和')) {
      this.penalties = changes ? bySeat(each => changes[each] + (earlier?.[each] ?? 0)) : earlier;
    } else if (!this.moves.some(({ kind }) => kind === 'win')) {
      this.moves.push({ kind: 'win', seat });
      this.changes = changes;
    }
  }
}

/** Returns the names by seat: `seats` says which seat each of the four players of the title has. */
function namesOf(title: Readonly<Record<string, unknown>>, seats: unknown, hand: number): BySeat<string> {
  const places = listIn(seats, hand).map(seat => seatIn(seat, hand));
  return bySeat(seat => {
    const player = places.indexOf(seat);
    return nameIn(title[`p${player}_name`], (player < 0 ? seat : player) as Seat);
  });
}

/** Tiles that the deal takes from the wall: fourteen for East. */
const DEALT = 53;

function handOf(value: unknown, title: Readonly<Record<string, unknown>>, hand: number): ForeignHand {
  const round = objectIn(value, hand);
  const ticks = new Ticks(hand);
  const all = listIn(round.action_ticks, hand);
  if (all.length > MOST_TICKS) throw new ForeignError('shape', hand);
  for (const tick of all) ticks.read(listIn(tick, hand));
  const hands = bySeat(seat => tilesIn(round[`p${seat}_tiles`], hand));
  if (SEATS.some(seat => hands[seat].length !== (seat === 0 ? 14 : 13))) throw new ForeignError('hidden', hand);
  const rest = tilesIn(round.tiles_list, hand);
  const { changes, penalties, moves } = ticks;
  return {
    number: ((numberIn(round.current_round, 1, 999, hand) - 1) % 16) + 1,
    names: namesOf(title, round.seats, hand),
    walls: 'shared',
    wall: [...Array.from({ length: DEALT }, () => undefined), ...rest],
    hands,
    moves,
    ...(changes && { changes }),
    ...(penalties && { penalties }),
  };
}

export const isSalasasa = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'game_title' in value && 'game_round' in value;

const KEY = /^round_index_(\d+)$/;

/** Reads a record of Salasasa. Throws a ForeignError. */
export function readSalasasa(value: unknown): ForeignGame {
  const { game_title, game_round } = objectIn(value);
  const title = objectIn(game_title);
  if (title.rule !== undefined && title.rule !== 'guobiao') throw new ForeignError('shape');
  const rounds = Object.entries(objectIn(game_round))
    .filter(([key]) => KEY.test(key))
    .toSorted(([a], [b]) => Number(KEY.exec(a)?.[1]) - Number(KEY.exec(b)?.[1]));
  if (rounds.length === 0 || rounds.length > MOST_HANDS) throw new ForeignError('shape');
  const minPoints = Number.isInteger(title.hepai_limit) ? numberIn(title.hepai_limit, 1, 64) : 8;
  return { source: 'salasasa', minPoints, hands: rounds.map(([, round], n) => handOf(round, title, n + 1)) };
}
