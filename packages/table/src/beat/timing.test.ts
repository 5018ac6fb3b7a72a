import type { Claim, Seat } from '@gorrion/rules';
import { bySeat } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { BEATS, fixedBeat } from '../clock/beats.ts';
import { nextAction, onGrid, type WindowFacts } from './timing.ts';

const CHOW: Claim = { kind: 'chow', low: 0 as never };
const PASS: Claim = { kind: 'pass' };

/** East has discarded; South is next. */
const window = (facts: Partial<WindowFacts> = {}): WindowFacts => ({
  preset: BEATS.relaxed,
  from: 0,
  eligible: [undefined, undefined, undefined, undefined],
  isAwaited: [false, false, false, false],
  answers: [undefined, undefined, undefined, undefined],
  substitutes: [undefined, undefined, undefined, undefined],
  virtual: { P: 1130, C: 2060 },
  announced: undefined,
  ...facts,
});

const at = <T>(seat: Seat, value: T, others: T) => bySeat(s => (s === seat ? value : others));
const P = { slot: 'P', canWin: false } as const;
const WIN = { slot: 'P', canWin: true } as const;
const C = { slot: 'C', canWin: false } as const;
const said = (seat: Seat, claim: Claim, after: number) => at(seat, { claim, after }, undefined);

describe('the grid', () => {
  test.each([
    [0, 1000],
    [999, 1000],
    [1000, 1000],
    [1001, 1250],
    [1250, 1250],
    [8000, 8000],
  ])('%i ms is sent at %i ms', (ms, sent) => {
    expect(onGrid(BEATS.relaxed, ms)).toBe(sent);
  });
});

describe('a window without claims', () => {
  test('that no seat could answer closes with its later virtual answer', () => {
    expect(nextAction(window())).toEqual({ type: 'close', after: 2250 });
  });

  test('a real answer fills its slot, and the virtual one of the other still runs', () => {
    const eligible = at(2, P, undefined);
    const isAwaited = at<boolean>(2, true, false);
    expect(nextAction(window({ eligible, isAwaited }))).toBeUndefined();
    const answers = said(2, PASS, 300);
    expect(nextAction(window({ eligible, answers }))).toEqual({ type: 'close', after: 2250 });
    expect(nextAction(window({ eligible, answers, virtual: { P: 9999, C: 0 } }))).toEqual({
      type: 'close',
      after: 1000,
    });
  });

  test('of two seats that could take the tile, the later answer counts', () => {
    const eligible = bySeat(seat => (seat === 2 || seat === 3 ? WIN : undefined));
    const answers = bySeat(seat =>
      seat === 2 ? { claim: PASS, after: 400 } : seat === 3 ? { claim: PASS, after: 3100 } : undefined,
    );
    expect(nextAction(window({ eligible, answers }))).toEqual({ type: 'close', after: 3250 });
  });

  test('the slot of a seat with switches, or of a person who is away, is virtual', () => {
    expect(nextAction(window({ eligible: at(2, P, undefined) }))).toEqual(nextAction(window()));
  });

  test('a player who disconnects has a substitute', () => {
    const facts = { eligible: at(2, P, undefined), substitutes: at(2, 4010, undefined) };
    expect(nextAction(window(facts))).toEqual({ type: 'close', after: 4250 });
  });
});

describe('claims', () => {
  test('a chow waits for slot P, real or virtual', () => {
    const answers = said(1, CHOW, 500);
    const eligible = at(1, C, undefined);
    expect(nextAction(window({ eligible, answers, virtual: { P: 3040, C: 900 } }))).toEqual({
      type: 'close',
      after: 3250,
    });
    const both = bySeat(seat => (seat === 1 ? C : seat === 3 ? P : undefined));
    expect(nextAction(window({ eligible: both, answers, isAwaited: at<boolean>(3, true, false) }))).toBeUndefined();
  });

  test('a chow of a seat that could also pung waits for slot C: another seat that could win may fill it', () => {
    const facts = window({ eligible: at(1, P, undefined), answers: said(1, CHOW, 500) });
    expect(nextAction(facts)).toEqual({ type: 'close', after: 2250 });
    const rivals = bySeat(seat => (seat === 1 ? P : seat === 3 ? ({ slot: 'C', canWin: true } as const) : undefined));
    const isAwaited = at<boolean>(3, true, false);
    expect(nextAction({ ...facts, eligible: rivals, isAwaited })).toBeUndefined();
    const answers = bySeat(seat => (seat === 3 ? { claim: PASS, after: 4100 } : facts.answers[seat]));
    expect(nextAction({ ...facts, eligible: rivals, answers })).toEqual({ type: 'close', after: 4250 });
  });

  test('a pung is announced without waiting for other seats, and stands 3 s after the discard or 1 s after the call', () => {
    const facts = window({ eligible: at(3, P, undefined), answers: said(3, { kind: 'pung' }, 1700) });
    expect(nextAction(facts)).toEqual({ type: 'announce', after: 1750, seat: 3 });
    expect(nextAction({ ...facts, announced: { seat: 3, after: 1750 } })).toEqual({ type: 'close', after: 3000 });
    expect(nextAction({ ...facts, announced: { seat: 3, after: 5000 } })).toEqual({ type: 'close', after: 6000 });
  });

  test('a quick pung is never announced before the beat', () => {
    const facts = window({ eligible: at(3, P, undefined), answers: said(3, { kind: 'pung' }, 90) });
    expect(nextAction(facts)).toEqual({ type: 'announce', after: 1000, seat: 3 });
  });

  test('a win overrides an announced pung and waits only for nearer seats that could win', () => {
    const eligible = bySeat(seat => (seat === 1 ? WIN : seat === 2 ? WIN : seat === 3 ? P : undefined));
    const answers = bySeat(seat =>
      seat === 2
        ? ({ claim: { kind: 'win' }, after: 2100 } as const)
        : seat === 3
          ? ({ claim: { kind: 'pung' }, after: 900 } as const)
          : undefined,
    );
    const facts = window({ eligible, answers, announced: { seat: 3, after: 1000 } });
    expect(nextAction({ ...facts, isAwaited: at<boolean>(1, true, false) })).toBeUndefined();
    const passed = { ...facts, answers: bySeat(seat => (seat === 1 ? { claim: PASS, after: 2600 } : answers[seat])) };
    expect(nextAction(passed)).toEqual({ type: 'close', after: 2750 });
  });
});

test('[R18] the competition window is 3.000 s whatever the answers', () => {
  const preset = fixedBeat(3);
  expect(nextAction(window({ preset }))).toEqual({ type: 'close', after: 3000 });
  expect(nextAction(window({ preset, answers: said(3, { kind: 'pung' }, 100) }))).toEqual({
    type: 'close',
    after: 3000,
  });
  expect(nextAction(window({ preset, answers: said(3, { kind: 'win' }, 2900) }))).toEqual({
    type: 'close',
    after: 3000,
  });
});
