import { type HandState, HIDDEN, type Seat, viewFor } from '@gorrion/rules';
import { claims, closeClaims, discards, given, type Story } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../candidate/candidate.ts';
import { evaluate, explain } from '../levels/decideAsBot.ts';

const isKong = ({ action }: Candidate): boolean =>
  action.type === 'declare-kong' || (action.type === 'claim' && action.claim.kind === 'kong');

const told = ({ state }: Story, seat: Seat) => explain('expert', viewFor(state, seat), seat);

/** South holds two pungs of dragons in a ready hand. */
const offered = given({
  hands: ['F', 'CCCFFF234s56m88p', 'C', ''],
  draws: 'EEWW',
  replacements: 'N',
}).when(discards(0, 'F'));

describe('a kong of a discard', () => {
  it('is valued, and passed if the hand is worth more concealed', () => {
    const candidates = told(offered, 1);
    expect(candidates.filter(isKong)).toHaveLength(1);
    expect(candidates[0]!.action).toMatchObject({ claim: { kind: 'pass' } });
  });

  it('is claimed if it brings an open hand to eight points', () => {
    const again = offered.when(claims(1, 'kong'), closeClaims, discards(1, 'N'), closeClaims, discards(2, 'C'));
    const [best, next] = told(again, 1);
    expect(best!.action).toMatchObject({ claim: { kind: 'kong' } });
    expect(next!.action).toMatchObject({ claim: { kind: 'pass' } });
    expect(best!.winChance).toBeGreaterThan(next!.winChance!);
  });

  it('is no candidate if no hand that could win holds its set', () => {
    const useless = given({ hands: ['5m', '555m1s4s7s2p5p8pESWN', '', ''] }).when(discards(0, '5m'));
    expect(evaluate('expert', viewFor(useless.state, 1), 1).filter(isKong)).toHaveLength(0);
  });
});

/** Returns East's turn with `left` tiles in the wall. */
function turn(hand: string, left: number): HandState {
  const view = viewFor(given({ hands: [hand] }).state, 0);
  return { ...view, wall: { ...view.wall, tiles: Array.from({ length: left }, () => HIDDEN), front: 0, back: 0 } };
}

describe('the tile drawn for a kong', () => {
  it('makes any complete hand a win (fan 46)', () => {
    const candidates = explain('expert', turn('9999m123s789p45m22s', 3), 0);
    expect(candidates[0]!.action).toMatchObject({ type: 'declare-kong' });
    // Four threes and four sixes are among some 122 unseen tiles.
    expect(candidates[0]!.winChance).toBeGreaterThan(0.04);
    expect(candidates[0]!.winChance).toBeLessThan(0.12);
    for (const { winChance } of candidates.slice(1)) expect(winChance).toBeLessThan(candidates[0]!.winChance! / 2);
  });

  it('wins nothing if no tile completes the hand', () => {
    const kong = explain('expert', turn('9999m123s789p15m22s', 3), 0).find(isKong);
    expect(kong!.winChance).toBeLessThan(0.01);
  });
});

describe('an added kong', () => {
  const ready = given({
    hands: ['9m', '99m123m456s78pEEN', '', ''],
    draws: 'WWW9m',
  }).when(discards(0, '9m'), claims(1, 'pung'), closeClaims, discards(1, 'N'), closeClaims);
  const drawn = ready.when(discards(2, 'W'), closeClaims, discards(3, 'W'), closeClaims, discards(0, 'W'), closeClaims);

  it('has the danger of a robbery, which a concealed kong has not', () => {
    const view = viewFor(drawn.state, 1);
    const added = explain('expert', view, 1).find(isKong)!;
    expect(added.danger).toBeGreaterThan(0);
    const concealed = explain('expert', turn('9999m123m456s78pEE', 40), 0).find(isKong)!;
    expect(concealed.danger).toBeUndefined();
    const valueAt = (dealtIn: number) =>
      evaluate('expert', view, 1, { constants: { dealtIn, dealtInLast: dealtIn } }).find(isKong)!.value;
    expect(valueAt(0) - valueAt(100)).toBeGreaterThan(100 * added.danger!);
  });
});
