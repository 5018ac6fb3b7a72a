import { PLAYING_KINDS, type TileCounts } from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';

/**
 * How likely a tile comes in time. Draws are uniform over the unseen tiles; an opponent's discard favours tiles that
 * serve few shapes. Factors and hazards were measured on games of strong bots (mean of the bucket of middle tiles = 1).
 */
const DISCARD_BASE = 0.69;
const HONOUR = 1.89;
const TERMINAL = 1.77;
const NEXT_TO_TERMINAL = 1.29;

/** Chance that somebody else wins within the n-th own draw, counted from the deal. */
const HAZARD = [
  0, 0, 0.002, 0.005, 0.012, 0.022, 0.032, 0.05, 0.085, 0.11, 0.12, 0.13, 0.14, 0.17, 0.21, 0.24, 0.25, 0.25, 0.26,
  0.27, 0.27,
];
/** Own draws in a whole hand. */
const FULL_HAND = HAZARD.length;
/** A hand also improves in ways that no list of targets sees: the hazard counts in part. */
export const HAZARD_SHARE = 0.65;

function discardFactor(kind: number): number {
  if (kind >= 27) return HONOUR;
  const fromEnd = Math.min(kind % 9, 8 - (kind % 9));
  return fromEnd === 0 ? TERMINAL : fromEnd === 1 ? NEXT_TO_TERMINAL : 1;
}
const DISCARD_FACTORS = Float64Array.from({ length: PLAYING_KINDS }, (_, kind) => DISCARD_BASE * discardFactor(kind));

/** Chance that somebody else wins before the next own draw, with so many own draws left in the wall. */
export const hazard = (drawsLeft: number): number =>
  HAZARD[Math.max(0, Math.min(FULL_HAND - drawsLeft, FULL_HAND - 1))]!;

/** Own draws to be expected before the wall ends or somebody else wins. */
export function expectedDraws(drawsLeft: number): number {
  let alive = 1;
  let expected = 0;
  for (let draw = 0; draw < drawsLeft; draw++) {
    expected += alive;
    alive *= 1 - HAZARD_SHARE * hazard(drawsLeft - draw);
  }
  return expected;
}

/** Chances by kind, of one copy in the time that is left. */
export interface Chances {
  /** In one own draw; in the discards of one opponent between two own draws. Per live copy. */
  readonly perDraw: number;
  readonly perDiscard: Float64Array;
  readonly drawsLeft: number;
  /** Drawn oneself: one copy, two, three, at index 3 x kind + copies - 1. */
  readonly drawn: Float64Array;
  /** Drawn, or discarded by the left neighbour. */
  readonly chow: Float64Array;
  /** Drawn, or discarded by anybody: a pung, or the winning tile. */
  readonly anybody: Float64Array;
  /** Of the last: how much of it is one's own draw. */
  readonly selfShare: Float64Array;
}

/** Chance of at least `copies` events when `mean` are expected. */
function atLeast(copies: number, mean: number): number {
  const none = Math.exp(-mean);
  if (copies === 1) return 1 - none;
  if (copies === 2) return 1 - none * (1 + mean);
  return 1 - none * (1 + mean + (mean * mean) / 2);
}

export function chancesOf(live: TileCounts, unseen: number, drawsLeft: number): Chances {
  const draws = expectedDraws(drawsLeft);
  const perCopy = unseen === 0 ? 0 : 1 / unseen;
  const chances: Chances = {
    perDraw: perCopy,
    perDiscard: DISCARD_FACTORS.map(factor => factor * perCopy),
    drawsLeft,
    drawn: new Float64Array(3 * PLAYING_KINDS),
    chow: new Float64Array(PLAYING_KINDS),
    anybody: new Float64Array(PLAYING_KINDS),
    selfShare: new Float64Array(PLAYING_KINDS),
  };
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const rate = live[kind]! * perCopy;
    const discarded = live[kind]! * chances.perDiscard[kind]!;
    for (let copies = 1; copies <= Math.min(3, live[kind]!); copies++) {
      chances.drawn[3 * kind + copies - 1] = atLeast(copies, rate * draws);
    }
    chances.chow[kind] = atLeast(1, (rate + discarded) * draws);
    chances.anybody[kind] = atLeast(1, (rate + 3 * discarded) * draws);
    chances.selfShare[kind] = rate === 0 ? 0 : rate / (rate + 3 * discarded);
  }
  return chances;
}

export const chancesSeen = ({ live, unseen, drawsLeft }: Sight): Chances => chancesOf(live, unseen, drawsLeft);
