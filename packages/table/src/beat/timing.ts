import type { BeatPreset } from '@gorrion/protocol';
import { type BySeat, bySeat, type Claim, outranks, SEATS, type Seat, winningClaim } from '@gorrion/rules';
import { OVERRIDE_AFTER_CALL, OVERRIDE_AFTER_DISCARD } from '../clock/beats.ts';
import type { Eligible } from './slots.ts';
import type { Slot } from './strata.ts';

/*
 * Computes what a window does and when, from its draws and the answers so far. All times in milliseconds after the
 * discard and on the grid. None depends on whether a seat can claim: a slot without a person has a virtual answer
 * (packages/table/docs/claim-beat.md).
 */

export interface TimedAnswer {
  readonly claim: Claim;
  readonly after: number;
}

export interface WindowFacts {
  readonly preset: BeatPreset;
  readonly from: Seat;
  readonly eligible: BySeat<Eligible | undefined>;
  /** Seats whose answer is awaited: people who may still answer, bots that think or will claim. */
  readonly isAwaited: BySeat<boolean>;
  readonly answers: BySeat<TimedAnswer | undefined>;
  /** Times that replace awaited answers which will not come. */
  readonly substitutes: BySeat<number | undefined>;
  /** Virtual answers; 0 where the slot is not played. */
  readonly virtual: Readonly<Record<Slot, number>>;
  readonly announced: { readonly seat: Seat; readonly after: number } | undefined;
  /** Whether a chow is laid as soon as the beat allows, and then stands against a pung (CLASSICAL 27). Absent: no. */
  readonly laidChowStands?: boolean;
}

export type WindowAction =
  | { readonly type: 'close'; readonly after: number }
  | { readonly type: 'announce'; readonly after: number; readonly seat: Seat };

/** Returns what a claim window does next if no further answer comes. */
export type WindowTiming = (facts: WindowFacts) => WindowAction | undefined;

/** Returns the first point of the grid at or after `ms`, never before the beat. */
export function onGrid({ beat, grid }: BeatPreset, ms: number): number {
  return beat + Math.ceil(Math.max(0, ms - beat) / grid - 1e-9) * grid;
}

/** Returns when a slot is done; undefined while a real answer is awaited. */
function slotDone(facts: WindowFacts, slot: Slot): number | undefined {
  const times: number[] = [];
  for (const seat of SEATS) {
    if (facts.eligible[seat]?.slot !== slot) continue;
    const [answer, substitute] = [facts.answers[seat], facts.substitutes[seat]];
    if (answer === undefined && facts.isAwaited[seat]) return undefined;
    if (answer !== undefined) times.push(answer.after);
    if (substitute !== undefined) times.push(substitute);
  }
  return times.length > 0 ? Math.max(...times) : facts.virtual[slot];
}

/** Returns when both slots are done. A chow waits for both: its caller fills one, a seat with precedence the other. */
function bothDone(facts: WindowFacts): number | undefined {
  const [pung, chow] = [slotDone(facts, 'P'), slotDone(facts, 'C')];
  return pung === undefined || chow === undefined ? undefined : Math.max(pung, chow);
}

/** Returns the claim that would take the tile now, with the time of its answer. */
function bestClaim({ from, answers }: WindowFacts): (TimedAnswer & { seat: Seat }) | undefined {
  const best = winningClaim({ from, made: bySeat(seat => answers[seat]?.claim) });
  return best && { ...answers[best.seat]!, seat: best.seat };
}

/**
 * Returns when nearer seats that could win too have answered. The hand ends then, so the wait reveals nothing useful.
 */
function winDone(facts: WindowFacts, win: TimedAnswer & { seat: Seat }): number | undefined {
  const wins = SEATS.filter(seat => facts.eligible[seat]?.canWin).map(seat => ({ seat, claim: win.claim }));
  const nearer = wins.filter(other => outranks(facts.from, other, win)).map(({ seat }) => seat);
  if (nearer.some(seat => facts.isAwaited[seat] && !facts.answers[seat])) return undefined;
  return Math.max(win.after, ...nearer.map(seat => facts.answers[seat]?.after ?? 0));
}

function claimStep(facts: WindowFacts, best: TimedAnswer & { seat: Seat }): WindowAction | undefined {
  const { preset, announced, laidChowStands } = facts;
  if (best.claim.kind === 'win') {
    const done = winDone(facts, best);
    return done === undefined ? undefined : { type: 'close', after: onGrid(preset, done) };
  }
  if (announced) {
    return { type: 'close', after: Math.max(OVERRIDE_AFTER_DISCARD, announced.after + OVERRIDE_AFTER_CALL) };
  }
  if (best.claim.kind !== 'chow' || laidChowStands)
    return { type: 'announce', after: onGrid(preset, best.after), seat: best.seat };
  const done = bothDone(facts);
  return done === undefined ? undefined : { type: 'close', after: onGrid(preset, Math.max(best.after, done)) };
}

/** Returns what a window does next if no further answer comes; undefined while it must wait for one. */
export function nextAction(facts: WindowFacts): WindowAction | undefined {
  if (facts.preset.isFixed) return { type: 'close', after: facts.preset.beat };
  const best = bestClaim(facts);
  if (best) return claimStep(facts, best);
  const done = bothDone(facts);
  return done === undefined ? undefined : { type: 'close', after: onGrid(facts.preset, done) };
}
