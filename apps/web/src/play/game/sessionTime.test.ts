import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { nextMinuteAt, noticeBetween, sessionTimeOf } from './sessionTime.ts';

const MINUTE = 60_000;
const { state } = dealtTable();
const timed = (left: number, pause: { since: number | undefined } = { since: undefined }) => ({
  ...state,
  settings: { ...state.settings, minutes: 150 },
  clock: { ...state.clock, sessionEndsAt: left },
  pause: { ...state.pause, ...pause },
});

describe('the time of a session (3.5.6)', () => {
  it('is counted in whole minutes, and is low from fifteen on', () => {
    const at = (left: number) => sessionTimeOf(timed(left), 0)!;
    expect([at(150 * MINUTE).minutes, at(149 * MINUTE + 1).minutes, at(1).minutes, at(0).minutes]).toEqual([
      150, 150, 1, 0,
    ]);
    expect([at(15 * MINUTE + 1).isLow, at(15 * MINUTE).isLow]).toEqual([false, true]);
    expect(at(15 * MINUTE)).toMatchObject({ total: 150, endsAt: 15 * MINUTE, isHeld: false });
  });

  it('is never more than the whole: a restart gives seconds back, and they show as no minute', () => {
    const restarted = sessionTimeOf(timed(150 * MINUTE + 8000), 0)!;
    expect(restarted).toMatchObject({ minutes: 150, endsAt: 150 * MINUTE + 8000 });
    expect(nextMinuteAt(restarted)).toBe(MINUTE + 8000);
  });

  it('stands still in a pause, and the gong moves back by it', () => {
    const held = sessionTimeOf(timed(20 * MINUTE, { since: 2 * MINUTE }), 7 * MINUTE)!;
    expect(held).toMatchObject({ minutes: 18, endsAt: 25 * MINUTE, isHeld: true });
  });

  it('is nothing without a limit or after the end', () => {
    expect(sessionTimeOf(state, 0)).toBeUndefined();
    const over = { ...timed(MINUTE), session: { ...state.session, phase: 'over' as const } };
    expect(sessionTimeOf(over, 0)).toBeUndefined();
  });

  it('changes its minutes at whole minutes before the gong', () => {
    expect(nextMinuteAt(sessionTimeOf(timed(100_000), 0)!)).toBe(40_000);
    expect(nextMinuteAt(sessionTimeOf(timed(60_000), 0)!)).toBe(60_000);
  });
});

describe('a notice', () => {
  it('is due once when fifteen and when five minutes are left, and not when a page opens after it', () => {
    expect(noticeBetween(16, 15)).toBe(15);
    expect(noticeBetween(15, 14)).toBeUndefined();
    expect(noticeBetween(undefined, 15)).toBeUndefined();
    expect(noticeBetween(6, 5)).toBe(5);
    expect(noticeBetween(40, 3)).toBe(5);
  });
});
