import { describe, expect, test } from 'vitest';
import {
  evolve,
  explain,
  type HandState,
  legalWin,
  mcrOnly,
  SEATS,
  type Seat,
  winnersScore,
  winningHand,
  wmo2006,
} from '../index.ts';
import { playout } from '../testing/playout.ts';
import { claims, closeClaims, declaresHu, discards, given, kongs, type Story } from '../testing/story.ts';

/** The win records what was scored, and it explains every point of it. */
function expectSame(before: HandState, after: HandState, seat: Seat): void {
  const { phase, rules } = after;
  if (phase.name !== 'over' || phase.outcome.kind !== 'won') throw new Error('nobody has won');
  const { claim, scores } = phase.outcome;
  const score = winnersScore(phase.outcome);
  expect(claim).toEqual(legalWin(before, seat)?.claim);
  expect(winningHand(before, seat, claim.winningTile)).toEqual(claim);
  for (const other of SEATS) if (other !== seat) expect(scores[other]).toEqual({ total: 0, flowers: 0, fans: [] });
  const told = explain(claim, mcrOnly(rules));
  const named = (fans?: readonly { readonly id: string; readonly times: number }[]) =>
    fans?.map(({ id, times }) => `${times} ${id}`).sort();
  expect(told?.total).toBe(score.total);
  expect(named(told?.counted)).toEqual(named(score.fans));
}

const declared = (story: Story, seat: Seat) => expectSame(story.state, story.when(declaresHu(seat)).state, seat);
const claimed = (story: Story, seat: Seat) =>
  expectSame(story.state, story.when(claims(seat, 'win'), closeClaims).state, seat);

describe('a win records what was scored', () => {
  test('[R40] on a discard', () => {
    claimed(given({ hands: ['1p', '123456789m 11s 23p'] }).when(discards(0, '1p')), 1);
  });

  test('[R30] on the replacement of a kong, with the last tile of the wall', () => {
    const story = given({ hands: ['', '', '1111m 234s 567s 345p'], last: '9p 9p' }).playedDownTo(1);
    declared(story.when(kongs(2, '1m')), 2);
  });

  test('[R35] on the last discard', () => {
    const hands = ['23p 44p 258s 147m EES', '123456789m 11s 23p', '11p 258m 369s SSWWN', ''];
    claimed(given({ hands, last: '1p' }).playedDownTo(0).when(discards(3, '1p')), 1);
  });

  test('[R32] on a robbed kong', () => {
    const hands = ['1p', '11p 1p 9s', '123456789s 99m 23p', ''];
    const pung = given({ hands, draws: 'NNN C', replacements: '9m' })
      .when(discards(0, '1p'), claims(1, 'pung'), closeClaims, discards(1, '9s'), closeClaims)
      .when(discards(2, 'N'), closeClaims, discards(3, 'N'), closeClaims, discards(0, 'N'), closeClaims);
    claimed(pung.when(kongs(1, '1p')), 2);
  });

  test('[R17] [R47] on the dealt hand', () => {
    const rules = { ...wmo2006, eastDealtHu: true };
    declared(given({ hands: ['123456789m 111p EE'], rules }), 0);
  });

  test('[R40] whatever was played before', () => {
    let wins = 0;
    for (let n = 0; n < 40; n++) {
      for (const { before, events } of playout(`won ${n}`)) {
        const won = events.find(event => event.type === 'won');
        if (won?.type !== 'won') continue;
        expectSame(before, events.reduce(evolve, before), won.seat);
        wins++;
      }
    }
    expect(wins).toBeGreaterThan(5);
  });
});
