import { describe, expect, test } from 'vitest';
import {
  type ClassicalRules,
  legalActions,
  legalClaims,
  macau,
  pamphlet,
  type Seat,
  spanish1920,
  tilesLeft,
  winAttempt,
} from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, claims, closeClaims, declaresHu, discards, given, kongs, type Story } from '../testing/story.ts';

const [EAST, SOUTH, WEST, NORTH]: readonly [Seat, Seat, Seat, Seat] = [0, 1, 2, 3];
const WAYS: readonly ClassicalRules[] = [{ ...macau, exchanges: false }, spanish1920, pamphlet];
const PLAIN = WAYS[0]!;
/** Waits for 1 or 4 of dots with chows alone. */
const READY = '123456789m 11s 23p';

const wonBy = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;
const turnOf = ({ state }: Story) => (state.phase.name === 'turn' ? state.phase.seat : undefined);
const kindsFor = ({ state }: Story, seat: Seat) => legalClaims(state, seat).map(claim => claim.kind);
const count = ({ state }: Story, seat: Seat) => state.seats[seat].concealed.length;

describe.each(WAYS)('a hand by the rules of $id', rules => {
  test('[C16] [C20] [C21] the banker discards first, and the turn passes to the right', () => {
    let story = given({ hands: ['E'], draws: '9m 9s 9p 1m', rules });
    expect([turnOf(story), count(story, EAST)]).toEqual([EAST, 14]);
    const seats: (Seat | undefined)[] = [];
    for (const text of ['E', '9m', '9s', '9p']) {
      story = story.when(discards(turnOf(story)!, text), closeClaims);
      seats.push(turnOf(story));
    }
    expect(seats).toEqual([SOUTH, WEST, NORTH, EAST]);
  });

  test('[C20] only the last discard is alive', () => {
    const story = given({ hands: ['E', '', 'EE'], draws: '9m 9s', rules });
    const later = story.when(discards(EAST, 'E'), closeClaims, discards(SOUTH, '9m'));
    expect(kindsFor(later, WEST)).not.toContain('pung');
    expect(later.when(claims(WEST, 'pung')).refusal).toBe('no-such-claim');
  });

  test('[C26] a chow only to the right of the discarder', () => {
    const story = given({ hands: ['2m', '13m', '34m', '13m'], rules }).when(discards(EAST, '2m'));
    expect([SOUTH, WEST, NORTH].map(seat => kindsFor(story, seat))).toEqual([['chow', 'pass'], [], []]);
    const after = story.when(chows(SOUTH, '1m'), closeClaims);
    expect(after.state.seats[SOUTH].melds).toEqual([
      { kind: 'chow', low: tile('1m'), claimed: tile('2m'), from: EAST },
    ]);
    expect([turnOf(after), count(after, SOUTH)]).toEqual([SOUTH, 11]);
  });

  test('[C25] [C27] a pung goes before a chow, though its player sits farther', () => {
    const story = given({ hands: ['2m', '13m', '', '22m'], rules }).when(discards(EAST, '2m'));
    const after = story.when(chows(SOUTH, '1m'), claims(NORTH, 'pung'), closeClaims);
    expect(after.state.seats[NORTH].melds).toEqual([{ kind: 'pung', tile: tile('2m'), from: EAST }]);
    expect(turnOf(after)).toBe(NORTH);
  });

  test('[C27] a kong goes before a chow, and Mah-Jong before a kong', () => {
    const hands = ['1p', '23p', '111p', READY.replace('11s', '22s')];
    const story = given({ hands, rules }).when(discards(EAST, '1p'));
    const claimed = story.when(chows(SOUTH, '1p'), claims(WEST, 'kong'));
    expect(claimed.when(closeClaims).state.seats[WEST].melds).toMatchObject([{ kind: 'kong', form: 'melded' }]);
    const won = wonBy(claimed.when(claims(NORTH, 'win'), closeClaims));
    expect([won?.seat, won?.from]).toEqual([NORTH, EAST]);
  });

  test('[C28] of several Mah-Jong the nearest in turn wins, and one hand alone', () => {
    const hands = ['1p', '', READY, READY];
    const story = given({ hands, rules }).when(discards(EAST, '1p'), claims(NORTH, 'win'), claims(WEST, 'win'));
    expect(wonBy(story.when(closeClaims))?.seat).toBe(WEST);
  });

  test('[C29] nobody is obliged to claim, and a tile that was let pass may be won on later', () => {
    const story = given({ hands: ['1p', '', READY], draws: '1p', rules }).when(
      discards(EAST, '1p'),
      claims(WEST, 'pass'),
      closeClaims,
      discards(SOUTH, '1p'),
      claims(WEST, 'win'),
      closeClaims,
    );
    expect(wonBy(story)).toMatchObject({ seat: WEST, from: SOUTH });
  });

  test('[C30] a kong of a discard lies open, and its player draws a replacement and discards', () => {
    const story = given({ hands: ['5m', '', '555m'], replacements: '9p', rules });
    const after = story.when(discards(EAST, '5m'), claims(WEST, 'kong'), closeClaims);
    expect(after.events.map(event => event.type)).toEqual(['melded', 'drew']);
    expect(after.state.phase).toMatchObject({ name: 'turn', seat: WEST, drawn: tile('9p'), source: 'kong' });
    expect(count(after, WEST)).toBe(11);
  });

  test('[C31] four equal tiles are declared after a draw; the banker may before the first discard', () => {
    const story = given({ hands: ['1111m'], draws: '9s', replacements: '9p', rules });
    const after = story.when(kongs(EAST, '1m'));
    expect(after.state.seats[EAST].melds).toEqual([{ kind: 'kong', tile: tile('1m'), form: 'concealed' }]);
    expect(after.state.phase).toMatchObject({ name: 'turn', drawn: tile('9p'), source: 'kong' });
    expect(story.when(kongs(SOUTH, '1m')).refusal).toBe('not-your-turn');
  });

  test('[C31] nobody robs a concealed kong', () => {
    const story = given({ hands: ['1111p', '', '', READY], rules }).when(kongs(EAST, '1p'));
    expect(turnOf(story)).toBe(EAST);
  });

  test('[C32] a fourth tile is added to an open pung, and its player draws', () => {
    let story = given({ hands: ['1p', '11p'], draws: '9m 9s 9m 1p', rules }).when(
      discards(EAST, '1p'),
      claims(SOUTH, 'pung'),
      closeClaims,
    );
    for (const seat of [SOUTH, WEST, NORTH, EAST] as const) {
      const [lowest] = story.state.seats[seat].concealed;
      story = story.when({ type: 'discard', seat, tile: lowest! }, closeClaims);
    }
    const after = story.when(kongs(SOUTH, '1p'), closeClaims);
    expect(after.state.seats[SOUTH].melds).toMatchObject([{ kind: 'kong', form: 'promoted' }]);
    expect(after.state.phase).toMatchObject({ name: 'turn', seat: SOUTH, source: 'kong' });
  });

  test('[C33] any discard that completes the hand is taken, also for the pair', () => {
    const single = '123456789m 123s 1p';
    const story = given({ hands: ['1p', '', single], rules }).when(
      discards(EAST, '1p'),
      claims(WEST, 'win'),
      closeClaims,
    );
    expect(wonBy(story)).toMatchObject({ seat: WEST, from: EAST, robbed: false });
  });

  test('[C37] any complete hand wins, and a hand that is not complete is refused', () => {
    const story = given({ hands: ['E 9p', READY], draws: '1p', rules }).when(discards(EAST, '9p'), closeClaims);
    const won = wonBy(story.when(declaresHu(SOUTH)));
    expect(won?.scores[SOUTH].total).toBeGreaterThanOrEqual(20);
    expect(given({ hands: ['147m258s369pESWNC'], rules }).when(declaresHu(EAST)).refusal).toBe('no-win');
  });

  test('[C21] [C61] the banker wins at once on fourteen tiles, and others on the first discard', () => {
    const story = given({ hands: [`${READY} 1p`, '123s 456s 789s 11m 23p'], rules });
    expect(winAttempt(story.state, EAST)?.claim.isDealt).toBe(true);
    expect(wonBy(story.when(declaresHu(EAST)))).toMatchObject({ seat: EAST, from: EAST });
    const open = story.when(discards(EAST, '1p'));
    expect(winAttempt(open.state, SOUTH)?.claim.isFirstDiscard).toBe(true);
    const later = given({ hands: ['E', READY], draws: '9p', rules }).when(
      discards(EAST, 'E'),
      closeClaims,
      discards(SOUTH, '9p'),
    );
    expect(winAttempt(later.state, WEST)?.claim.isFirstDiscard).toBeUndefined();
  });

  test('[C15] [C42] a win knows the seat of the opener', () => {
    for (const [dice, opener] of [
      [[4, 5, 1, 1], EAST],
      [[1, 1, 1, 1], SOUTH],
      [[1, 2, 1, 1], WEST],
      [[6, 6, 1, 1], NORTH],
    ] as const) {
      const story = given({ hands: [`${READY} 1p`], dice, rules });
      expect(winAttempt(story.state, EAST)?.claim).toMatchObject({ seatWind: EAST, prevalentWind: opener });
    }
  });
});

describe('robbing a kong', () => {
  test('[C32] the tile that is added may be taken for Mah-Jong before the replacement', () => {
    const hands = ['1p', '11p E', '', '123456789m 22s 23p'];
    const story = given({ hands, draws: '9s 9s 9s 1p', rules: PLAIN }).when(
      discards(EAST, '1p'),
      claims(SOUTH, 'pung'),
      closeClaims,
      discards(SOUTH, 'E'),
      closeClaims,
      discards(WEST, '9s'),
      closeClaims,
      discards(NORTH, '9s'),
      closeClaims,
      discards(EAST, '9s'),
      closeClaims,
      kongs(SOUTH, '1p'),
    );
    expect(legalClaims(story.state, NORTH).map(claim => claim.kind)).toEqual(['win', 'pass']);
    const after = story.when(claims(NORTH, 'win'), closeClaims);
    expect(wonBy(after)).toMatchObject({ seat: NORTH, from: SOUTH, robbed: true, tile: tile('1p') });
    expect(after.state.seats[SOUTH].melds).toMatchObject([{ kind: 'pung' }]);
  });
});

describe('the end of the wall', () => {
  test.each(WAYS)(
    '[C34] [C35] $id: when the tiles for turns are used up the hand is drawn, and nothing is paid',
    rules => {
      const story = given({ rules }).playedDownTo(0);
      expect(tilesLeft(story.state.wall)).toBe(0);
      const seat = turnOf(story)!;
      const over = story.when({ type: 'discard', seat, tile: story.state.seats[seat].concealed[0]! }, closeClaims);
      expect(over.state.phase).toMatchObject({
        name: 'over',
        outcome: { kind: 'exhausted', payments: [0, 0, 0, 0] },
      });
    },
  );

  test.each(WAYS)('[C34] $id: no kong is declared then, though replacements are left', rules => {
    const last = turnOf(given({ rules }).playedDownTo(0))!;
    const hands = [0, 1, 2, 3].map(seat => (seat === last ? '1111m 5555m' : ''));
    const story = given({ hands, rules }).playedDownTo(0);
    expect(turnOf(story)).toBe(last);
    expect(new Set(legalActions(story.state, last).map(action => action.type))).toEqual(new Set(['discard']));
    expect(story.when(kongs(last, '1m')).refusal).toBe('wall-empty');
  });

  test.each(WAYS)('[C34] $id: the last discard is claimed for all but a kong', rules => {
    const last = turnOf(given({ rules }).playedDownTo(0))!;
    const right = ((last + 1) & 3) as Seat;
    const across = ((last + 2) & 3) as Seat;
    const hands: Record<number, string> = { [last]: '9p', [right]: '78p', [across]: '999p' };
    const stack = [0, 1, 2, 3].map(seat => hands[seat] ?? '');
    const story = given({ hands: stack, rules }).playedDownTo(0).when(discards(last, '9p'));
    expect(kindsFor(story, across)).toEqual(['pung', 'pass']);
    expect(kindsFor(story, right)).toEqual(['chow', 'pass']);
    expect(story.when(claims(across, 'kong')).refusal).toBe('no-such-claim');
    const after = story.when(claims(across, 'pung'), closeClaims);
    expect(turnOf(after)).toBe(across);
  });

  test('[C34] with one tile left a kong takes its replacement, and the last tile is drawn after it', () => {
    const story = given({ hands: ['1111m', '1111s', '1111p', '2222p'], rules: spanish1920 }).playedDownTo(2);
    const seat = turnOf(story)!;
    const four = ['1m', '1s', '1p', '2p'][seat]!;
    const after = story.when(kongs(seat, four));
    expect(after.state.phase).toMatchObject({ name: 'turn', seat, source: 'kong' });
    expect(tilesLeft(after.state.wall)).toBe(1);
  });
});
