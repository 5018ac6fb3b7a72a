import type { TableState } from '@gorrion/protocol';
import type { HandCommand, HandState } from '@gorrion/rules';
import { claims, closeClaims, discards, given, type StackedDeal, tile } from '@gorrion/rules/testing';
import { unopened } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { hindsightOf } from './hindsight.ts';

/** Returns the states of a hand from its deal on, one for each command. */
function statesOf(deal: StackedDeal, ...commands: readonly HandCommand[]): TableState[] {
  let story = given(deal);
  const hands: HandState[] = [story.state];
  for (const command of commands) {
    story = story.when(command);
    hands.push(story.state);
  }
  return hands.map(hand => ({ ...unopened, session: { ...unopened.session, hand } }));
}

/** South waits for 4 Dots with a pure straight, and for nothing else. */
const STRAIGHT = '123456789m23p55s';

describe('hindsight', () => {
  it('tells when another was ready, on what, and with how many points', () => {
    const states = statesOf({ hands: ['9p', STRAIGHT] }, discards(0, '9p'), closeClaims);
    const { ready } = hindsightOf(states, 0);
    expect(ready).toHaveLength(1);
    expect(ready[0]).toMatchObject({ seat: 1, turn: 1, until: null });
    expect(ready[0]!.waits.map(wait => wait.tile)).toEqual([tile('1p'), tile('4p')]);
    for (const { byDiscard, selfDrawn } of ready[0]!.waits) {
      expect(byDiscard).toBeGreaterThanOrEqual(16);
      expect(selfDrawn).toBeGreaterThan(byDiscard);
    }
  });

  it('tells that a discard won the hand for somebody, and since when they were ready', () => {
    const states = statesOf({ hands: ['4p', STRAIGHT] }, discards(0, '4p'), claims(1, 'win'), closeClaims);
    expect(states.at(-1)!.session.hand.phase.name).toBe('over');
    const { wanted } = hindsightOf(states, 0);
    expect(wanted).toHaveLength(1);
    expect(wanted[0]).toMatchObject({ turn: 1, tile: tile('4p'), by: 1, outcome: 'won', since: 1 });
    expect(hindsightOf(states, 2).wanted).toEqual([]);
  });

  it('tells a win that was let go from a tile that brought too few points', () => {
    const declined = statesOf({ hands: ['4p', STRAIGHT] }, discards(0, '4p'), closeClaims);
    expect(hindsightOf(declined, 0).wanted).toMatchObject([{ by: 1, outcome: 'declined' }]);
    // Nothing but a wait for 4 Dots: a chow hand of no pattern.
    const poor = statesOf({ hands: ['4p', '123m678s345p23p99m'] }, discards(0, '4p'), closeClaims);
    const [one] = hindsightOf(poor, 0).wanted;
    expect(one).toMatchObject({ by: 1, tile: tile('4p'), outcome: 'too-few' });
    expect(one!.points).toBeLessThan(8);
  });

  it('tells where the copies of an own wait were that nobody showed', () => {
    const states = statesOf(
      { hands: ['9p', STRAIGHT, '4p 159m 159s EESSWN', '14p 159m 159s SWWN'] },
      discards(0, '9p'),
      closeClaims,
    );
    const { waits } = hindsightOf(states, 1);
    expect(waits.map(wait => wait.tile)).toEqual([tile('1p'), tile('4p')]);
    for (const { tile: kind, unseen, held, inWall } of waits) {
      expect(unseen).toBe(4);
      expect(inWall + held.reduce((sum, { copies }) => sum + copies, 0)).toBe(4);
      expect(held.find(({ seat }) => seat === 3)?.copies).toBeGreaterThanOrEqual(1);
      expect(held.find(({ seat }) => seat === 2)?.copies ?? 0).toBeGreaterThanOrEqual(kind === tile('4p') ? 1 : 0);
    }
  });

  it('is silent where nobody lacked one tile', () => {
    const states = statesOf({ hands: ['9p', '159m 159s 159p ESWN'] }, discards(0, '9p'), closeClaims);
    const seen = hindsightOf(states, 0);
    expect(seen.ready.filter(({ seat }) => seat === 1)).toEqual([]);
    expect(seen.wanted.filter(({ by }) => by === 1)).toEqual([]);
  });
});
