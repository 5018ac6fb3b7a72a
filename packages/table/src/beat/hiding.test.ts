import type { BeatPreset } from '@gorrion/protocol';
import { below, bySeat, type Claim, type RandomSource, type Seat, seeded, type Tile } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { BEATS, fixedBeat } from '../clock/beats.ts';
import { unit } from '../ports/chance.ts';
import { BeatMemory } from './memory.ts';
import { passTable, typicalOf, valueAt } from './quantiles.ts';
import { questionKindOf, type Slot, stratumOf } from './strata.ts';
import { nextAction, type WindowFacts } from './timing.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/*
 * Tests the timing alone over many windows without claims: what the length T reveals to a bystander, and to an eligible
 * player who has passed at once. Schemes that leak are tested too, to show that the test detects them
 * (packages/table/docs/claim-beat.md).
 */

type Scheme = (window: WindowFacts) => WindowFacts;

const evenBeat: Scheme = window => window;
/** Waits for real answers only. */
const onlyReal: Scheme = window => ({ ...window, virtual: { P: 0, C: 0 } });
/** Has virtual answers only where no seat can answer. */
const onlyWithoutReal: Scheme = window => (window.eligible.some(Boolean) ? onlyReal(window) : window);

const PASS: Claim = { kind: 'pass' };
const WINDOWS = 12_000;
const WINDOWS_A_HAND = 56;

interface Sample {
  readonly lasted: number;
  readonly isSignal: boolean;
}

function areaUnderCurve(samples: readonly Sample[]): number {
  const sorted = [...samples].sort((a, b) => a.lasted - b.lasted);
  let [rankSum, start] = [0, 0];
  while (start < sorted.length) {
    let end = start;
    while (end < sorted.length && sorted[end]!.lasted === sorted[start]!.lasted) end++;
    const rank = (start + end + 1) / 2;
    for (let n = start; n < end; n++) if (sorted[n]!.isSignal) rankSum += rank;
    start = end;
  }
  const yes = samples.filter(sample => sample.isSignal).length;
  return (rankSum - (yes * (yes + 1)) / 2) / (yes * (samples.length - yes));
}

/** East discards; who is in P (seats 2 or 3) and who in C (seat 1) is drawn as often as in games of bots. */
function windowOf(random: RandomSource, memory: BeatMemory, preset: BeatPreset, speed: number, n: number): WindowFacts {
  const tile = below(random, 34) as Tile;
  const stratum = (slot: Slot) => stratumOf(slot, tile, n % WINDOWS_A_HAND);
  const isIn: Record<Slot, boolean> = { P: unit(random) < 0.08, C: tile < 27 && unit(random) < 0.17 };
  const holder = (2 + below(random, 2)) as Seat;
  const slotOf = (seat: Seat): Slot | undefined =>
    isIn.P && seat === holder ? 'P' : isIn.C && seat === 1 ? 'C' : undefined;
  const answers = bySeat(seat => {
    const slot = slotOf(seat);
    if (!slot) return undefined;
    const table = passTable(questionKindOf(slot, tile));
    const after = Math.min(valueAt(table, unit(random)) * speed, preset.cut);
    memory.answered(`${seat}`, after, typicalOf(table));
    memory.passed(`${seat}`, stratum(slot), after);
    memory.noted(slot, tile, after, `${seat}`);
    return { claim: PASS, after };
  });
  const draw = (slot: Slot) =>
    memory.draw(random, slot, tile, stratum(slot), slot === 'C' ? '1' : `${1 + below(random, 3)}`, preset.cut);
  return {
    preset,
    from: 0,
    eligible: bySeat(seat => {
      const slot = slotOf(seat);
      return slot && { slot, canWin: false };
    }),
    isAwaited: [false, false, false, false],
    answers,
    substitutes: [undefined, undefined, undefined, undefined],
    virtual: { P: isIn.P ? 0 : draw('P'), C: isIn.C || tile >= 27 ? 0 : draw('C') },
    announced: undefined,
  };
}

/** Returns what a window's length reveals to a bystander, and to a next seat that passed a chow before the beat. */
function areas(scheme: Scheme, preset: BeatPreset, speed = 1): { bystander: number; eligible: number } {
  const random = seeded(`hiding ${preset.limit} ${speed}`);
  const memory = new BeatMemory(preset.speed);
  const seen: Sample[] = [];
  const seenByChower: Sample[] = [];
  for (let n = 0; n < WINDOWS; n++) {
    if (n % WINDOWS_A_HAND === 0) memory.handEnded();
    const window = windowOf(random, memory, preset, speed, n);
    const lasted = nextAction(scheme(window))!.after;
    const chower = window.answers[1];
    const canPung = window.eligible.some(one => one?.slot === 'P');
    // A player who cannot chow tries to predict whether another seat is asked. No seat can chow honours: excluded.
    if (window.virtual.C > 0 || chower) seen.push({ lasted, isSignal: window.eligible.some(Boolean) });
    if (chower && chower.after <= preset.beat) seenByChower.push({ lasted, isSignal: canPung });
  }
  return { bystander: areaUnderCurve(seen), eligible: areaUnderCurve(seenByChower) };
}

describe('the even beat', () => {
  test.each([
    ['relaxed', BEATS.relaxed, 1],
    ['club', BEATS.club, 1],
    ['none', BEATS.none, 1.6],
    ['club, people slower than assumed', BEATS.club, 1.3],
  ] as const)('%s: the length of a window reveals nothing', (_, preset, speed) => {
    const { bystander, eligible } = areas(evenBeat, preset, speed);
    expect(Math.abs(bystander - 0.5)).toBeLessThan(0.025);
    expect(Math.abs(eligible - 0.5)).toBeLessThan(0.08);
  });

  test('[R18] the competition window reveals exactly nothing', () => {
    expect(areas(evenBeat, fixedBeat(3))).toEqual({ bystander: 0.5, eligible: 0.5 });
  });
});

describe('schemes that leak are detected', () => {
  test('waiting for real answers only', () => {
    const { bystander } = areas(onlyReal, BEATS.relaxed);
    expect(bystander).toBeGreaterThan(0.65);
  });

  test('virtual answers only where no seat can answer: the eligible player who has passed knows', () => {
    const { eligible } = areas(onlyWithoutReal, BEATS.relaxed);
    expect(eligible).toBeGreaterThan(0.65);
  });
});
