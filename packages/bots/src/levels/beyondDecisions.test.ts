import { parseTile, viewFor } from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { dangerByOpponent, valueOfWait } from './beyondDecisions.ts';
import { evaluate, explain } from './decideAsBot.ts';

const READY = ['9p', '123m456s78p45sEEN', '', ''];

describe('a hand that waits', () => {
  it('is worth what passing is worth in a claim window', () => {
    const { state } = given({ hands: READY }).when(discards(0, '9p'));
    const view = viewFor(state, 1);
    const pass = evaluate('strong', view, 1).find(
      ({ action }) => action.type === 'claim' && action.claim.kind === 'pass',
    );
    expect(valueOfWait('strong', view, 1)).toBe(pass!.value);
  });

  it('has a value while another seat is on turn', () => {
    const view = viewFor(given({ hands: READY }).state, 1);
    const poor = viewFor(given({ hands: ['9p', '159m259s148pESNF', '', ''] }).state, 1);
    expect(valueOfWait('expert', view, 1)).toBeGreaterThan(valueOfWait('expert', poor, 1) + 1);
  });
});

describe('the danger by opponent', () => {
  it('joins to the danger of a candidate, and is nothing for the seat itself', () => {
    const view = viewFor(given({ hands: ['123m456s78p55mEEEN'] }).state, 0);
    const chances = dangerByOpponent(view, 0);
    expect(chances[0].every(chance => chance === 0)).toBe(true);
    for (const { action, danger } of explain('expert', view, 0)) {
      if (action.type !== 'discard') continue;
      const safe = [1, 2, 3].reduce((product, seat) => product * (1 - chances[seat as 1 | 2 | 3][action.tile]!), 1);
      expect(danger).toBeCloseTo(1 - safe, 12);
    }
  });
});

describe('a claim that serves no target', () => {
  const { state } = given({ hands: ['1m', '1133m5577s99pEES', '', ''] }).when(discards(0, '1m'));
  const view = viewFor(state, 1);
  const kindsOf = (candidates: ReturnType<typeof evaluate>) =>
    candidates.map(({ action }) => action.type === 'claim' && action.claim.kind);

  it('is valued where every claim is asked for, and the other values stay', () => {
    const manner = { explains: true };
    const usual = evaluate('easy', view, 1, manner);
    const all = evaluate('easy', view, 1, { ...manner, valuesEveryClaim: true });
    expect(kindsOf(usual)).toEqual(['pass']);
    expect(kindsOf(all)).toEqual(['pass', 'pung']);
    expect(all[0]!.value).toBe(usual[0]!.value);
  });
});

describe('the target of a route', () => {
  it('is told as a complete hand for the scorer', () => {
    const [best] = explain('expert', viewFor(given({ hands: ['123m456s78p55mEEEN'] }).state, 0), 0);
    const { byDiscard, selfDrawn, missing } = best!.routes![0]!;
    expect(missing.map(({ tile }) => tile)).toEqual([parseTile('9p')]);
    for (const [claim, isDrawn] of [
      [byDiscard, false],
      [selfDrawn, true],
    ] as const) {
      expect(claim).toMatchObject({ winningTile: parseTile('9p'), selfDrawn: isDrawn });
      expect(claim!.concealed).toHaveLength(13);
    }
  });
});
