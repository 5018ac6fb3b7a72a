import { describe, expect, test } from 'vitest';
import { type FanId, type HandCommand, judgeCount, type Seat, viewFor, wmo2006 } from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { claims, closeClaims, closeCount, declaresHu, discards, given, type Story } from '../testing/story.ts';
import { HIDDEN } from '../tiles/tile.ts';

const declared = { ...wmo2006, scoreMode: 'declared' } as const;
const strict = { ...declared, assist: 'strict' } as const;
/** Complete on 1 and 4 of dots: pure straight 16, on 1 also a concealed hand 2 and all chows 2. */
const READY = '123456789m 11s 23p';
/** Complete on 4 of dots, but worth less than eight points. */
const POOR = '123m 789m 456s 11s 23p';

const names = (seat: Seat, fan: FanId, times = 1): HandCommand => ({ type: 'name-fan', seat, fan, times });
const objects = (seat: Seat, fan: FanId, isObjecting = true): HandCommand => ({
  type: 'object',
  seat,
  fan,
  isObjecting,
});
const confirms = (seat: Seat): HandCommand => ({ type: 'confirm-count', seat });
const finishes = (seat: Seat): HandCommand => ({ type: 'finish-count', seat });

const counting = (rules: typeof declared | typeof strict = declared) =>
  given({ hands: ['1p', READY], rules }).when(discards(0, '1p'), claims(1, 'win'), closeClaims);
const wonBy = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;

describe('[R41] a winner who counts', () => {
  test('lays the hand open for all, and nobody sees another hand', () => {
    const { state } = counting();
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      const { phase, seats } = viewFor(state, viewer);
      expect(phase.name === 'counting' && phase.shown.concealed).toEqual(state.seats[1].concealed);
      expect(seats[1].concealed.every(tile => tile === HIDDEN)).toBe(true);
    }
  });

  test('is paid for what is named, as often as it is named, and for no more', () => {
    const story = counting().when(names(1, 'pure-straight'), names(1, 'all-chows'), names(1, 'all-pungs'));
    const won = wonBy(story.when(finishes(1), closeCount));
    expect(won?.scores[1].fans.map(({ id }) => id)).toEqual(['pure-straight', 'all-chows']);
    expect(won?.scores[1].total).toBe(18);
    expect(won?.count?.declared).toEqual(['pure-straight', 'all-chows', 'all-pungs']);
  });

  test('takes a fan back, and the objections to it fall', () => {
    const story = counting().when(names(1, 'all-pungs'), objects(2, 'all-pungs'), names(1, 'all-pungs', 0));
    expect(story.state.phase).toMatchObject({ declared: [], objections: [] });
  });

  test('names nothing more once the count is finished', () => {
    const story = counting().when(names(1, 'pure-straight'), finishes(1));
    expect(story.when(names(1, 'all-chows')).refusal).toBe('count-finished');
  });

  test('names no flowers, for they lie open, and no fan five times', () => {
    expect(counting().when(names(1, 'flower-tiles')).refusal).toBe('no-such-fan');
    expect(counting().when(names(1, 'double-pung', 5)).refusal).toBe('no-such-fan');
  });

  test('discards after a false Hu on an own draw, with a dead hand', () => {
    const drawn = given({ hands: ['C', READY], draws: '1p', rules: declared });
    const story = drawn.when(
      discards(0, 'C'),
      closeClaims,
      declaresHu(1),
      names(1, 'self-drawn'),
      closeCount,
      closeCount,
    );
    expect(story.events.map(({ type }) => type)).toEqual(['count-refused', 'fouled']);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('1p') });
    expect(story.state.seats[1].isDead).toBe(true);
    expect(story.state.penalties).toEqual([10, -30, 10, 10]);
  });

  test('loses the tile to the next claim after a false Hu', () => {
    const hands = ['1p', READY, '11p'];
    const said = given({ hands, rules: strict }).when(
      discards(0, '1p'),
      claims(1, 'win'),
      claims(2, 'pung'),
      closeClaims,
    );
    const story = said.when(closeCount, closeCount);
    expect(story.events.map(({ type }) => type)).toEqual(['count-refused', 'fouled', 'melded']);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 2 });
  });
});

describe('[R41] the others', () => {
  test('object to a named fan, once each, and take it back', () => {
    const story = counting().when(names(1, 'all-chows'), objects(2, 'all-chows'), objects(2, 'all-chows'));
    expect(story.events).toEqual([]);
    expect(story.state.phase).toMatchObject({ objections: [{ seat: 2, fan: 'all-chows' }] });
    expect(story.when(objects(2, 'all-chows', false)).state.phase).toMatchObject({ objections: [] });
    expect(story.when(objects(3, 'pure-straight')).refusal).toBe('fan-not-named');
    expect(story.when(objects(1, 'all-chows')).refusal).toBe('no-count');
  });

  test('confirm, and confirm anew what changes', () => {
    const story = counting().when(names(1, 'all-chows'), confirms(2));
    expect(story.state.phase).toMatchObject({ confirmed: [false, false, true, false] });
    expect(story.when(names(1, 'pure-straight')).state.phase).toMatchObject({
      confirmed: [false, false, false, false],
    });
    expect(story.when(confirms(1)).refusal).toBe('no-count');
  });

  test('cannot play, claim or draw meanwhile', () => {
    const story = counting(strict);
    expect(story.when(discards(0, '1p')).refusal).toBe('not-your-turn');
    expect(story.when(claims(2, 'pung')).refusal).toBe('no-window-open');
    expect(story.when({ type: 'draw', seat: 2 }).refusal).toBe('nothing-to-draw');
  });
});

describe('[R41] Hu where the winner counts', () => {
  test('opens no count without complete tiles: in strict play it is a false Hu at once', () => {
    const hands = ['1p', '123456789m 11s 46p'];
    const said = [discards(0, '1p'), claims(1, 'win'), closeClaims];
    expect(given({ hands, rules: strict }).when(...said).events[0]).toMatchObject({ foul: 'false-hu-shape' });
    expect(given({ hands, rules: declared }).when(discards(0, '1p'), claims(1, 'win')).refusal).toBe('no-win');
  });

  test('opens one in strict play with too few points, which nobody tells', () => {
    const hands = ['4p', POOR];
    const said = [discards(0, '4p'), claims(1, 'win'), closeClaims];
    expect(given({ hands, rules: strict }).when(...said).state.phase.name).toBe('counting');
    expect(given({ hands, rules: declared }).when(discards(0, '4p'), claims(1, 'win')).refusal).toBe('below-minimum');
  });
});

test('[R41] a judged count says what is paid, what is not in the hand and what nobody named', () => {
  const won = wonBy(counting().when(names(1, 'pure-straight'), names(1, 'all-pungs'), closeCount, closeCount))!;
  const { counted, notInHand, notNamed } = judgeCount(won.claim, declared, won.count!.declared)!;
  expect(counted.map(({ id }) => id)).toEqual(['pure-straight']);
  expect(notInHand).toEqual([{ id: 'all-pungs', times: 1 }]);
  expect(notNamed.map(({ id }) => id)).toEqual(['concealed-hand', 'all-chows', 'mixed-double-chow']);
});
