import { describe, expect, test } from 'vitest';
import {
  type Claim,
  isSettled,
  legalActions,
  legalClaims,
  outranks,
  type Seat,
  viewFor,
  winningClaim,
  wmo2006,
} from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, claims, closeClaims, discards, given, kongs, type Story } from '../testing/story.ts';

/** All three wait for 1 and 4 of dots with a straight. */
const READY = ['', '123456789m 11s 23p', '123456789s 99m 23p', '123456789p 99s 23p'];

const kindsOf = (story: Story, seat: Seat) => legalClaims(story.state, seat).map(claim => claim.kind);
const wonBy = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;

describe('who may claim', () => {
  test('[R20] chow only from the left neighbour', () => {
    const story = given({ hands: ['5p', '46p 99s', '46p 99m', '67p 88m'] }).when(discards(0, '5p'));
    expect(kindsOf(story, 1)).toContain('chow');
    expect(kindsOf(story, 2)).not.toContain('chow');
    expect(kindsOf(story, 3)).not.toContain('chow');
    expect(story.when(chows(2, '4p')).refusal).toBe('no-such-claim');
    const taken = story.when(chows(1, '4p'), closeClaims);
    expect(taken.state.seats[1].melds).toEqual([{ kind: 'chow', low: tile('4p'), claimed: tile('5p'), from: 0 }]);
  });

  test('[R20] a chow in every way that the tiles allow, never round the end of a suit or with honours', () => {
    const lows = (given_: Story) =>
      legalClaims(given_.state, 1).flatMap(claim => (claim.kind === 'chow' ? [claim.low] : []));
    const middle = given({ hands: ['5p', '3467p'] }).when(discards(0, '5p'));
    expect(lows(middle)).toEqual([tile('3p'), tile('4p'), tile('5p')]);
    const edge = given({ hands: ['9m', '147m 12s 258p EESWN', '', ''] }).when(discards(0, '9m'));
    expect(lows(edge)).toEqual([]);
    const wind = given({ hands: ['S', '147m 12s 258p EEEWN', '', ''] }).when(discards(0, 'S'));
    expect(lows(wind)).toEqual([]);
  });

  test.each<[Seat]>([[1], [2], [3]])('[R20] seat %i may claim pung, kong and Hu of any other player', seat => {
    const hands = ['5p', '', '', ''];
    hands[seat] = '555p';
    const melds = given({ hands }).when(discards(0, '5p'));
    expect(kindsOf(melds, seat)).toEqual(expect.arrayContaining(['pung', 'kong']));
    const ready = ['1p', '', '', ''];
    ready[seat] = READY[1]!;
    expect(kindsOf(given({ hands: ready }).when(discards(0, '1p')), seat)).toContain('win');
  });

  test('[R20] no seat claims its own discard', () => {
    const story = given({ hands: ['555p 5p'] }).when(discards(0, '5p'));
    expect(legalClaims(story.state, 0)).toEqual([]);
    expect(story.when(claims(0, 'pung')).refusal).toBe('no-window-open');
  });
});

describe('precedence', () => {
  test('[R21] pung goes before chow, whichever was claimed first', () => {
    const story = given({ hands: ['5p', '46p', '', '55p'] }).when(discards(0, '5p'));
    for (const answers of [
      [chows(1, '4p'), claims(3, 'pung')],
      [claims(3, 'pung'), chows(1, '4p')],
    ]) {
      const { state } = story.when(...answers, closeClaims);
      expect(state.phase).toMatchObject({ name: 'turn', seat: 3, source: 'claim' });
      expect(state.seats[1].melds).toEqual([]);
    }
  });

  test('[R21] kong goes before chow, and draws its replacement', () => {
    const story = given({ hands: ['5p', '46p', '555p'], replacements: '9s' });
    const { state } = story.when(discards(0, '5p'), chows(1, '4p'), claims(2, 'kong'), closeClaims);
    expect(state.phase).toMatchObject({ name: 'turn', seat: 2, drawn: tile('9s'), source: 'kong' });
  });

  test('[R21] Hu goes before pung and kong', () => {
    const story = given({ hands: ['1p', '11p', '', READY[1]!] }).when(
      discards(0, '1p'),
      claims(1, 'pung'),
      claims(3, 'win'),
      closeClaims,
    );
    expect(wonBy(story)).toMatchObject({ seat: 3, from: 0, tile: tile('1p') });
  });

  test('[R21] of several Hu only the nearest in turn wins, and the others get nothing', () => {
    const open = given({ hands: ['1p', ...READY.slice(1)] }).when(discards(0, '1p'));
    const both = open.when(claims(3, 'win'), claims(2, 'win'), closeClaims);
    expect(wonBy(both)).toMatchObject({ seat: 2, from: 0 });
    expect(wonBy(both)?.payments[3]).toBe(-8);
    expect(wonBy(open.when(claims(2, 'win'), claims(1, 'win'), closeClaims))).toMatchObject({ seat: 1 });
  });

  test('[R21] the nearest is counted from the discarder and not from East', () => {
    const hands = ['E 123456789m 11s 23p', '', '1p', READY[2]!];
    const story = given({ hands, draws: 'NN' })
      .when(discards(0, 'E'), closeClaims, discards(1, 'N'), closeClaims)
      .when(discards(2, '1p'), claims(0, 'win'), claims(3, 'win'), closeClaims);
    expect(wonBy(story)).toMatchObject({ seat: 3, from: 2 });
  });

  test('[R21] the same order holds for the tile of a robbed kong', () => {
    const hands = ['1p', '11p 1p 9s', READY[2]!, '123m 456m EEE 55s 23p'];
    const story = given({ hands, draws: 'NNNN', replacements: '9m' })
      .when(discards(0, '1p'), claims(1, 'pung'), closeClaims, discards(1, '9s'), closeClaims)
      .when(discards(2, 'N'), closeClaims, discards(3, 'N'), closeClaims, discards(0, 'N'), closeClaims)
      .when(kongs(1, '1p'), claims(3, 'win'), claims(2, 'win'), closeClaims);
    expect(wonBy(story)).toMatchObject({ seat: 2, from: 1, robbed: true });
  });

  test('[R21] the claim that takes the tile is the one that no other outranks', () => {
    const said: readonly Claim[] = [
      { kind: 'win' },
      { kind: 'kong' },
      { kind: 'pung' },
      { kind: 'chow', low: tile('1m') },
    ];
    const others: readonly Seat[] = [0, 1, 2];
    for (const [a, b, c] of said.flatMap(x => said.flatMap(y => said.map(z => [x, y, z] as const)))) {
      const made = [a, b, c, undefined] as const;
      const best = winningClaim({ from: 3, made })!;
      const rest = others.filter(seat => seat !== best.seat).map(seat => ({ seat, claim: made[seat]! }));
      expect(rest.filter(other => outranks(3, other, best))).toEqual([]);
      expect(rest.every(other => outranks(3, best, other))).toBe(true);
    }
  });
});

describe('the window', () => {
  const open = given({ hands: ['5p', '46p 147m 258s EESWN', '55p 369m 147s CCFPN', ''] }).when(discards(0, '5p'));

  test('[R22] is settled when no open answer could change the result', () => {
    expect(isSettled(open.state)).toBe(false);
    const chow = open.when(chows(1, '4p'));
    expect(isSettled(chow.state)).toBe(false);
    expect(isSettled(chow.when(claims(2, 'pass')).state)).toBe(true);
    expect(isSettled(open.when(claims(2, 'pung')).state)).toBe(true);
  });

  test('[R22] waits for a nearer Hu, not for a farther one', () => {
    const wins = given({ hands: ['1p', ...READY.slice(1)] }).when(discards(0, '1p'));
    expect(isSettled(wins.when(claims(2, 'win')).state)).toBe(false);
    expect(isSettled(wins.when(claims(1, 'win')).state)).toBe(true);
    expect(isSettled(wins.when(claims(2, 'win'), claims(1, 'pass')).state)).toBe(true);
  });

  test('[R22] keeps answers sealed while it is open', () => {
    const { state } = open.when(claims(2, 'pung'));
    const { phase } = viewFor(state, 1);
    expect(phase.name === 'claims' && phase.made).toEqual([undefined, undefined, undefined, undefined]);
    const own = viewFor(state, 2).phase;
    expect(own.name === 'claims' && own.made[2]).toEqual({ kind: 'pung' });
  });

  test('[R22] an announced pung may still be overridden by Hu', () => {
    const story = given({ hands: ['1p', '11p', READY[1]!] }).when(
      discards(0, '1p'),
      claims(1, 'pung'),
      { type: 'announce-claim', seat: 1 },
      claims(2, 'win'),
      closeClaims,
    );
    expect(wonBy(story)).toMatchObject({ seat: 2 });
  });

  test('[R23] a claim is final: neither changed nor withdrawn nor raised to Hu', () => {
    const chow = open.when(chows(1, '4p'));
    expect(chow.when(claims(1, 'pass')).refusal).toBe('already-answered');
    const ready = given({ hands: ['1p', READY[1]!] }).when(discards(0, '1p'), chows(1, '1p'));
    expect(ready.when(claims(1, 'win')).refusal).toBe('already-answered');
    expect(open.when(claims(2, 'pass')).when(claims(2, 'pung')).refusal).toBe('already-answered');
  });

  test('[R23] in strict play a change of mind is an offence and Hu after another claim is not heard', () => {
    const rules = { ...wmo2006, assist: 'strict' } as const;
    const ready = given({ hands: ['1p', READY[1]!], rules }).when(discards(0, '1p'), chows(1, '1p'));
    expect(ready.when(claims(1, 'win')).events).toMatchObject([{ type: 'fouled', seat: 1, foul: 'claim-then-hu' }]);
    expect(ready.when(claims(1, 'pung')).events[0]).toMatchObject({ type: 'fouled', foul: 'change-of-mind' });
  });

  test('[R97] an assisted table offers only what is legal and refuses the rest', () => {
    expect(legalActions(open.state, 1).map(action => action.type === 'claim' && action.claim.kind)).toEqual([
      'chow',
      'pass',
    ]);
    expect(open.when(claims(1, 'win')).refusal).toBe('no-win');
    expect(open.when(claims(1, 'pung')).refusal).toBe('no-such-claim');
    expect(open.when(claims(2, 'kong')).refusal).toBe('no-such-claim');
  });
});
