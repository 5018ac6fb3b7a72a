import { describe, expect, test } from 'vitest';
import { type HandCommand, legalActions, macau, pamphlet, SEATS, type Seat, spanish1920, viewFor } from '../index.ts';
import { tile, tiles } from '../testing/stackedRing.ts';
import { declaresHu, discards, given, type Story } from '../testing/story.ts';

const gives = (seat: Seat, text: string): HandCommand => ({ type: 'exchange', seat, tiles: text ? tiles(text) : [] });
const has = ({ state }: Story, seat: Seat, text: string) =>
  tiles(text).every(one => state.seats[seat].concealed.includes(one));
const sizes = ({ state }: Story) => SEATS.map(seat => state.seats[seat].concealed.length);

/** No hand holds a tile that another gives. */
const HANDS = ['22334455m 19m EEEE', '22334455s 19s SSS', '22334455p 19p WWW', '66778866m 19s NNN'];
const dealt = (hands: readonly string[] = HANDS) => given({ rules: macau, hands });

describe('the exchanges', () => {
  const first = dealt();
  const whole = first
    .when(gives(0, '22m'), gives(1, '33s'))
    .when(gives(1, '22s'), gives(2, '33p'))
    .when(gives(2, '22p'), gives(3, '66m'))
    .when(gives(3, '77m'), gives(0, '55m'));

  test('[C22] are four, of neighbours from the banker on, and then the banker plays', () => {
    const givers = [
      first,
      first.when(gives(1, '33s'), gives(0, '22m')),
      first.when(gives(0, '22m'), gives(1, '33s'), gives(1, '22s'), gives(2, '33p')),
    ].map(({ state }) => state.phase.name === 'exchanging' && state.phase.giver);
    expect(givers).toEqual([0, 1, 2]);
    expect(whole.state.phase).toEqual({ name: 'turn', seat: 0, drawn: undefined, source: 'deal' });
    expect(has(whole, 0, '33s 77m')).toBe(true);
    expect(has(whole, 1, '22m 33p')).toBe(true);
    expect(has(whole, 2, '22s 66m')).toBe(true);
    expect(has(whole, 3, '22p 55m')).toBe(true);
    expect(sizes(whole)).toEqual([14, 13, 13, 13]);
  });

  test('[C22] are chosen blind: nobody sees a choice before both are made, nor other than the two afterwards', () => {
    const one = first.when(gives(0, '22m'));
    const seen = viewFor(one.state, 1).phase;
    expect(seen.name === 'exchanging' && seen.chosen[0]).not.toEqual(tiles('22m'));
    expect(legalActions(one.state, 0)).toEqual([]);
    const both = one.when(gives(1, '33s'));
    expect(viewFor(both.state, 1).exchanges?.[0]?.given[0]).toEqual(tiles('22m'));
    expect(viewFor(both.state, 2).exchanges?.[0]?.given[0]).not.toEqual(tiles('22m'));
  });

  test('[C22] are of the Macau way alone, and no tile is discarded before they are over', () => {
    expect(first.when(discards(0, '2m')).refusal).toBeDefined();
    expect(first.when(gives(2, '22p')).refusal).toBe('no-exchange');
    for (const rules of [pamphlet, spanish1920]) expect(given({ rules }).state.phase.name).toBe('turn');
  });

  test('[C23] are of ranks 2 to 8: no ones, no nines, no honours, and two tiles', () => {
    for (const wrong of ['1m 9m', '19m', 'EE', '2m E', '2m', '22m 3m', '7p 8p', '']) {
      expect(first.when(gives(0, wrong)).refusal, wrong).toBe('tile-not-exchanged');
    }
    const choices = legalActions(first.state, 0).flatMap(action => (action.type === 'exchange' ? [action.tiles] : []));
    // Two of 2, 3, 4 and 5 of characters, of which there are two each.
    expect(choices).toHaveLength(10);
  });

  test('[C23] may pass on a tile that was just received', () => {
    const passed = first.when(gives(0, '22m'), gives(1, '33s'), gives(1, '22m'), gives(2, '33p'));
    expect(has(passed, 2, '22m')).toBe(true);
  });

  test('[C24] a hand gives what it can, as many come back, and no hand changes its number of tiles', () => {
    const few = dealt(['22334455m 19m EEEE', '5s 19m 19s 19p SSS N CC', HANDS[2]!, HANDS[3]!]);
    expect(few.when(gives(0, '23m'), gives(1, '')).refusal).toBe('tile-not-exchanged');
    const changed = few.when(gives(0, '23m'), gives(1, '5s'));
    expect(sizes(changed)).toEqual([14, 13, 13, 13]);
    expect(changed.state.exchanges).toEqual([{ seat: 0, given: [[tile('2m')], [tile('5s')]] }]);
    expect(has(changed, 0, '3m 5s')).toBe(true);
  });

  test('[C24] a hand of ones, nines and honours gives and gets nothing', () => {
    const none = dealt(['22334455m 19m EEEE', '199m 199s 19p SSS CC', HANDS[2]!, HANDS[3]!]);
    const changed = none.when(gives(0, '23m'), gives(1, ''));
    expect(sizes(changed)).toEqual([14, 13, 13, 13]);
    expect(changed.state.exchanges).toEqual([{ seat: 0, given: [[], []] }]);
  });
});

test('[C21] the banker plays first and may win on the fourteen tiles', () => {
  const rules = { ...macau, exchanges: false };
  const story = given({ rules, hands: ['123m 456p 789s EEE 55m'] });
  expect(story.state.phase).toMatchObject({ name: 'turn', seat: 0 });
  const actions = new Set(legalActions(story.state, 0).map(({ type }) => type));
  expect(actions).toEqual(new Set(['discard', 'declare-win']));
  const { phase } = story.when(declaresHu(0)).state;
  expect(phase).toMatchObject({ name: 'over', outcome: { kind: 'won', seat: 0 } });
  const kong = given({ rules, hands: ['5555m'] });
  expect(legalActions(kong.state, 0).map(({ type }) => type)).toContain('declare-kong');
});
