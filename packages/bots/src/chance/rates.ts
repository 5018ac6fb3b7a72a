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
 * How likely a tile comes in time. Draws are uniform over the unseen tiles; an opponent's discard favours tiles that
 * serve few shapes. A close look adds what the table tells: a tile whose neighbours are gone, or that lies open
 * already, is thrown and seldom held.
 */
const DISCARD_BASE = 0.69;
/** By class of kind: honours, terminals, next to them, middle (= 1). */
const BY_CLASS = [1.89, 1.77, 1.29, 1];

/** Own draws in a whole hand. */
const FULL_HAND = 21;

/** How closely chances are read: by the kind alone, or by all that lies open. */
export type RateModel = 'by-kind' | 'by-table';

/** Chances by kind, of one copy in the time that is left. */
export interface Chances {
  /** In one own draw; in the discards of one opponent between two own draws. Per live copy. */
  readonly perDraw: Float64Array;
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

/** Copies by kind: lying open to all, held, and both together. */
interface VisibleCopies {
  readonly shown: TileCounts;
  readonly held: TileCounts;
  readonly seen: TileCounts;
}

/** Factors of a draw and of a discard, by kind; what is drawn is normed, for something always is. */
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
    // At the deal every unseen tile is as likely as another.
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
  // With no own draw left a ready hand still waits for the others' last discards: it must keep some weight.
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

/** The chances of what a seat sees, read as closely as asked. */
export function chancesSeen(sight: Sight, course: Course, rateModel: RateModel): Chances {
  const { live, unseen, drawsLeft, shown, counts } = sight;
  if (rateModel === 'by-kind') return chancesOf(live, unseen, drawsLeft, course);
  const seen = shown.map((copies, kind) => copies + counts[kind]!);
  return chancesOf(live, unseen, drawsLeft, course, { shown, held: counts, seen });
}
