import { describe, expect, test } from 'vitest';
import {
  cn1998,
  ema,
  type HandEvent,
  legalActions,
  legalClaims,
  type Ruleset,
  tilesLeft,
  winnersScore,
  wmo2006,
} from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, closeClaims, declaresHu, discards, given, kongs, type Story, showsFlower } from '../testing/story.ts';

/** South is ready with Pure Straight: 1 or 4 of dots completes it. */
const READY = '123456789m 11s 23p';
const JUNK = '147m 258s 369p EESW';

/** Draws and flowers of a log as "seat tile source". */
const told = (events: readonly HandEvent[]) =>
  events.flatMap(event => {
    if (event.type === 'drew') return [`${event.seat} draws ${event.tile} ${event.source}`];
    return event.type === 'flower-exposed' ? [`${event.seat} shows ${event.tile}`] : [];
  });

const fansOf = ({ state }: Story) => {
  const { phase } = state;
  return phase.name === 'over' && phase.outcome.kind === 'won'
    ? winnersScore(phase.outcome).fans.map(fan => fan.id)
    : [];
};

describe('flowers of the deal', () => {
  const dealt = given({
    hands: ['f1 f2 123m', 'f3 456m', '', 'f4'],
    replacements: '9m f5 9s 9p f6 1p 2p',
  });

  test('[R12] each seat in turn shows and replaces all its flowers, flowers among the replacements at once', () => {
    const [f1, f2, f3, f4, f5, f6] = [34, 35, 36, 37, 38, 39];
    expect(told(dealt.log)).toEqual([
      `0 shows ${f1}`,
      `0 shows ${f2}`,
      `0 draws ${tile('9m')} flower`,
      `0 draws ${f5} flower`,
      `0 shows ${f5}`,
      `0 draws ${tile('9s')} flower`,
      `1 shows ${f3}`,
      `1 draws ${tile('9p')} flower`,
      `3 shows ${f4}`,
      `3 draws ${f6} flower`,
      `3 shows ${f6}`,
      `3 draws ${tile('1p')} flower`,
    ]);
    expect(dealt.state.seats.map(seat => seat.concealed.length)).toEqual([14, 13, 13, 13]);
    expect(tilesLeft(dealt.state.wall)).toBe(91 - 6);
  });

  test('[R12] in rounds each seat replaces what it holds once, and the table goes round again', () => {
    const rules = { ...wmo2006, flowerOrder: 'rounds' } as const;
    const { log, state } = given({ hands: ['f1', 'f2'], replacements: 'f3 9m 9s', rules });
    expect(told(log)).toEqual([
      `0 shows ${tile('f1')}`,
      `0 draws ${tile('f3')} flower`,
      `1 shows ${tile('f2')}`,
      `1 draws ${tile('9m')} flower`,
      `0 shows ${tile('f3')}`,
      `0 draws ${tile('9s')} flower`,
    ]);
    expect(state.seats.map(seat => seat.concealed.length)).toEqual([14, 13, 13, 13]);
  });

  test('[R12] East is then still to make the first discard', () => {
    expect(dealt.state.phase).toEqual({ name: 'turn', seat: 0, drawn: undefined, source: 'deal' });
  });

  test('[R12] they are replaced also where flowers may be kept', () => {
    const kept = given({ hands: ['f1'], replacements: '9m', rules: cn1998 });
    expect(kept.state.seats[0].flowers).toEqual([tile('f1')]);
  });
});

describe('flowers in play', () => {
  test('[R13] a drawn flower is shown and replaced from the end at once, in a chain', () => {
    const story = given({ hands: ['E', READY], draws: 'f1', replacements: 'f2 9p' }).when(
      discards(0, 'E'),
      closeClaims,
    );
    expect(told(story.events)).toEqual([
      '1 draws 34 wall',
      '1 shows 34',
      '1 draws 35 flower',
      '1 shows 35',
      `1 draws ${tile('9p')} flower`,
    ]);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('9p') });
  });

  test('[R14] a win on its replacement is self-drawn and not Out with Replacement Tile', () => {
    const story = given({ hands: ['E', READY], draws: 'f1', replacements: '1p' }).when(
      discards(0, 'E'),
      closeClaims,
      declaresHu(1),
    );
    expect(story.state.phase).toMatchObject({ name: 'over', outcome: { kind: 'won', seat: 1, from: 1 } });
    expect(fansOf(story)).toContain('fully-concealed-hand');
    expect(fansOf(story)).toContain('flower-tiles');
    expect(fansOf(story)).not.toContain('out-with-replacement-tile');
  });

  test('[R14] after a claimed set such a win scores Self-Drawn', () => {
    const story = given({ hands: ['3m', '12m 456789m 11s 23p 9s', 'W'], draws: 'NNN f1', replacements: '1p' }).when(
      discards(0, '3m'),
      chows(1, '1m'),
      closeClaims,
      discards(1, '9s'),
      closeClaims,
      discards(2, 'N'),
      closeClaims,
      discards(3, 'N'),
      closeClaims,
      discards(0, 'N'),
      closeClaims,
      declaresHu(1),
    );
    expect(fansOf(story)).toContain('self-drawn');
    expect(fansOf(story)).not.toContain('out-with-replacement-tile');
  });

  const kongHand = { hands: ['1111m 234s 567s 345p 9p'], replacements: 'f1 9p' };

  test('[R15] kong, flower, replacement is no Out with Replacement Tile', () => {
    const story = given(kongHand).when(kongs(0, '1m'), declaresHu(0));
    expect(fansOf(story)).toContain('fully-concealed-hand');
    expect(fansOf(story)).not.toContain('out-with-replacement-tile');
  });

  test('[R15] it is by the option replacementThroughFlower', () => {
    const rules = { ...wmo2006, replacementThroughFlower: true };
    const story = given({ ...kongHand, rules }).when(kongs(0, '1m'), declaresHu(0));
    expect(fansOf(story)).toContain('out-with-replacement-tile');
  });

  test('[R15] a kong replacement without a flower is Out with Replacement Tile', () => {
    const story = given({ ...kongHand, replacements: '9p' }).when(kongs(0, '1m'), declaresHu(0));
    expect(fansOf(story)).toContain('out-with-replacement-tile');
  });

  test('[R16] a flower as last tile is shown and the hand is a draw', () => {
    const story = given({ last: 'f8' }).playedDownTo(0);
    expect(told(story.events)).toMatchObject([/draws 41 wall/, /shows 41/].map(text => expect.stringMatching(text)));
    expect(story.state.phase).toMatchObject({ name: 'over', outcome: { kind: 'exhausted' } });
  });
});

describe('flowers that may be kept', () => {
  const rules = cn1998;
  const drawn = given({ hands: ['E', READY, '', '4p'], draws: 'f1 N N 9s', replacements: '9p', rules }).when(
    discards(0, 'E'),
    closeClaims,
  );

  test('[R13] a drawn flower stays in the hand until its owner shows it', () => {
    expect(drawn.state.phase).toMatchObject({ seat: 1, drawn: tile('f1'), source: 'wall' });
    expect(drawn.state.seats[1].flowers).toEqual([]);
    expect(legalActions(drawn.state, 1)).toContainEqual(showsFlower(1, 'f1'));
    const shown = drawn.when(showsFlower(1, 'f1'));
    expect(told(shown.events)).toEqual(['1 shows 34', `1 draws ${tile('9p')} flower`]);
  });

  test('[R13] it may be shown on a later own turn', () => {
    const later = drawn.when(
      discards(1, '9m'),
      closeClaims,
      discards(2, 'N'),
      closeClaims,
      discards(3, 'N'),
      closeClaims,
    );
    const own = later.when(discards(0, '9s'), closeClaims);
    expect(own.state.phase).toMatchObject({ seat: 1, source: 'wall' });
    expect(own.when(showsFlower(1, 'f1')).state.seats[1].flowers).toEqual([tile('f1')]);
  });

  /** South has kept a flower and claims a chow. */
  const claimed = (own: Ruleset) =>
    given({ hands: ['9p 4m', '12356789m 11s 23p 9s'], draws: 'f1 N N 9s', replacements: '1p', rules: own })
      .when(discards(0, '9p'), closeClaims, discards(1, '9s'), closeClaims, discards(2, 'N'), closeClaims)
      .when(discards(3, 'N'), closeClaims, discards(0, '4m'), chows(1, '4m'), closeClaims);

  test('[R13] between a claim and the discard it may be shown by the book, and its replacement may win', () => {
    const { state, when } = claimed({ ...wmo2006, flowerExposure: 'manual' });
    expect(state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'claim' });
    expect(legalActions(state, 1)).toContainEqual(showsFlower(1, 'f1'));
    const shown = when(showsFlower(1, 'f1'));
    expect(told(shown.events)).toEqual(['1 shows 34', `1 draws ${tile('1p')} flower`]);
    expect(fansOf(shown.when(declaresHu(1)))).toEqual(expect.arrayContaining(['self-drawn', 'flower-tiles']));
  });

  test('[R13] but not by the practice of 1998, nor by a log that does not name the option', () => {
    const { flowerAfterClaim: _, ...unnamed } = { ...wmo2006, flowerExposure: 'manual' } as const;
    for (const own of [cn1998, ema, unnamed]) {
      const { state, when } = claimed({ ...own, assist: 'assisted' });
      expect(state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'claim' });
      expect(legalActions(state, 1)).not.toContainEqual(showsFlower(1, 'f1'));
      expect(when(showsFlower(1, 'f1')).refusal).toBe('flower-after-claim');
    }
  });

  test('[R13] it may be discarded, and no seat can claim it', () => {
    const thrown = drawn.when(discards(1, 'f1'));
    expect(thrown.refusal).toBeUndefined();
    expect([0, 2, 3].flatMap(seat => legalClaims(thrown.state, seat as 0 | 2 | 3))).toEqual([]);
  });

  test('[R13] a hand that holds one cannot win', () => {
    const kept = drawn.when(discards(1, '9m'), closeClaims, discards(2, 'N'), closeClaims, discards(3, '4p'));
    expect(legalClaims(kept.state, 1)).toEqual([]);
    expect(drawn.when(declaresHu(1)).refusal).toBe('no-win');
  });

  test('[R16] the last tile of the wall cannot be shown, only discarded', () => {
    const last = given({ hands: [JUNK, JUNK.replace('EESW', 'NNSW')], last: 'f8', rules }).playedDownTo(0);
    const { phase } = last.state;
    expect(phase).toMatchObject({ name: 'turn', drawn: tile('f8') });
    if (phase.name !== 'turn') return;
    expect(legalActions(last.state, phase.seat)).toContainEqual(discards(phase.seat, 'f8'));
    expect(last.when(showsFlower(phase.seat, 'f8')).refusal).toBe('wall-empty');
    const over = last.when(discards(phase.seat, 'f8'), closeClaims);
    expect(over.state.phase).toMatchObject({ name: 'over', outcome: { kind: 'exhausted' } });
  });
});
