import { describe, expect, test } from 'vitest';
import {
  cn1998,
  decide,
  defaultAction,
  legalActions,
  RULESETS,
  SEATS,
  type Seat,
  seatAfter,
  turnsBetween,
  viewFor,
  winnersScore,
  wmo2006,
} from '../index.ts';
import { tile } from '../testing/stackedRing.ts';
import { chows, claims, closeClaims, declaresHu, discards, given, kongs, type Story } from '../testing/story.ts';

const READY = '123456789m 11s 23p';

const scoreOf = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;

describe('the turn', () => {
  test('[R2] passes from East to South, West, North and East again', () => {
    let story = given({ hands: ['E'] }).when(discards(0, 'E'), closeClaims);
    const seats: Seat[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const { phase } = story.state;
      if (phase.name !== 'turn' || phase.drawn === undefined) throw new Error('nobody drew');
      seats.push(phase.seat);
      story = story.when({ type: 'discard', seat: phase.seat, tile: phase.drawn }, closeClaims);
    }
    expect(seats).toEqual([1, 2, 3, 0, 1, 2, 3, 0]);
    expect(SEATS.map(seat => seatAfter(seat))).toEqual([1, 2, 3, 0]);
  });

  test('[R17] East discards first, from fourteen tiles', () => {
    const { state } = given();
    expect(state.phase).toEqual({ name: 'turn', seat: 0, drawn: undefined, source: 'deal' });
    expect(state.seats[0].concealed).toHaveLength(14);
    expect(legalActions(state, 0).filter(action => action.type === 'discard').length).toBeGreaterThan(0);
    for (const seat of [1, 2, 3] as const) expect(legalActions(state, seat)).toEqual([]);
  });

  test('[R24] a discard shows all viewers whether it was of the kind just drawn', () => {
    const story = given({ hands: ['E', 'E'], draws: 'S E' }).when(discards(0, 'E'), closeClaims);
    const drawn = story.when(discards(1, 'S'), closeClaims);
    expect(drawn.state.seats[1].discards).toEqual([{ tile: tile('S'), nth: 1, isDrawn: true }]);
    expect(viewFor(drawn.state, 3).seats[1].discards).toEqual(drawn.state.seats[1].discards);
    const kept = story.when(discards(1, 'E'), closeClaims);
    expect(kept.state.seats[1].discards).toEqual([{ tile: tile('E'), nth: 1 }]);
    expect(story.state.seats[0].discards).toEqual([{ tile: tile('E'), nth: 0 }]);
  });

  const complete = { hands: ['123456789m 123p 11s'] };

  test('[R17] East may not win on the dealt hand', () => {
    expect(given(complete).when(declaresHu(0)).refusal).toBe('no-win');
  });

  test('[R17] [R47] East may with the option eastDealtHu: concealed, self-drawn, without a wait fan', () => {
    const outcome = scoreOf(given({ ...complete, rules: { ...wmo2006, eastDealtHu: true } }).when(declaresHu(0)));
    const fans = (outcome && winnersScore(outcome))?.fans.map(fan => fan.id) ?? [];
    expect(fans).toContain('fully-concealed-hand');
    expect(fans.filter(id => id.endsWith('-wait'))).toEqual([]);
    const paid = 8 + ((outcome && winnersScore(outcome))?.total ?? 0);
    expect(outcome?.payments).toEqual([3 * paid, -paid, -paid, -paid]);
    const counted = (outcome && winnersScore(outcome))?.fans.reduce((sum, fan) => sum + fan.points * fan.times, 0);
    expect(counted).toBe((outcome && winnersScore(outcome))?.total);
  });

  test('[R17] the preset cn1998 allows it', () => {
    expect(scoreOf(given({ ...complete, rules: cn1998 }).when(declaresHu(0)))).toMatchObject({ seat: 0, from: 0 });
  });

  test('[R17] no other seat can win before the first discard', () => {
    const story = given({ hands: ['1p', READY] });
    expect(story.when(declaresHu(1)).refusal).toBe('not-your-turn');
    expect(story.when(claims(1, 'win')).refusal).toBe('no-window-open');
  });

  test('[R17] East may declare a concealed kong before it and win on the replacement', () => {
    const story = given({ hands: ['1111m 234s 567s 345p 9p'], replacements: '9p' }).when(kongs(0, '1m'), declaresHu(0));
    expect(scoreOf(story)).toMatchObject({ seat: 0, from: 0 });
  });

  test('[R19] no seat draws or discards while the claims on a discard are open', () => {
    const open = given({ hands: ['E', 'N'], draws: 'N' }).when(discards(0, 'E'));
    expect(open.events.map(event => event.type)).toEqual(['discarded']);
    expect(open.when(discards(1, 'N')).refusal).toBe('not-your-turn');
    expect(open.when(closeClaims).events).toEqual([{ type: 'drew', seat: 1, tile: tile('N'), source: 'wall' }]);
  });

  test('[R20] a discard cannot be claimed any more when the next tile is drawn', () => {
    const drawn = given({ hands: ['E', '', 'EE'] }).when(discards(0, 'E'), closeClaims);
    expect(drawn.when(claims(2, 'pung')).refusal).toBe('no-window-open');
  });
});

describe('time that runs out', () => {
  test('[R18] twenty seconds for the first discard, ten for the others, three for a claim', () => {
    for (const { seconds } of Object.values(RULESETS)) expect(seconds).toEqual({ first: 20, think: 10, claim: 3 });
  });

  test('[R18] discards the tile just drawn', () => {
    const { state } = given({ hands: ['E', 'P'], draws: '5s' }).when(discards(0, 'E'), closeClaims);
    expect(defaultAction(state, 1)).toEqual(discards(1, '5s'));
  });

  test('[R18] after a claim, and on the dealt hand, discards the last tile of the sorted hand', () => {
    expect(defaultAction(given({ hands: ['PPPP'] }).state, 0)).toEqual(discards(0, 'P'));
    const { state } = given({ hands: ['1p', '123456789m 1s P 23p'] }).when(
      discards(0, '1p'),
      chows(1, '1p'),
      closeClaims,
    );
    expect(defaultAction(state, 1)).toEqual(discards(1, 'P'));
  });

  test('[R18] passes a claim, also one for Hu', () => {
    const { state } = given({ hands: ['1p', READY] }).when(discards(0, '1p'));
    expect(legalActions(state, 1)).toContainEqual(claims(1, 'win'));
    expect(defaultAction(state, 1)).toEqual(claims(1, 'pass'));
  });

  test('[R18] never declares Hu', () => {
    const { state } = given({ hands: ['E', READY], draws: '1p' }).when(discards(0, 'E'), closeClaims);
    expect(legalActions(state, 1)).toContainEqual(declaresHu(1));
    expect(defaultAction(state, 1)).toEqual(discards(1, '1p'));
  });

  test('[R18] a window that closes counts the unanswered as passing', () => {
    const closed = given({ hands: ['1p', READY] }).when(discards(0, '1p'), closeClaims);
    expect(closed.state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'wall' });
  });
});

describe('discards and rivers', () => {
  const chowed = given({ hands: ['1p', '23p 4p 4s', '', ''] }).when(discards(0, '1p'), chows(1, '1p'), closeClaims);

  test('[R24] the very tile claimed may be discarded', () => {
    const pung = given({ hands: ['1p', '111p'] }).when(discards(0, '1p'), claims(1, 'pung'), closeClaims);
    expect(pung.when(discards(1, '1p')).refusal).toBeUndefined();
  });

  test('[R24] the other end of the run may be discarded', () => {
    expect(chowed.when(discards(1, '4p')).refusal).toBeUndefined();
  });

  test('[R24] a player may win on a tile that they have discarded and let pass before', () => {
    const story = given({ hands: ['1p', READY, '', ''], draws: '1p 1p N 4p' })
      .when(discards(0, '1p'), claims(1, 'pass'), closeClaims)
      .when(discards(1, '1p'), closeClaims)
      .when(discards(2, '1p'), claims(1, 'win'), closeClaims);
    expect(scoreOf(story)).toMatchObject({ seat: 1, from: 2 });
  });

  test.each<[Seat, number]>([
    [1, 3],
    [0, 2],
    [3, 1],
  ])("[R25] West's pung from seat %i keeps whom it came from, %i turns after West", (giver, turns) => {
    const hands = ['E', '', '55p', ''];
    hands[giver] += ' 5p';
    const untilGiver = SEATS.slice(0, giver).flatMap(seat => [discards(seat, seat === 0 ? 'E' : 'N'), closeClaims]);
    const story = given({ hands, draws: 'NNN' }).when(
      ...untilGiver,
      discards(giver, '5p'),
      claims(2, 'pung'),
      closeClaims,
    );
    expect(story.state.seats[2].melds).toEqual([{ kind: 'pung', tile: tile('5p'), from: giver }]);
    expect(turnsBetween(2, giver)).toBe(turns);
  });

  test('[R25] a chow always came from the left neighbour', () => {
    expect(chowed.state.seats[1].melds).toEqual([{ kind: 'chow', low: tile('1p'), claimed: tile('1p'), from: 0 }]);
    expect(turnsBetween(1, 0)).toBe(3);
  });

  test('[R26] a river keeps its order, and a claimed tile the mark of who took it, and for what', () => {
    const story = given({ hands: ['1p', '23p 9s'], draws: 'N N' })
      .when(discards(0, '1p'), chows(1, '1p'), closeClaims)
      .when(discards(1, '9s'), closeClaims);
    const meld = { kind: 'chow', low: tile('1p'), claimed: tile('1p'), from: 0 };
    expect(story.state.seats[0].discards).toEqual([{ tile: tile('1p'), nth: 0, claimedBy: 1, meld }]);
    expect(story.state.seats[1].discards).toEqual([{ tile: tile('9s'), nth: 1 }]);
  });

  test('[R26] only what is held can be discarded', () => {
    const story = given({ hands: ['1234m 1234s 1234p EE'] });
    expect(story.when(discards(0, 'P')).refusal).toBe('tile-not-held');
    expect(decide(story.state, discards(1, 'P'))).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });
});
