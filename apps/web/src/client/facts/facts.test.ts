import { CLASSICAL_RULESETS, legalActions, type Seat, viewFor, winnersScore, wmo2006 } from '@gorrion/rules';
import { claims, closeClaims, discards, given, type Story, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../board/facts.ts';
import { factsFor } from './facts.ts';

const told = ({ state }: Story, seat: Seat) =>
  factsFor(viewFor(state, seat), seat, legalActions(viewFor(state, seat), seat), 'en')!;

const STRAIGHT = '123456789m 11s 23p';

describe('facts about the hand of a player', () => {
  it('are the tiles it waits for, with points by discard and by self-draw and the copies left', () => {
    const { ready } = told(given({ hands: ['9s', STRAIGHT] }).when(discards(0, '9s')), 1);
    const [{ waits, discard }] = ready as [(typeof ready)[0]];
    expect(discard).toBeUndefined();
    expect(waits.map(wait => wait.tile)).toEqual([tile('1p'), tile('4p')]);
    for (const wait of waits) {
      expect(wait.left).toBe(4);
      expect(wait.bySelfDraw).toBeGreaterThan(wait.byDiscard);
      expect(wait.byDiscard).toBeGreaterThanOrEqual(16);
      expect(wait.fans[0]).toEqual({ name: 'Pure Straight', points: 16 });
    }
  });

  it('agree with the score of the win that follows', () => {
    const before = given({ hands: ['9s', STRAIGHT], draws: 'N N N N' }).when(discards(0, '9s'), closeClaims);
    const [ready] = told(before, 1).ready.filter(({ discard }) => discard === tile('N'));
    const after = before.when(discards(1, 'N'), closeClaims, discards(2, 'N'), closeClaims);
    const open = after.when(discards(3, 'N'), closeClaims);
    expect(open.state.phase).toMatchObject({ name: 'turn', seat: 0 });
    const fourth = given({ hands: ['4p', STRAIGHT] }).when(discards(0, '4p'));
    const won = fourth.when(claims(1, 'win'), closeClaims).state.phase;
    const total = won.name === 'over' && won.outcome.kind === 'won' ? winnersScore(won.outcome).total : 0;
    expect(ready?.waits.find(wait => wait.tile === tile('4p'))?.byDiscard).toBe(total);
  });

  it('name each discard that makes the hand ready, the one with the most points first', () => {
    const { ready } = told(given({ hands: [`${STRAIGHT} 9p`] }), 0);
    expect(ready.map(({ discard }) => discard)).toContain(tile('9p'));
    expect(ready.map(fact => reachOf(fact).best)).toEqual(ready.map(fact => reachOf(fact).best).sort((a, b) => b - a));
  });

  it('give the points of a complete hand for which Hu is not offered', () => {
    const hand = '234m 567m 345s 22p 78p';
    const { complete, minimum } = told(given({ hands: ['9p', hand] }).when(discards(0, '9p')), 1);
    expect(minimum).toBe(wmo2006.minPoints);
    expect(complete!.points).toBeGreaterThan(0);
    expect(complete!.points).toBeLessThan(8);
    expect(complete!.fans.map(({ name }) => name)).toContain('All Chows');
  });

  it('[C36] are the waits and points of the older ways at their tables, with no fans', () => {
    const rules = { ...CLASSICAL_RULESETS.macau, exchanges: false };
    const before = given({ rules, hands: ['9s', '111m 999m EEE CCC 5p'] }).when(discards(0, '9s'));
    const { ready, complete, minimum } = told(before, 1);
    expect([complete, minimum]).toEqual([undefined, 0]);
    expect(ready.map(({ waits }) => waits.map(wait => wait.tile))).toEqual([[tile('5p')]]);
    const [wait] = ready[0]!.waits;
    expect([wait!.fans, wait!.left]).toEqual([[], 3]);
    expect(wait!.byDiscard).toBeGreaterThan(20);
  });

  it('say before a claim which fans it loses and what the hand waits for after it', () => {
    const closed = given({ hands: ['E', 'EE 123456789m 1s 9p'] }).when(discards(0, 'E'));
    const [pung] = told(closed, 1).claims;
    expect(pung!.lost.map(({ name, points }) => `${name} ${points}`)).toEqual([
      'Concealed Hand 2',
      'Fully Concealed Hand 4',
    ]);
    expect(pung!.after?.waits.map(wait => wait.tile)).toHaveLength(1);
    const open = closed.when(claims(1, 'pung'), closeClaims);
    expect(told(open, 1).claims).toEqual([]);
    expect(reachOf(told(open, 1).ready[0]!).best).toBe(reachOf(pung!.after!).best);
  });

  it('are absent for a dead hand, and when the hand is over', () => {
    const over = given({ hands: ['4p', STRAIGHT] }).when(discards(0, '4p'), claims(1, 'win'), closeClaims);
    expect(factsFor(viewFor(over.state, 1), 1, [], 'en')).toBeUndefined();
  });
});
