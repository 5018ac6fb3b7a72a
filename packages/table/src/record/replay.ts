import type { GameRecord, RecordedFact, TableState } from '@gorrion/protocol';
import {
  type ByPlayer,
  type HandEvent,
  nameOfHand,
  type Player,
  placeOfHand,
  type Seat,
  type Tile,
} from '@gorrion/rules';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';

/* A record as hands and moves, with the state after each move. */

/** What happened in a move. A draw is a move of its own, so that it can be seen before the discard. */
export type MoveKind = 'deal' | 'draw' | 'flower' | 'discard' | 'claim' | 'kong' | 'win' | 'end' | 'other';

export interface ReplayMove {
  readonly kind: MoveKind;
  readonly seat: Seat | undefined;
  readonly tile: Tile | undefined;
  readonly event: HandEvent;
  /** Index of the newest fact that the state after the move contains. */
  readonly fact: number;
}

export interface ReplayHand {
  /** Its name in addresses: "e3", and "e3-2" if it was dealt again. */
  readonly key: string;
  readonly number: number;
  readonly round: Seat;
  /** Hands of the round, from 1. */
  readonly inRound: number;
  readonly seating: readonly Player[];
  readonly moves: readonly ReplayMove[];
  /** Index of the fact with which it begins, and of the first after it. */
  readonly begin: number;
  readonly end: number;
  /** Points of each player by this hand; undefined if it was stopped and dealt again. */
  readonly changes: ByPlayer<number> | undefined;
}

const KINDS: Partial<Record<HandEvent['type'], MoveKind>> = {
  dealt: 'deal',
  drew: 'draw',
  'flower-exposed': 'flower',
  discarded: 'discard',
  'kong-added': 'kong',
  won: 'win',
  'hu-shown': 'win',
  exhausted: 'end',
  stopped: 'end',
  fouled: 'other',
  'exchange-opened': 'other',
  'exchange-chosen': 'other',
  exchanged: 'other',
  'replacement-declined': 'other',
  'umpire-ruled': 'other',
  'count-refused': 'other',
};

/** Returns the kind of move that an event makes; undefined if nothing is seen to move. */
function kindOf(event: HandEvent): MoveKind | undefined {
  if (event.type === 'melded') return event.meld.kind === 'kong' ? 'kong' : 'claim';
  return KINDS[event.type];
}

/** Returns the tile that an event is about; undefined for none. */
export const tileIn = (event: HandEvent): Tile | undefined => {
  if ('tile' in event) return event.tile;
  return event.type === 'melded' ? (event.meld.kind === 'chow' ? event.meld.claimed : event.meld.tile) : undefined;
};

/** Returns the move that an event makes; undefined if nothing is seen to move. `fact` numbers it. */
export function moveOf(event: HandEvent, fact: number): ReplayMove | undefined {
  const kind = kindOf(event);
  return kind && { kind, seat: 'seat' in event ? event.seat : undefined, tile: tileIn(event), event, fact };
}

/** A hand in the making. */
type Draft = { -readonly [K in keyof Omit<ReplayHand, 'moves'>]: ReplayHand[K] } & { moves: ReplayMove[] };

function keyOf(number: number, round: Seat, known: readonly Draft[]): string {
  const name = nameOfHand(placeOfHand({ number, round }, known));
  const again = known.filter(hand => hand.number === number).length;
  return again === 0 ? name : `${name}-${again + 1}`;
}

/** Returns the hands of a game with their moves. */
export function handsOf(facts: readonly RecordedFact[]): readonly ReplayHand[] {
  const hands: Draft[] = [];
  for (const [n, { event }] of facts.entries()) {
    if (event.type !== 'session') continue;
    const inner = event.event;
    const hand = hands.at(-1);
    if (inner.type === 'hand-begun') {
      const { number, round, seating } = inner;
      const key = keyOf(number, round, hands);
      const { inRound } = placeOfHand({ number, round }, hands);
      const changes = undefined;
      hands.push({ key, number, round, inRound, seating, moves: [], begin: n, end: n + 1, changes });
    } else if (hand && inner.type === 'hand') {
      const move = moveOf(inner.event, n);
      if (move) hand.moves.push(move);
      hand.end = n + 1;
    } else if (hand && inner.type === 'hand-scored') {
      hand.changes = inner.record.changes;
      hand.end = n + 1;
    }
  }
  return hands;
}

interface KnownReplay {
  readonly end: TableState;
  readonly hands: readonly ReplayHand[];
  readonly starts: Map<number, TableState>;
  readonly states: Map<number, readonly TableState[]>;
}

/** Replays of records that are shown: the page of a game and its replay fold them once. */
const known = new WeakMap<GameRecord, Replay>();

/** A game that can be seen at any move. States are folded once and kept by hand. */
export class Replay {
  /** Returns the replay of a record, which is folded at the first call. */
  static of(record: GameRecord): Replay {
    const replay = known.get(record) ?? new Replay(record);
    known.set(record, replay);
    return replay;
  }

  readonly record: GameRecord;
  readonly hands: readonly ReplayHand[];
  /** The table after all facts: what was ruled and appealed against after the last move is in it. */
  readonly end: TableState;
  readonly #starts: Map<number, TableState>;
  readonly #states: Map<number, readonly TableState[]>;

  /** `known`: what was made of the record already. */
  constructor(record: GameRecord, known?: KnownReplay) {
    this.record = record;
    this.hands = known?.hands ?? handsOf(record.facts);
    this.#starts = known?.starts ?? new Map();
    this.#states = known?.states ?? new Map();
    this.end = known?.end ?? this.#foldAll();
  }

  /** Returns the state after all facts, and keeps those before each hand. */
  #foldAll(): TableState {
    const begins = new Map(this.hands.map((hand, n) => [hand.begin, n]));
    let state = unopened;
    for (const [n, fact] of this.record.facts.entries()) {
      const hand = begins.get(n);
      if (hand !== undefined) this.#starts.set(hand, state);
      state = evolveTable(state, fact);
    }
    return state;
  }

  /** Returns the state after a move of a hand, both by index. What others may not see is in it. */
  stateAt(hand: number, move: number): TableState {
    const known = this.#states.get(hand) ?? this.#fold(hand);
    this.#states.set(hand, known);
    return known[move] ?? known.at(-1) ?? unopened;
  }

  /** Returns the state after the last move of the record. */
  lastState(): TableState {
    return this.stateAt(this.hands.length - 1, Number.POSITIVE_INFINITY);
  }

  #fold(n: number): readonly TableState[] {
    const hand = this.hands[n];
    let state = this.#starts.get(n) ?? unopened;
    if (!hand) return [state];
    const states: TableState[] = [];
    const last = hand.moves.length - 1;
    let next = hand.begin;
    for (const [m, { fact }] of hand.moves.entries()) {
      const end = m === last ? hand.end : fact + 1;
      for (; next < end; next++) state = evolveTable(state, this.record.facts[next]!);
      states.push(state);
    }
    return states;
  }

  /** Returns the same game with one of its hands played in another way, and the states after its moves. */
  withHand(n: number, hand: ReplayHand, states: readonly TableState[]): Replay {
    const all = new Map(this.#states).set(n, states);
    return new Replay(this.record, {
      hands: this.hands.with(n, hand),
      starts: this.#starts,
      states: all,
      end: this.end,
    });
  }

  /**
   * Returns the index of the hand of an address; undefined if there is none of that name. "h7" is the seventh hand, for
   * links of pages that do not know the rounds of a game.
   */
  find(key: string | undefined): number | undefined {
    const index = this.hands.findIndex(hand => hand.key === key || `h${hand.number}` === key);
    return index < 0 ? undefined : index;
  }

  /** Returns the index of the hand of an address; the first if there is none of that name. */
  handOf(key: string | undefined): number {
    return this.find(key) ?? 0;
  }
}

/** Moves to which one jumps: claims, kongs, wins and ends. */
export const isLandmark = ({ kind }: ReplayMove): boolean => ['claim', 'kong', 'win', 'end'].includes(kind);

/** Returns which turn a move belongs to: the number of discards so far, and one. */
export const turnOf = ({ moves }: ReplayHand, move: number): number =>
  moves.slice(0, move + 1).filter(({ kind }) => kind === 'discard').length + (moves[move]?.kind === 'discard' ? 0 : 1);
