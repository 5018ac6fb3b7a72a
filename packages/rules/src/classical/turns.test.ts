import { describe, expect, test } from 'vitest';
import {
  type ClassicalRules,
  copiesSeen,
  defaultAction,
  legalActions,
  legalClaims,
  legalWin,
  macau,
  pamphlet,
  redact,
  type Seat,
  spanish1920,
  tilesLeft,
  viewFor,
  wmo2006,
} from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, claims, closeClaims, declines, discards, draws, given, kongs, type Story } from '../testing/story.ts';

const MACAU: ClassicalRules = { ...macau, exchanges: false };
const READY = '123456789m 11s 23p';

const told = ({ log }: Story) =>
  log.flatMap(event =>
    event.type === 'drew' || event.type === 'flower-exposed' ? [`${event.seat} ${event.type} ${event.tile}`] : [],
  );
const kindsFor = ({ state }: Story, seat: Seat) => legalClaims(state, seat).map(({ kind }) => kind);
const outcomeOf = ({ state }: Story) => (state.phase.name === 'over' ? state.phase.outcome : undefined);

describe('flowers', () => {
  test.each([MACAU, pamphlet])(
    '[C17] are replaced round by round, and one that follows waits for the next: $id',
    rules => {
      const story = given({ rules, hands: ['f1 f2', 'f3', '', 'f4'], replacements: '9m f5 9s 9p 1p' });
      const [f1, f2, f3, f4, f5] = [34, 35, 36, 37, 38];
      expect(told(story)).toEqual([
        `0 flower-exposed ${f1}`,
        `0 flower-exposed ${f2}`,
        `0 drew ${tile('9m')}`,
        `0 drew ${f5}`,
        `1 flower-exposed ${f3}`,
        `1 drew ${tile('9s')}`,
        `3 flower-exposed ${f4}`,
        `3 drew ${tile('9p')}`,
        `0 flower-exposed ${f5}`,
        `0 drew ${tile('1p')}`,
      ]);
    },
  );

  test('[C18] are shown and replaced at once in play, from the two tiles on the wall', () => {
    const story = given({ rules: MACAU, hands: ['E'], draws: 'f1 2p', replacements: '9s' });
    const drawn = story.when(discards(0, 'E'), closeClaims);
    expect(drawn.state.seats[1].flowers).toEqual([tile('f1')]);
    expect(drawn.state.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('9s') });
    expect(tilesLeft(drawn.state.wall)).toBe(tilesLeft(story.state.wall) - 1);
  });

  test('[C18] are replaced as the last tile of the wall too', () => {
    const story = given({ rules: MACAU, last: 'f1' }).playedDownTo(0);
    const shown = story.log.findLastIndex(event => event.type === 'flower-exposed');
    expect(story.log[shown]).toMatchObject({ tile: tile('f1') });
    expect(story.log[shown + 1]).toMatchObject({ type: 'drew', source: 'flower' });
    expect(story.state.phase.name).toBe('turn');
  });
});

describe('turns', () => {
  test('[C16] pass to the right', () => {
    const story = given({ rules: pamphlet, hands: ['E', 'S', 'W'], draws: '1m 9s 9p' })
      .when(discards(0, 'E'), closeClaims, discards(1, 'S'), closeClaims)
      .when(discards(2, 'W'), closeClaims);
    expect(
      told(story)
        .slice(-3)
        .map(text => text[0]),
    ).toEqual(['1', '2', '3']);
  });

  test('[C20] only the last discard can be claimed', () => {
    const story = given({ rules: spanish1920, hands: ['E 9p', '', 'EE'], draws: '1m' });
    const open = story.when(discards(0, 'E'));
    expect(kindsFor(open, 2)).toEqual(['pung', 'pass']);
    const later = open.when(closeClaims, discards(1, '1m'));
    expect(kindsFor(later, 2)).not.toContain('pung');
  });

  test('[C20] the tile that was drawn may be discarded', () => {
    const story = given({ rules: spanish1920, hands: ['E'], draws: '1m' }).when(discards(0, 'E'), closeClaims);
    expect(story.when(discards(1, '1m')).refusal).toBeUndefined();
  });

  test.each([
    [macau, true],
    [spanish1920, false],
    [pamphlet, false],
  ])('[C19] discards are named aloud in Macau alone: $id', (rules, isNamed) => {
    expect(rules.namesDiscards).toBe(isNamed);
  });
});

describe('winds', () => {
  test('[C15] the wind that all share is that of the player at whose side the wall is broken', () => {
    // 2 + 3 names East, 3 + 3 South, whatever is thrown next.
    const opened = (dice: readonly [number, number, number, number]) =>
      legalWin(given({ rules: MACAU, dice, hands: ['123m 456p 789s SSS 55m'] }).state, 0)?.claim.prevalentWind;
    expect([opened([2, 3, 6, 6]), opened([3, 3, 1, 1]), opened([3, 4, 1, 1]), opened([4, 4, 1, 1])]).toEqual([
      0, 1, 2, 3,
    ]);
  });
});

describe('claims', () => {
  test('[C25] lie open, made of the discard and tiles of the hand', () => {
    const story = given({ rules: MACAU, hands: ['5p', '46p'] }).when(discards(0, '5p'), chows(1, '4p'), closeClaims);
    expect(viewFor(story.state, 3).seats[1].melds).toEqual([
      { kind: 'chow', low: tile('4p'), claimed: tile('5p'), from: 0 },
    ]);
    expect(story.state.phase).toMatchObject({ seat: 1, source: 'claim' });
  });

  test('[C26] for a chow are open to the player on the right alone', () => {
    const open = given({ rules: MACAU, hands: ['5p', '46p', '46p', '46p'] }).when(discards(0, '5p'));
    expect([1, 2, 3].map(seat => kindsFor(open, seat as Seat).includes('chow'))).toEqual([true, false, false]);
  });

  test.each([MACAU, spanish1920])('[C27] for a pung go before a chow that was claimed earlier: $id', rules => {
    const open = given({ rules, hands: ['5p', '46p', '55p'] }).when(discards(0, '5p'), chows(1, '4p'));
    expect(open.state.phase.name).toBe('claims');
    expect(open.when(claims(2, 'pung'), closeClaims).state.seats[2].melds).toMatchObject([{ kind: 'pung' }]);
  });

  test('[C27] for a pung come too late once a chow lies “boca arriba junto a las otras dos”', () => {
    const rules = { ...spanish1920, laidChowStands: true };
    const open = given({ rules, hands: ['5p', '46p', '55p'] }).when(discards(0, '5p'), chows(1, '4p'));
    const laid = open.when({ type: 'announce-claim', seat: 1 });
    expect(kindsFor(laid, 2)).toEqual([]);
    expect(laid.when(claims(2, 'pung')).refusal).toBe('no-such-claim');
    expect(laid.when(closeClaims).state.seats[1].melds).toMatchObject([{ kind: 'chow' }]);
  });

  test('[C27] for Mah-Jong go before a kong', () => {
    const open = given({ rules: MACAU, hands: ['1p', '111p', READY] }).when(discards(0, '1p'), claims(1, 'kong'));
    expect(outcomeOf(open.when(claims(2, 'win'), closeClaims))).toMatchObject({ kind: 'won', seat: 2 });
  });

  test('[C28] of several players for Mah-Jong the nearest in turn takes the tile', () => {
    const open = given({ rules: MACAU, hands: ['1p', READY, '', '123456789s NN 23p'] }).when(discards(0, '1p'));
    const won = outcomeOf(open.when(claims(3, 'win'), claims(1, 'win'), closeClaims));
    expect(won).toMatchObject({ kind: 'won', seat: 1 });
    expect(won?.kind === 'won' && won.payments.filter(change => change > 0).length).toBe(1);
  });

  test('[C29] may be passed, also for Mah-Jong, and the tile may be won on later', () => {
    const open = given({ rules: MACAU, hands: ['1p', READY, '1p'], draws: '9p' }).when(discards(0, '1p'));
    const passed = open.when(claims(1, 'pass'), closeClaims, discards(1, '9p'), closeClaims);
    expect(kindsFor(passed.when(discards(2, '1p')), 1)).toContain('win');
  });

  test('[C33] for Mah-Jong take any discard, also for the pair or the last of seven pairs', () => {
    const pair = given({ rules: spanish1920, hands: ['5m', '123m 456p 789s EEE 5m'] }).when(discards(0, '5m'));
    expect(kindsFor(pair, 1)).toContain('win');
    const pairs = given({ rules: spanish1920, hands: ['9m', '1122446677889m'] }).when(discards(0, '9m'));
    expect(kindsFor(pairs, 1)).toContain('win');
  });
});

/** South pungs East's 1 of dots and draws the fourth on the next turn. */
const withPung = (rules: ClassicalRules, west = '') =>
  given({ rules, hands: ['1p', '11p 9s', west], draws: 'NNN 1p', replacements: '9m' })
    .when(discards(0, '1p'), claims(1, 'pung'), closeClaims, discards(1, '9s'), closeClaims)
    .when(discards(2, 'N'), closeClaims, discards(3, 'N'), closeClaims, discards(0, 'N'), closeClaims);

describe('kongs', () => {
  test('[C30] of a discard take a replacement always, before the discard', () => {
    const story = given({ rules: MACAU, hands: ['5p', '', '555p'], replacements: '9s' });
    const { state } = story.when(discards(0, '5p'), claims(2, 'kong'), closeClaims);
    expect(state.phase).toMatchObject({ name: 'turn', seat: 2, drawn: tile('9s'), source: 'kong' });
    expect(legalActions(state, 2).every(({ type }) => type !== 'draw')).toBe(true);
  });

  const optional = { ...MACAU, replacementOptional: true };

  test.each([
    ['a discard', ['5p', '', '555p'], [discards(0, '5p'), claims(2, 'kong'), closeClaims], 2],
    ['the hand', ['5555p'], [kongs(0, '5p')], 0],
  ] as const)('[C30] of %s need no replacement: one is bought “se o jogador o desejar”', (_, hands, toKong, seat) => {
    const owed = given({ rules: optional, hands, draws: '9m 1s 2s', replacements: '9s' }).when(...toKong);
    expect(owed.state.phase).toMatchObject({ name: 'turn', seat, owes: true, source: 'kong' });
    expect(legalActions(owed.state, seat)).toEqual([draws(seat), declines(seat)]);
    expect(defaultAction(owed.state, seat)).toEqual(draws(seat));
    expect(owed.when(discards(seat, '5p')).refusal).toBe('tile-not-held');
    expect(owed.when({ type: 'discard', seat, tile: owed.state.seats[seat].concealed[0]! }).refusal).toBe('draw-first');
    const drawn = owed.when(draws(seat)).state;
    expect(drawn.phase).toMatchObject({ seat, drawn: tile('9s'), source: 'kong' });
    expect(drawn.phase).not.toHaveProperty('owes');

    const declined = owed.when(declines(seat));
    const next = ((seat + 1) & 3) as Seat;
    expect(declined.events.map(({ type }) => type)).toEqual(['replacement-declined', 'drew']);
    expect(declined.state.phase).toMatchObject({ name: 'turn', seat: next, source: 'wall' });
    // “os congues ... apenas contam com 3 pedras cada”: thirteen tiles, and none is missing from the dragon.
    const { concealed, melds } = declined.state.seats[seat];
    expect(concealed.length + 3 * melds.length).toBe(13);
    expect(declined.state.wall.back).toBe(owed.state.wall.back);
    expect(tilesLeft(declined.state.wall)).toBe(tilesLeft(owed.state.wall) - 1);
  });

  test('[C30][C32] added to a pung may be robbed before their replacement is drawn or declined', () => {
    const added = withPung(optional, READY).when(kongs(1, '1p'));
    expect(kindsFor(added, 2)).toEqual(['win', 'pass']);
    const kept = added.when(closeClaims);
    expect(kept.state.phase).toMatchObject({ seat: 1, owes: true, source: 'kong' });
    expect(kept.when(declines(1)).state.phase).toMatchObject({ seat: 2, source: 'wall' });
  });

  test('[C30] without a replacement win with a later tile, and their hands count as ever', () => {
    const hands = ['1111m 234p 567s 99s 67p', '8p'];
    const story = given({ rules: optional, hands, draws: 'N' }).when(kongs(0, '1m'), declines(0));
    const won = outcomeOf(story.when(discards(1, '8p'), claims(0, 'win'), closeClaims));
    expect(won).toMatchObject({ kind: 'won', seat: 0, from: 1 });
  });

  test('[C30] may be declined only while one is owed, and never a flower’s', () => {
    const dealt = given({ rules: optional, hands: ['E'], draws: 'f1 2p', replacements: '9s' });
    expect(dealt.when(declines(0)).refusal).toBe('nothing-to-draw');
    expect(dealt.when(declines(1)).refusal).toBe('not-your-turn');
    const shown = dealt.when(discards(0, 'E'), closeClaims);
    expect(shown.state.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('9s') });
    expect(shown.when(declines(1)).refusal).toBe('nothing-to-draw');
    const taken = given({ rules: MACAU, hands: ['5555p'], replacements: '9s' }).when(kongs(0, '5p'));
    expect(taken.when(declines(0)).refusal).toBe('nothing-to-draw');
    const strict = given({ rules: { ...wmo2006, assist: 'strict' }, hands: ['5555p'] }).when(kongs(0, '5p'));
    expect(strict.when(declines(0)).refusal).toBe('draw-first');
  });

  test('[C31] of the hand lie face down until the hand is over', () => {
    const story = given({ rules: spanish1920, hands: ['1111m'], replacements: '9s' }).when(kongs(0, '1m'));
    expect(viewFor(story.state, 1).seats[0].melds[0]).toMatchObject({ form: 'concealed', tile: -1 });
    const over = story.when({ type: 'stop-hand' });
    expect(viewFor(over.state, 1).seats[0].melds[0]).toMatchObject({ tile: tile('1m') });
  });

  test('[C31] of the hand lie “boca arriba” but for the last tile where the table shows them', () => {
    const rules = { ...spanish1920, concealedKongShown: true };
    const story = given({ rules, hands: ['1111m'], replacements: '9s' }).when(kongs(0, '1m'));
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(viewFor(story.state, viewer).seats[0].melds[0]).toMatchObject({ form: 'concealed', tile: tile('1m') });
    }
    expect(copiesSeen(viewFor(story.state, 1), 1)).toMatchObject({ shown: { 0: 4 }, unseen: { 0: 0 } });
    expect(copiesSeen(viewFor(story.state, 0), 0).unseen[0]).toBe(0);
    expect(JSON.stringify(redact(story.log.find(({ type }) => type === 'melded')!, 2))).toContain('"tile":0');
  });

  test('[C31] of the hand cannot be robbed', () => {
    const story = given({ rules: MACAU, hands: ['PPPP', '', '19m 19s 19p ESWNCF C'], replacements: '9s' });
    expect(story.when(kongs(0, 'P')).state.phase).toMatchObject({ name: 'turn', seat: 0, source: 'kong' });
  });

  test('[C32] may be added to an open pung, and then be robbed for Mah-Jong', () => {
    const added = withPung(MACAU, READY).when(kongs(1, '1p'));
    expect(kindsFor(added, 2)).toEqual(['win', 'pass']);
    expect(outcomeOf(added.when(claims(2, 'win'), closeClaims))).toMatchObject({ kind: 'won', seat: 2, robbed: true });
    const kept = withPung(MACAU).when(kongs(1, '1p'), closeClaims);
    expect(kept.state.seats[1].melds).toMatchObject([{ kind: 'kong', form: 'promoted' }]);
    expect(kept.state.phase).toMatchObject({ seat: 1, drawn: tile('9m'), source: 'kong' });
  });
});
