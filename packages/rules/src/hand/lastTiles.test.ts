import { describe, expect, test } from 'vitest';
import {
  legalActions,
  legalClaims,
  legalWin,
  SEATS,
  visibleCopies,
  winAttempt,
  winnersScore,
  wmo2006,
} from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, claims, closeClaims, declaresHu, discards, given, kongs, type Story } from '../testing/story.ts';

const READY = '123456789m 11s 23p';

const wonBy = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;
const scoreOf = (story: Story) => {
  const won = wonBy(story);
  return won && winnersScore(won);
};
const fansOf = (story: Story) => scoreOf(story)?.fans.map(fan => fan.id) ?? [];

/** Left to the clock, North draws the last tile and South the one but two before it. */
describe('the end of the wall', () => {
  test('[R34] the last tile is drawn normally, and its holder may win: Last Tile Draw', () => {
    const story = given({ hands: ['', '', '', READY], last: '1p' }).playedDownTo(0);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 3, drawn: tile('1p'), source: 'wall' });
    expect(fansOf(story.when(declaresHu(3)))).toContain('last-tile-draw');
  });

  test('[R34] or must discard: neither kong nor flower is possible', () => {
    const story = given({ hands: ['', '', '', '1111m 5555m'], last: 'C' }).playedDownTo(0);
    expect(new Set(legalActions(story.state, 3).map(action => action.type))).toEqual(new Set(['discard']));
  });

  const lastDiscard = (rules = wmo2006) =>
    given({ hands: ['23p 44p 258s 147m EES', READY, '11p 258m 369s SSWWN', ''], last: '1p', rules })
      .playedDownTo(0)
      .when(discards(3, '1p'));

  test('[R35] the last discard may be claimed only for Hu', () => {
    const open = lastDiscard();
    expect(legalClaims(open.state, 0)).toEqual([]);
    expect(legalClaims(open.state, 2)).toEqual([]);
    expect(legalClaims(open.state, 1).map(claim => claim.kind)).toEqual(['win', 'pass']);
    expect(open.when(claims(2, 'pung')).refusal).toBe('no-such-claim');
    expect(open.when(chows(0, '1p')).refusal).toBe('no-such-claim');
    expect(fansOf(open.when(claims(1, 'win'), closeClaims))).toContain('last-tile-claim');
  });

  test('[R35] the win is Last Tile Claim whichever tile is discarded', () => {
    const story = given({ hands: ['', READY, '', 'CC 1p'], last: 'C' }).playedDownTo(0);
    expect(fansOf(story.when(discards(3, '1p'), claims(1, 'win'), closeClaims))).toContain('last-tile-claim');
  });

  test('[R35] the discard before it is claimed as usual', () => {
    const story = given({ hands: ['', '', 'C', '11p'], last: '1p N' })
      .playedDownTo(1)
      .when(discards(2, '1p'));
    expect(legalClaims(story.state, 3).map(claim => claim.kind)).toContain('pung');
  });

  test('[R35] by option lastDiscard chow and pung are possible too, a kong never', () => {
    const open = lastDiscard({ ...wmo2006, lastDiscard: 'claims-allowed' });
    expect(legalClaims(open.state, 0).map(claim => claim.kind)).toEqual(['chow', 'pass']);
    expect(legalClaims(open.state, 2).map(claim => claim.kind)).toEqual(['pung', 'pass']);
    const taken = open.when(claims(2, 'pung'), closeClaims);
    expect(taken.state.phase).toMatchObject({ name: 'turn', seat: 2, source: 'claim' });
    const over = taken.when(discards(2, 'N'), closeClaims);
    expect(over.state.phase).toMatchObject({ name: 'over', outcome: { kind: 'exhausted' } });
  });

  test('[R36] a hand without a winner is drawn, and no seat pays, ready or not', () => {
    const story = given({ hands: ['', READY], last: 'N' })
      .playedDownTo(0)
      .when(discards(3, 'N'), closeClaims);
    expect(story.state.phase).toEqual({ name: 'over', outcome: { kind: 'exhausted', payments: [0, 0, 0, 0] } });
    expect(story.state.penalties).toEqual([0, 0, 0, 0]);
  });
});

/** South waits for 1 and 4 of dots throughout. */
describe('the last of a kind', () => {
  const discardedBy = (from: string) => given({ hands: [`4p ${from}`, READY, '4p', '4p'], draws: 'NNN 4p' });

  test('[R49] counts the other three in the rivers', () => {
    const three = discardedBy('')
      .when(discards(0, '4p'), closeClaims, discards(1, 'N'), closeClaims)
      .when(discards(2, '4p'), closeClaims, discards(3, '4p'), closeClaims);
    const last = three.when(discards(0, '4p'));
    expect(visibleCopies(last.state, tile('4p'))).toBe(4);
    expect(fansOf(last.when(claims(1, 'win'), closeClaims))).toContain('last-tile');
  });

  test('[R49] the third is not yet the last', () => {
    const two = discardedBy('')
      .when(discards(0, '4p'), closeClaims, discards(1, 'N'), closeClaims)
      .when(discards(2, '4p'), closeClaims, discards(3, '4p'));
    expect(legalWin(two.state, 1)?.claim.lastOfKind).toBe(false);
  });

  const punged = given({ hands: ['4p', READY, '44p 9s'], draws: '4p' })
    .when(discards(0, '4p'), claims(2, 'pung'), closeClaims, discards(2, '9s'), closeClaims)
    .when(discards(3, '4p'));

  test('[R49] counts a claimed discard once, in its set', () => {
    expect(visibleCopies(punged.state, tile('4p'))).toBe(4);
    expect(legalWin(punged.state, 1)?.claim.lastOfKind).toBe(true);
  });

  test('[R49] a copy in the hand of the winner does not count', () => {
    const pair = given({ hands: ['1s', '123456789m 11s 44p', '1s', ''], draws: 'N' }).when(
      discards(0, '1s'),
      claims(1, 'pass'),
      closeClaims,
      discards(1, 'N'),
      closeClaims,
      discards(2, '1s'),
    );
    expect(visibleCopies(pair.state, tile('1s'))).toBe(2);
    expect(winAttempt(pair.state, 1)?.claim.lastOfKind).toBe(false);
  });

  test('[R49] tiles of a concealed kong are not visible, those of a melded one are', () => {
    const concealed = given({ hands: ['1111m'] }).when(kongs(0, '1m'));
    expect(visibleCopies(concealed.state, tile('1m'))).toBe(0);
    const melded = given({ hands: ['1m', '111m'] }).when(discards(0, '1m'), claims(1, 'kong'), closeClaims);
    expect(visibleCopies(melded.state, tile('1m'))).toBe(4);
  });

  test("[R49] the winner's own open sets count like the others'", () => {
    const own = given({ hands: ['3p', '12p 123456m 11s 23p 9s'] }).when(discards(0, '3p'), chows(1, '1p'), closeClaims);
    expect(visibleCopies(own.state, tile('1p'))).toBe(1);
  });

  const selfDrawn = (rules = wmo2006) =>
    given({ hands: ['4p', READY, '4p', '4p'], draws: 'NNNN 4p', rules })
      .when(discards(0, '4p'), closeClaims, discards(1, 'N'), closeClaims)
      .when(discards(2, '4p'), closeClaims, discards(3, '4p'), closeClaims)
      .when(discards(0, 'N'), closeClaims);

  test('[R49] counts by self-draw too, unless the option lastTileSelfDraw is off', () => {
    expect(fansOf(selfDrawn().when(declaresHu(1)))).toContain('last-tile');
    const off = selfDrawn({ ...wmo2006, lastTileSelfDraw: false });
    expect(fansOf(off.when(declaresHu(1)))).not.toContain('last-tile');
  });
});

describe('what a win pays', () => {
  test('[R80] by discard: the discarder 8 and the points, the others 8', () => {
    // Mixed Straight and nothing else: exactly eight points.
    const won = given({ hands: ['3m', '12m 567m 456s 78p EE 9s', '', '9p'], draws: 'NN' })
      .when(discards(0, '3m'), chows(1, '1m'), closeClaims, discards(1, '9s'), closeClaims)
      .when(discards(2, 'N'), closeClaims, discards(3, '9p'), claims(1, 'win'), closeClaims);
    expect(scoreOf(won)?.total).toBe(8);
    expect(wonBy(won)?.payments).toEqual([-8, 32, -8, -16]);
  });

  test('[R80] self-drawn: each of the others 8 and the points', () => {
    const outcome = wonBy(
      given({ hands: ['E', READY], draws: '1p' }).when(discards(0, 'E'), closeClaims, declaresHu(1)),
    );
    const each = 8 + winnersScore(outcome!).total;
    expect(outcome!.payments).toEqual([-each, 3 * each, -each, -each]);
  });

  test('[R80] flowers are paid with the points', () => {
    const story = given({ hands: ['E', READY], draws: 'f1', replacements: '1p' });
    const outcome = wonBy(story.when(discards(0, 'E'), closeClaims, declaresHu(1)))!;
    expect(winnersScore(outcome).flowers).toBe(1);
    expect(outcome.payments[0]).toBe(-8 - winnersScore(outcome).total - 1);
  });

  test('[R38] less than eight points is no win, and flowers do not help', () => {
    const poor = given({ hands: ['4p', '123m 789m 456s 11s 23p', '', ''] }).when(discards(0, '4p'));
    expect(winAttempt(poor.state, 1)?.score.total).toBeLessThan(8);
    expect(poor.when(claims(1, 'win')).refusal).toBe('below-minimum');
    const flowers = given({ hands: ['4p', 'f1f2f3f4f5 123m 789m 45s'], replacements: '6s 1s 1s 2p 3p' });
    expect(flowers.state.seats[1].flowers).toHaveLength(5);
    expect(flowers.when(discards(0, '4p'), claims(1, 'win')).refusal).toBe('below-minimum');
  });

  test('[R40] the winning tile stays apart from the thirteen that waited for it', () => {
    const open = given({ hands: ['1p', READY] }).when(discards(0, '1p'));
    const attempt = legalWin(open.state, 1)!;
    expect(attempt.claim.winningTile).toBe(tile('1p'));
    expect(attempt.claim.concealed).toHaveLength(13);
    const over = open.when(claims(1, 'win'), closeClaims);
    expect(over.state.seats[1].concealed).toHaveLength(13);
    expect(wonBy(over)?.tile).toBe(tile('1p'));
  });

  test('[R92] Hu ends the hand, shows all hands and refuses further actions', () => {
    const over = given({ hands: ['1p', READY] }).when(discards(0, '1p'), claims(1, 'win'), closeClaims);
    expect(over.events).toHaveLength(1);
    expect(over.events[0]).toMatchObject({ type: 'won', seat: 1, shown: SEATS.map(() => ({ melds: [] })) });
    for (const seat of SEATS) expect(legalActions(over.state, seat)).toEqual([]);
    expect(over.when(discards(1, '1m')).refusal).toBe('hand-over');
    expect(over.when(closeClaims).refusal).toBe('hand-over');
  });
});
