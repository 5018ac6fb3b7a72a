import type { TableState } from '@gorrion/protocol';
import {
  ALL_TILES,
  below,
  type HandState,
  isFlower,
  isSuited,
  type RandomSource,
  type Seat,
  type Tile,
  visibleCopies,
  withSeat,
} from '@gorrion/rules';
import { peopleBeside, questionsOf, type SlotRule } from '../../beat/slots.ts';

/*
 * The structural test, exact and without statistics: a window must be timed for every answer that is possible by public
 * facts. A seat gets other hidden tiles that fit these facts; if it could then claim, the slot of its answer must be
 * timed.
 */

const HANDS_A_SEAT = 50;
const BUILD_TRIES = 8;

/** Returns the tiles in no river and no open meld. Flowers are shown at once, so they are in no hand. */
function unseenTiles(hand: HandState): readonly Tile[] {
  const left = new Map<Tile, number>();
  for (const tile of ALL_TILES) if (!isFlower(tile)) left.set(tile, (left.get(tile) ?? 0) + 1);
  return [...left].flatMap(([tile, copies]) => Array<Tile>(copies - visibleCopies(hand, tile)).fill(tile));
}

function drawn(random: RandomSource, from: readonly Tile[], count: number): readonly Tile[] {
  const pool = [...from];
  for (let n = 0; n < count; n++) {
    const other = n + below(random, pool.length - n);
    [pool[n], pool[other]] = [pool[other]!, pool[n]!];
  }
  return pool.slice(0, count);
}

/** Returns three of a kind or three in a row that contain this tile. */
function setWith(random: RandomSource, tile: Tile): readonly Tile[] {
  const step = below(random, 4);
  const low = (tile - step) as Tile;
  const isRow = step < 3 && isSuited(tile) && low % 9 <= 6 && Math.floor(low / 9) === Math.floor(tile / 9) && low >= 0;
  return isRow ? [low, (low + 1) as Tile, (low + 2) as Tile] : [tile, tile, tile];
}

/** Returns hidden tiles that this tile completes to sets and a pair; undefined if chance finds none. */
function readyHand(
  random: RandomSource,
  unseen: readonly Tile[],
  count: number,
  tile: Tile,
): readonly Tile[] | undefined {
  for (let tries = 0; tries < BUILD_TRIES; tries++) {
    const left = [...unseen, tile];
    const take = (tiles: readonly Tile[]): boolean =>
      tiles.every(one => {
        const at = left.indexOf(one);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    const any = () => left[below(random, left.length)]!;
    const isPair = count === 1 || below(random, 4) === 0;
    const hand = isPair ? [tile, tile] : [...setWith(random, tile)];
    let isWhole = take(hand);
    while (isWhole && hand.length < count - 1) {
      const set = setWith(random, any());
      isWhole = take(set);
      hand.push(...set);
    }
    if (isWhole && hand.length < count + 1) {
      const one = any();
      isWhole = take([one, one]);
      hand.push(one, one);
    }
    if (!isWhole || hand.length !== count + 1) continue;
    hand.splice(hand.indexOf(tile), 1);
    return hand;
  }
  return undefined;
}

/** Returns the table with other hidden tiles for one seat. */
function withHidden(state: TableState, seat: Seat, tiles: readonly Tile[]): TableState {
  const { session } = state;
  const concealed = tiles.toSorted((a, b) => a - b);
  const seats = withSeat(session.hand.seats, seat, { ...session.hand.seats[seat], concealed });
  return { ...state, session: { ...session, hand: { ...session.hand, seats } } };
}

export interface Structure {
  windows: number;
  /** Number of hands with which a seat could claim; `wins`: could win. */
  claims: number;
  wins: number;
  /** Claims whose slot was not timed. */
  readonly untimed: string[];
}

/** Collects possible claims that are not timed, for every window that opens. */
export class StructureTest {
  readonly found: Structure = { windows: 0, claims: 0, wins: 0, untimed: [] };
  readonly #random: RandomSource;
  readonly #slots: SlotRule;
  readonly #hands: number;

  constructor(random: RandomSource, slots: SlotRule, hands = HANDS_A_SEAT) {
    this.#random = random;
    this.#slots = slots;
    this.#hands = hands;
  }

  readonly look = (state: TableState): void => {
    const { hand } = state.session;
    if (hand.phase.name !== 'claims') return;
    this.found.windows++;
    const unseen = unseenTiles(hand);
    for (const seat of peopleBeside(state, hand.phase.from))
      for (let n = 0; n < this.#hands; n++) this.#try(state, seat, unseen, n % 2 === 0);
  };

  #try(state: TableState, seat: Seat, unseen: readonly Tile[], isReady: boolean): void {
    const { phase, seats } = state.session.hand;
    if (phase.name !== 'claims') return;
    const count = seats[seat].concealed.length;
    const ready = isReady ? readyHand(this.#random, unseen, count, phase.tile) : undefined;
    const other = withHidden(state, seat, ready ?? drawn(this.#random, unseen, count));
    const { played, eligible } = this.#slots(other, phase, questionsOf(other));
    const one = eligible[seat];
    if (!one) return;
    this.found.claims++;
    if (one.canWin) this.found.wins++;
    const copies = visibleCopies(state.session.hand, phase.tile) - 1;
    if (!played[one.slot]) this.found.untimed.push(`tile ${phase.tile}, ${copies} open, seat ${seat}: ${one.slot}`);
  }
}
