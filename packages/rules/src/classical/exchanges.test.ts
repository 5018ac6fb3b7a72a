import { describe, expect, test } from 'vitest';
import {
  type HandCommand,
  legalActions,
  macau,
  pamphlet,
  SEATS,
  type SeatCommand,
  spanish1920,
  viewFor,
} from '../index.ts';
import { tile, tiles } from '../testing/stackedRing.ts';
import {
  claims,
  closeClaims,
  declaresHu,
  discards,
  given,
  gives,
  kongs,
  type Story,
  showsFlower,
} from '../testing/story.ts';

/** Four hands with simple tiles of their own suit or rank, and honours. East has fourteen tiles. */
const HANDS = ['2345678m 19m EEESS', '2345678s 19s SSWW', '2345678p 19p WNNN', '234m 234s 234p CCFF'];
const begun = given({ hands: HANDS, rules: macau });

const held = (story: Story) => story.state.seats.map(({ concealed }) => concealed.length);
const exchanged = (story: Story) =>
  story.events.flatMap(event => (event.type === 'exchanged' ? [[event.seat, event.given]] : []));
const isHeld = (story: Story, seat: 0 | 1 | 2 | 3, text: string) =>
  story.state.seats[seat].concealed.includes(tile(text));

/** All four exchanges, each of the same ranks. */
const afterAll = begun.when(
  gives(0, '23m'),
  gives(1, '23s'),
  gives(1, '23m'),
  gives(2, '23p'),
  gives(2, '23m'),
  gives(3, '23s'),
  gives(3, '23m'),
  gives(0, '23s'),
);

describe('the exchanges before the first discard', () => {
  test('[C22] begin with East and South, after the flowers, where the rules have them', () => {
    const flowers = given({ hands: ['f1', 'f2'], rules: macau });
    expect(flowers.log.map(event => event.type)).toEqual([
      'dealt',
      'flower-exposed',
      'drew',
      'flower-exposed',
      'drew',
      'exchange-opened',
    ]);
    expect(begun.state.phase).toMatchObject({ name: 'exchanging', giver: 0 });
    for (const rules of [spanish1920, pamphlet, { ...macau, exchanges: false }]) {
      expect(given({ rules }).state.phase).toMatchObject({ name: 'turn', seat: 0, source: 'deal' });
    }
    expect(given({ rules: { ...spanish1920, exchanges: true } }).state.phase.name).toBe('exchanging');
  });

  test('[C22] ask both neighbours at once, in any order, and nobody else', () => {
    const asked = (story: Story) => SEATS.filter(seat => legalActions(story.state, seat).length > 0);
    expect(asked(begun)).toEqual([0, 1]);
    expect(asked(begun.when(gives(1, '23s')))).toEqual([0]);
    expect(exchanged(begun.when(gives(1, '23s'), gives(0, '23m')))).toEqual([[0, [tiles('23m'), tiles('23s')]]]);
  });

  test('[C22] go on with South and West, West and North, North and East, and then East plays', () => {
    const partners = afterAll.log.flatMap(event => (event.type === 'exchanged' ? [event.seat] : []));
    expect(partners).toEqual([0, 1, 2, 3]);
    expect(afterAll.state.phase).toEqual({ name: 'turn', seat: 0, drawn: undefined, source: 'deal' });
    expect(held(afterAll)).toEqual([14, 13, 13, 13]);
    expect(afterAll.state.exchanges?.map(({ seat, given: [a, b] }) => [seat, a, b])).toEqual([
      [0, tiles('23m'), tiles('23s')],
      [1, tiles('23m'), tiles('23p')],
      [2, tiles('23m'), tiles('23s')],
      [3, tiles('23m'), tiles('23s')],
    ]);
  });

  test('[C22] are chosen blind, and only the two ever see the tiles', () => {
    const chosen = begun.when(gives(0, '23m')).state;
    expect(viewFor(chosen, 1).phase).toMatchObject({ chosen: [[-1, -1], undefined, undefined, undefined] });
    expect(viewFor(chosen, 0).phase).toMatchObject({ chosen: [tiles('23m'), undefined, undefined, undefined] });
    const seen = SEATS.map(seat => viewFor(afterAll.state, seat).exchanges![0]!.given);
    const hidden = [
      [-1, -1],
      [-1, -1],
    ];
    expect(seen).toEqual([[tiles('23m'), tiles('23s')], [tiles('23m'), tiles('23s')], hidden, hidden]);
    expect(viewFor(afterAll.state, 'spectator').exchanges![0]!.given).toEqual(hidden);
  });

  test('[C23] take ranks 2 to 8 only, and only tiles of the hand', () => {
    const codes = ['12m', '9m2m', '2mE', 'EE', '22m', '2m', '', '234m', '2s3m'].map(
      text => begun.when(gives(0, text)).refusal,
    );
    expect(new Set(codes)).toEqual(new Set(['tile-not-exchanged']));
    const all = legalActions(begun.state, 0).flatMap(action => (action.type === 'exchange' ? [action.tiles] : []));
    expect(all).toHaveLength((7 * 6) / 2);
    expect(new Set(all.flat())).toEqual(new Set(tiles('2345678m')));
  });

  test('[C23] take two equal tiles from a hand that has two', () => {
    const story = given({ hands: ['22m'], rules: macau });
    expect(story.when(gives(0, '22m')).refusal).toBeUndefined();
  });

  test('[C23] let a tile be given on that was just received', () => {
    const story = begun.when(gives(0, '23m'), gives(1, '23s'), gives(1, '23m'), gives(2, '23p'));
    expect(isHeld(story, 2, '2m') && isHeld(story, 2, '3m')).toBe(true);
    expect(isHeld(story, 1, '2m') || isHeld(story, 0, '2m')).toBe(false);
  });

  test('[C22] refuse a second choice, other seats, and everything that is no exchange', () => {
    const open = begun.when(gives(0, '23m'));
    const refusal = (command: HandCommand) => open.when(command).refusal;
    expect([refusal(gives(0, '45m')), refusal(gives(2, '23p')), refusal(gives(3, '23m'))]).toEqual([
      'no-exchange',
      'no-exchange',
      'no-exchange',
    ]);
    expect([discards(0, '2m'), declaresHu(0), kongs(0, 'E'), showsFlower(0, 'f1')].map(refusal)).toEqual(
      Array(4).fill('not-your-turn'),
    );
    expect([claims(1, 'pass'), closeClaims].map(refusal)).toEqual(['no-window-open', 'no-window-open']);
    expect(afterAll.when(gives(0, '45m')).refusal).toBe('no-exchange');
  });
});

describe('a hand with too few tiles to give', () => {
  const ORPHANS = '19m19s19pESWNCFP';
  const choices = (story: Story, seat: 0 | 1 | 2 | 3) =>
    legalActions(story.state, seat).map(action => (action as Extract<SeatCommand, { type: 'exchange' }>).tiles);

  test('[C24] gives the one that it has, for the lower of two', () => {
    const story = given({ hands: ['53m 2222p 4444p 88p 99p', '5s 19s 11m ESWNCFPP'], rules: macau });
    expect(choices(story, 1)).toEqual([tiles('5s')]);
    const after = story.when(gives(0, '53m'), gives(1, '5s'));
    expect(exchanged(after)).toEqual([[0, [tiles('3m'), tiles('5s')]]]);
    expect(held(after)).toEqual([14, 13, 13, 13]);
    expect([isHeld(after, 0, '5m'), isHeld(after, 0, '3m'), isHeld(after, 1, '3m')]).toEqual([true, false, true]);
  });

  test('[C24] gives nothing if it has none, and gets nothing', () => {
    const story = given({ hands: ['53m', ORPHANS], rules: macau });
    expect(choices(story, 1)).toEqual([[]]);
    expect(story.when(gives(1, '1m')).refusal).toBe('tile-not-exchanged');
    const after = story.when(gives(1, ''), gives(0, '53m'));
    expect(exchanged(after)).toEqual([[0, [[], []]]]);
    expect(held(after)).toEqual([14, 13, 13, 13]);
    expect(after.state.phase).toMatchObject({ name: 'exchanging', giver: 1 });
  });

  test('[C24] gives nothing for nothing where both have none', () => {
    const story = given({ hands: ['119m19s19pESWNCFP', ORPHANS], rules: macau });
    expect(held(story.when(gives(0, ''), gives(1, '')))).toEqual([14, 13, 13, 13]);
  });

  test('[C24] whatever is given, every hand keeps its size', () => {
    const story = given({ hands: ['19m119s19pESWNCFP', `${ORPHANS.slice(0, -1)}2m`, '', ORPHANS], rules: macau });
    const played = story.playedDownTo(89);
    expect(played.log.filter(({ type }) => type === 'exchanged')).toHaveLength(4);
    expect(held(played)).toEqual([14, 13, 13, 13]);
  });
});
