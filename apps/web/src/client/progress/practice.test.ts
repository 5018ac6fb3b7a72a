import { beforeEach, describe, expect, it } from 'vitest';
import { playStep, practicePart, stepAfter, usePractice, winAtStep } from './practice.ts';

beforeEach(() => practicePart.clear());

describe('the steps of the practice table', () => {
  it('begin with any fan and end with the eight points of the rules', () => {
    expect(usePractice.getState()).toEqual({ step: 1, won: [] });
    expect([stepAfter(1), stepAfter(4), stepAfter(8)]).toEqual([4, 8, undefined]);
  });

  it('remember the step played last and where a hand was won, once each and in order', () => {
    playStep(8);
    winAtStep(8);
    winAtStep(1);
    winAtStep(8);
    expect(usePractice.getState()).toEqual({ step: 8, won: [1, 8] });
  });

  it('read what somebody changed: broken entries are dropped and counted, the others kept', () => {
    expect(practicePart.take({ step: 5, won: [4, 'x', 1] })).toBe(2);
    expect(usePractice.getState()).toEqual({ step: 1, won: [1, 4] });
    expect(practicePart.take('nothing')).toBe(0);
    expect(usePractice.getState()).toEqual({ step: 1, won: [] });
  });
});
