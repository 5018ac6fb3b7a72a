import { PLAYING_KINDS, type TileCounts } from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';
import { type Course, expectedDraws } from './course.ts';
import { kindClass, neighboursSeen, STAGES, stageOf } from './features.ts';
import {
  DISCARD_BLOCKED,
  DISCARD_HELD,
  DISCARD_SHOWN,
  DISCARD_STAGE,
  DRAW_BLOCKED,
  DRAW_HELD,
  DRAW_SHOWN,
  DRAW_STAGE,
} from './tables.ts';

/**
 * Rate of an opponent's discards, against a kind's share of the unseen tiles. Draws are uniform over the unseen tiles;
 * discards favour kinds that serve few shapes.
 */
const DISCARD_BASE = 0.69;
/** Factors by class of kind (`kindClass`); a middle tile has 1. */
const BY_CLASS = [1.89, 1.77, 1.29, 1];

/** Own draws of a seat in a whole hand. */
const FULL_HAND = 21;

/** What rates depend on: the kind alone, or also the tiles that lie open and the time. */
export type RateModel = 'by-kind' | 'by-table';

/** Rates and chances by kind, for one decision. */
export interface Chances {
  /** Rate of one live copy: in one own draw, and in the discards of one opponent between two own draws. */
  readonly perDraw: Float64Array;
  readonly perDiscard: Float64Array;
  readonly drawsLeft: number;
  /** Chance that the seat draws one, two or three copies in time, at index 3 x kind + copies - 1. */
  readonly drawn: Float64Array;
  /** Chance that the seat draws a copy or its left neighbour discards one. */
  readonly chow: Float64Array;
  /** Chance that the seat draws a copy or any other discards one: for a pung or the winning tile. */
  readonly anybody: Float64Array;
  /** Share of own draws in `anybody`. */
  readonly selfShare: Float64Array;
}

/** Returns the chance of at least `copies` (1 to 3) events if `mean` are expected (Poisson). */
function atLeast(copies: number, mean: number): number {
  const none = Math.exp(-mean);
  if (copies === 1) return 1 - none;
  if (copies === 2) return 1 - none * (1 + mean);
  return 1 - none * (1 + mean + (mean * mean) / 2);
}

/** Copies by kind that a seat sees: face up for all, in its own hand, and both together. */
interface VisibleCopies {
  readonly shown: TileCounts;
  readonly held: TileCounts;
  readonly seen: TileCounts;
}

/**
 * Returns factors of draws and of discards by kind. Those of draws have a mean of 1, because a draw is always some
 * tile.
 */
function factorsOf(live: TileCounts, table: VisibleCopies | undefined, drawsLeft: number) {
  const draw = new Float64Array(PLAYING_KINDS).fill(1);
  const discard = new Float64Array(PLAYING_KINDS);
  const stage = stageOf(drawsLeft);
  const lateness = Math.max(0, Math.min(1, (FULL_HAND - drawsLeft) / (FULL_HAND / 2)));
  let [all, weighed] = [0, 0];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const kindOf = kindClass(kind);
    if (table === undefined) {
      discard[kind] = DISCARD_BASE * BY_CLASS[kindOf]!;
      continue;
    }
    const { shown, held, seen } = table;
    const blocked = neighboursSeen(kind, seen);
    const copies = live[kind]!;
    const next = Math.min(stage + 1, STAGES - 1);
    const time = (DISCARD_STAGE[kindOf]![stage]! + DISCARD_STAGE[kindOf]![next]!) / 2;
    const [open, own] = [Math.min(3, shown[kind]!), Math.min(3, held[kind]!)];
    discard[kind] = time * DISCARD_SHOWN[kindOf]![open]! * DISCARD_HELD[own]! * DISCARD_BLOCKED[blocked]!;
    // At the deal all unseen tiles are equally likely.
    const late = DRAW_SHOWN[kindOf]![open]! * DRAW_HELD[own]! * DRAW_BLOCKED[blocked]!;
    draw[kind] = DRAW_STAGE[kindOf]![stage]! * (1 + lateness * (late - 1));
    all += copies;
    weighed += copies * draw[kind]!;
  }
  if (weighed > 0) for (let kind = 0; kind < PLAYING_KINDS; kind++) draw[kind]! *= all / weighed;
  return { draw, discard };
}

export function chancesOf(
  live: TileCounts,
  unseen: number,
  drawsLeft: number,
  course: Course,
  table?: VisibleCopies,
): Chances {
  // Without a draw left a ready hand still waits for the last discards of others, so it keeps some weight.
  const draws = Math.max(course.last, expectedDraws(course, drawsLeft));
  const perCopy = unseen === 0 ? 0 : 1 / unseen;
  const factors = factorsOf(live, table, drawsLeft);
  const chances: Chances = {
    perDraw: factors.draw.map(factor => factor * perCopy),
    perDiscard: factors.discard.map(factor => factor * perCopy),
    drawsLeft,
    drawn: new Float64Array(3 * PLAYING_KINDS),
    chow: new Float64Array(PLAYING_KINDS),
    anybody: new Float64Array(PLAYING_KINDS),
    selfShare: new Float64Array(PLAYING_KINDS),
  };
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const rate = live[kind]! * chances.perDraw[kind]!;
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

/** Returns the chances of all kinds by what a seat sees. */
export function chancesSeen(sight: Sight, course: Course, rateModel: RateModel): Chances {
  const { live, unseen, drawsLeft, shown, counts } = sight;
  if (rateModel === 'by-kind') return chancesOf(live, unseen, drawsLeft, course);
  const seen = shown.map((copies, kind) => copies + counts[kind]!);
  return chancesOf(live, unseen, drawsLeft, course, { shown, held: counts, seen });
}
