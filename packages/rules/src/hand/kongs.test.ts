import { describe, expect, test } from 'vitest';
import { legalActions, legalClaims, legalWin, type Seat, viewFor, winnersScore, wmo2006 } from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, claims, closeClaims, declaresHu, discards, given, kongs, type Story } from '../testing/story.ts';

const wonBy = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;
const scoreOf = (story: Story) => {
  const won = wonBy(story);
  return won && winnersScore(won);
};
const fansOf = (story: Story) => scoreOf(story)?.fans.map(fan => fan.id) ?? [];
const kongsOffered = ({ state }: Story, seat: Seat) =>
  legalActions(state, seat).flatMap(action => (action.type === 'declare-kong' ? [action.tile] : []));

/** South pungs East's 1 of dots and keeps the fourth; then the turn comes back to South, who draws `drawn`. */
const withPung = (south: string, others: readonly [string, string], drawn = 'C', replacements = '9m') =>
  given({ hands: ['1p', `11p ${south}`, ...others], draws: `NNN ${drawn}`, replacements })
    .when(discards(0, '1p'), claims(1, 'pung'), closeClaims, discards(1, '9s'), closeClaims)
    .when(discards(2, 'N'), closeClaims, discards(3, 'N'), closeClaims, discards(0, 'N'), closeClaims);

describe('kinds of kong', () => {
  test('[R28] a melded kong takes a discard with three concealed tiles', () => {
    const story = given({ hands: ['5p', '', '555p'], replacements: '9s' });
    const { state } = story.when(discards(0, '5p'), claims(2, 'kong'), closeClaims);
    expect(state.seats[2].melds).toEqual([{ kind: 'kong', tile: tile('5p'), form: 'melded', from: 0 }]);
    expect(state.phase).toMatchObject({ seat: 2, drawn: tile('9s'), source: 'kong' });
  });

  test('[R28] a promoted kong lays the fourth tile on a melded pung', () => {
    const story = withPung('9s', ['', ''], '1p').when(kongs(1, '1p'), closeClaims);
    expect(story.state.seats[1].melds).toEqual([{ kind: 'kong', tile: tile('1p'), form: 'promoted', from: 0 }]);
  });

  test('[R28] a concealed kong is known to its owner only, until the hand is over', () => {
    const story = given({ hands: ['1111m'], replacements: '9s' }).when(kongs(0, '1m'));
    const [meld] = viewFor(story.state, 1).seats[0].melds;
    expect(meld).toMatchObject({ kind: 'kong', form: 'concealed', tile: -1 });
    expect(viewFor(story.state, 0).seats[0].melds[0]).toMatchObject({ tile: tile('1m') });
    const over = story.when({ type: 'stop-hand' });
    expect(viewFor(over.state, 1).seats[0].melds[0]).toMatchObject({ tile: tile('1m') });
  });

  test('[R28] a discard cannot be laid on a melded pung', () => {
    const story = given({ hands: ['5p', '', '55p 9s', '5p'], draws: 'NN' })
      .when(discards(0, '5p'), claims(2, 'pung'), closeClaims, discards(2, '9s'), closeClaims)
      .when(discards(3, '5p'));
    expect(legalClaims(story.state, 2).map(claim => claim.kind)).not.toContain('kong');
    expect(story.when(claims(2, 'kong')).refusal).toBe('no-such-claim');
  });
});

describe('when a kong may be declared', () => {
  test('[R29] not between a pung and the discard', () => {
    const pung = given({ hands: ['1p', '111p 9999s'] }).when(discards(0, '1p'), claims(1, 'pung'), closeClaims);
    expect(kongsOffered(pung, 1)).toEqual([]);
    expect(pung.when(kongs(1, '9s')).refusal).toBe('no-such-kong');
    expect(pung.when(kongs(1, '1p')).refusal).toBe('no-such-kong');
  });

  test('[R29] not between a chow and the discard', () => {
    const chow = given({ hands: ['1p', '23p 9999s'] }).when(discards(0, '1p'), chows(1, '1p'), closeClaims);
    expect(chow.when(kongs(1, '9s')).refusal).toBe('no-such-kong');
  });

  test('[R29] after a replacement too, and several in a row', () => {
    const story = given({ hands: ['1111m 2222m 333m'], replacements: '9s 3m' });
    const third = story.when(kongs(0, '1m'), kongs(0, '2m'), kongs(0, '3m'));
    expect(third.refusal).toBeUndefined();
    expect(third.state.seats[0].melds).toHaveLength(3);
  });

  test('[R29] a kong may be delayed: its tiles need not include the one just drawn', () => {
    const concealed = given({ hands: ['E', '1111m'], draws: '9s' }).when(discards(0, 'E'), closeClaims);
    expect(concealed.when(kongs(1, '1m')).refusal).toBeUndefined();
    const promoted = withPung('1p 9s', ['', '']);
    expect(promoted.state.phase).toMatchObject({ seat: 1, drawn: tile('C') });
    expect(promoted.when(kongs(1, '1p')).refusal).toBeUndefined();
  });

  // Left to the clock, North draws the last tile, West the one before it.
  test('[R30] a concealed kong is refused on an empty wall', () => {
    const story = given({ hands: ['', '', '', '1111m'] }).playedDownTo(0);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 3 });
    expect(kongsOffered(story, 3)).toEqual([]);
    expect(story.when(kongs(3, '1m')).refusal).toBe('wall-empty');
  });

  test('[R30] an added kong is refused on an empty wall', () => {
    // The pung skips South and West, so that South draws last.
    const story = given({ hands: ['5p', '55p 9s'], last: '5p' })
      .when(discards(0, '5p'), claims(1, 'pung'), closeClaims, discards(1, '9s'))
      .playedDownTo(0);
    const { phase } = story.state;
    if (phase.name !== 'turn') throw new Error('nobody drew the last tile');
    expect(phase).toMatchObject({ drawn: tile('5p') });
    expect(kongsOffered(story, phase.seat)).toEqual([]);
    expect(story.when(kongs(phase.seat, '5p')).refusal).toBe('wall-empty');
  });

  test('[R30] a kong of a discard is refused on an empty wall', () => {
    const rules = { ...wmo2006, lastDiscard: 'claims-allowed' } as const;
    const open = given({ hands: ['', '111m'], last: '1m', rules })
      .playedDownTo(0)
      .when(discards(3, '1m'));
    expect(legalClaims(open.state, 1).map(claim => claim.kind)).toEqual(['pung', 'pass']);
    expect(open.when(claims(1, 'kong')).refusal).toBe('no-such-claim');
  });

  test('[R30] with one tile left it is legal, and a win on that tile is Out with Replacement and Last Tile Draw', () => {
    const story = given({ hands: ['', '', '1111m 234s 567s 345p'], last: '9p 9p' }).playedDownTo(1);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 2, drawn: tile('9p') });
    const won = story.when(kongs(2, '1m'), declaresHu(2));
    expect(fansOf(won)).toEqual(expect.arrayContaining(['out-with-replacement-tile', 'last-tile-draw']));
  });
});

describe('robbing the kong', () => {
  const robber = '123456789s 99m 23p';

  test('[R31] an added kong waits for the others, who may claim it for Hu only', () => {
    const story = withPung('1p 9s', [robber, '44p 23p']).when(kongs(1, '1p'));
    expect(story.events).toEqual([{ type: 'kong-added', seat: 1, tile: tile('1p') }]);
    expect(legalClaims(story.state, 2).map(claim => claim.kind)).toEqual(['win', 'pass']);
    expect(legalClaims(story.state, 3)).toEqual([]);
    expect(story.when(chows(2, '1p')).refusal).toBe('no-such-claim');
  });

  test('[R31] if no seat robs it the replacement is drawn, and then it is too late', () => {
    const drawn = withPung('1p 9s', [robber, '']).when(kongs(1, '1p'), closeClaims);
    expect(drawn.state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'kong', drawn: tile('9m') });
    expect(drawn.when(claims(2, 'win')).refusal).toBe('no-window-open');
  });

  test('[R31] a concealed kong cannot be robbed, Thirteen Orphans included', () => {
    const orphans = '19m 19s 99p ESWN CFP';
    const story = given({ hands: ['1111p', orphans], replacements: '5s' });
    expect(story.when(kongs(0, '1p')).state.phase).toMatchObject({ name: 'turn', seat: 0, source: 'kong' });
    const added = given({ hands: ['1p', orphans], draws: 'N' }).when(discards(0, '1p'));
    expect(legalWin(added.state, 1)?.score.fans[0]?.id).toBe('thirteen-orphans');
  });

  test('[R31] a kong of a discard cannot be robbed: Hu on the discard goes first', () => {
    const open = given({ hands: ['1p', '111p', robber], replacements: '9m' }).when(discards(0, '1p'));
    expect(wonBy(open.when(claims(1, 'kong'), claims(2, 'win'), closeClaims))).toMatchObject({
      seat: 2,
      robbed: false,
    });
    const kong = open.when(claims(1, 'kong'), closeClaims);
    expect(kong.state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'kong' });
  });

  const robbed = withPung('1p 9s', [robber, '']).when(kongs(1, '1p'), claims(2, 'win'), closeClaims);

  test('[R32] the kong stays a pung and its maker pays as discarder', () => {
    const outcome = wonBy(robbed);
    expect(outcome).toMatchObject({ seat: 2, from: 1, tile: tile('1p'), robbed: true });
    expect(robbed.state.seats[1].melds).toEqual([{ kind: 'pung', tile: tile('1p'), from: 0 }]);
    const points = winnersScore(outcome!).total;
    expect(outcome!.payments).toEqual([-8, -8 - points, 24 + points, -8]);
  });

  test('[R32] the win is by discard: Concealed Hand, not Fully Concealed, and no Last Tile', () => {
    expect(fansOf(robbed)).toEqual(expect.arrayContaining(['robbing-the-kong', 'concealed-hand']));
    for (const id of ['fully-concealed-hand', 'self-drawn', 'last-tile', 'last-tile-claim']) {
      expect(fansOf(robbed)).not.toContain(id);
    }
  });

  test('[R32] a kong added with one tile left and robbed is no Last Tile Claim', () => {
    // East's two kongs take the last two tiles, so that South draws with one tile left.
    const story = given({ hands: ['1p 1111s 9999s', '11p C', '123456789m 99p 23p'], last: '1p N C C' })
      .when(kongs(0, '1s'), kongs(0, '9s'), discards(0, '1p'), claims(1, 'pung'), closeClaims, discards(1, 'C'))
      .playedDownTo(1);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('1p') });
    const won = story.when(kongs(1, '1p'), claims(2, 'win'), closeClaims);
    expect(fansOf(won)).toContain('robbing-the-kong');
    expect(fansOf(won)).not.toContain('last-tile-claim');
  });
});

describe('kongs and concealment', () => {
  test('[R33] a concealed kong leaves the hand concealed', () => {
    const ready = given({ hands: ['1111m 234s 567s 345p 9p'], replacements: '9p' }).when(kongs(0, '1m'), declaresHu(0));
    expect(fansOf(ready)).toContain('fully-concealed-hand');
  });

  test('[R33] a melded kong does not', () => {
    const story = given({ hands: ['1m', '111m 234s 567s 345p 9p'], replacements: '9p' }).when(
      discards(0, '1m'),
      claims(1, 'kong'),
      closeClaims,
      declaresHu(1),
    );
    expect(wonBy(story)).toMatchObject({ seat: 1, from: 1 });
    expect(fansOf(story)).not.toContain('fully-concealed-hand');
  });
});
