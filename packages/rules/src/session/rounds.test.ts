import { describe, expect, test } from 'vitest';
import {
  cn1998,
  decideSession,
  evolveSession,
  type HandCommand,
  PLAYERS,
  type Player,
  playerAt,
  type Ruleset,
  roundOf,
  SEATS,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
  seating,
  seatOf,
  tablePoints,
  tilesLeft,
  unstarted,
  winnersScore,
  wmo2006,
} from '../index.ts';
import { type Stack, stacked } from '../testing/stackedRing.ts';
import { claims, closeClaims, discards, given } from '../testing/story.ts';

const [A, B, C, D]: readonly [Player, Player, Player, Player] = [0, 1, 2, 3];
const READY = '123456789m 11s 23p';

/** Gives commands in order; throws when one is refused. */
function after(state: SessionState, ...commands: readonly SessionCommand[]): SessionState {
  return commands.reduce((now, command) => eventsOf(now, command).reduce(evolveSession, now), state);
}

function eventsOf(state: SessionState, command: SessionCommand): readonly SessionEvent[] {
  const decision = decideSession(state, command);
  if (!decision.ok) throw new Error(`${command.type} refused: ${decision.error.code}`);
  return decision.value;
}

const begun = (rules: Ruleset = wmo2006, hands: 4 | 16 = 16) =>
  after(unstarted, { type: 'start', options: { rules, hands } });
const beginHand = (stack: Stack = {}): SessionCommand => ({ type: 'begin-hand', ...stacked(stack) });
const play = (command: Exclude<HandCommand, { type: 'deal' }>): SessionCommand => ({ type: 'play', command });
const plays = (...commands: readonly HandCommand[]): SessionCommand[] =>
  commands.flatMap(command => (command.type === 'deal' ? [] : [play(command)]));

/** East discards 1 of dots and South wins on it with Pure Straight. */
const WON: Stack = { hands: ['1p', READY] };
const wonHand: readonly SessionCommand[] = [beginHand(WON), ...plays(discards(0, '1p'), claims(1, 'win'), closeClaims)];
/** A hand that the umpire stops: the quickest to its end. */
const voidHand: readonly SessionCommand[] = [beginHand(), play({ type: 'stop-hand' })];

/** Plays a hand down to its draw by the clock. */
function drawnHand(state: SessionState): SessionState {
  let now = after(state, beginHand());
  while (now.phase === 'playing') {
    const { phase, seats } = now.hand;
    if (phase.name !== 'turn') now = after(now, ...plays(closeClaims));
    else {
      const tile = phase.drawn ?? seats[phase.seat].concealed.at(-1)!;
      now = after(now, play({ type: 'discard', seat: phase.seat, tile }));
    }
  }
  return now;
}

/** What South's win on East's discard is worth. */
const worth = (() => {
  const { phase } = given(WON).when(discards(0, '1p'), claims(1, 'win'), closeClaims).state;
  if (phase.name !== 'over' || phase.outcome.kind !== 'won') throw new Error('nobody won');
  return winnersScore(phase.outcome).total;
})();

describe('totals', () => {
  test('[R81] all players begin at 0', () => {
    expect(begun().totals).toEqual([0, 0, 0, 0]);
  });

  test('[R81] hands sum to zero, and totals may go below it without limit', () => {
    let state = begun({ ...wmo2006, seatChange: 'none' });
    for (let hand = 1; hand <= 16; hand++) {
      state = after(state, ...wonHand);
      expect(state.totals.reduce((sum, total) => sum + total, 0)).toBe(0);
      if (hand % 4 === 3) expect(Math.min(...state.totals)).toBeLessThan(-8);
    }
  });

  test('[R81] penalties paid to no seat break the zero sum', () => {
    const points = { kind: 'points', seat: 2, points: 30, paidTo: 'nobody', article: '3.11.2' } as const;
    const state = after(begun(), beginHand(), play({ type: 'umpire', ruling: points }), play({ type: 'stop-hand' }));
    expect(state.totals).toEqual([0, 0, -30, 0]);
  });

  test('[R82] East pays like others, without doubling', () => {
    const [record] = after(begun(), ...wonHand).results;
    expect(record?.changes).toEqual([-8 - worth, 24 + worth, -8, -8]);
  });
});

describe('rounds', () => {
  const dealers = (state: SessionState) => state.results.map(({ players }) => players[0]);

  test('[R82] [R36] the deal passes to the right after a win and after a draw', () => {
    let state = after(begun(), ...wonHand);
    state = drawnHand(state);
    expect(state.results.map(({ outcome }) => outcome.kind)).toEqual(['won', 'exhausted']);
    state = after(state, beginHand());
    expect(SEATS.map(seat => playerAt(state, seat))).toEqual([C, D, A, B]);
    expect(dealers(state)).toEqual([A, B]);
    expect(state.results[1]?.changes).toEqual([0, 0, 0, 0]);
  });

  test('[R82] four hands are a round, sixteen a session, and then it is over', () => {
    let state = begun();
    for (let hand = 1; hand <= 16; hand++) {
      expect(state.phase).toBe('between');
      state = after(state, ...voidHand);
    }
    expect(state.phase).toBe('over');
    expect(state.end?.reason).toBe('complete');
    expect(decideSession(state, beginHand())).toEqual({ ok: false, error: { code: 'session-over' } });
    const counted = PLAYERS.map(player => dealers(state).filter(dealer => dealer === player).length);
    expect(counted).toEqual([4, 4, 4, 4]);
  });

  test('[R82] a short session is one round', () => {
    const state = after(begun(wmo2006, 4), ...voidHand, ...voidHand, ...voidHand, ...voidHand);
    expect(state.phase).toBe('over');
  });

  test('[R83] the prevalent wind is that of the round', () => {
    expect([1, 4, 5, 8, 9, 12, 13, 16].map(roundOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    let state = begun();
    for (let hand = 1; hand <= 16; hand++) {
      state = after(state, beginHand());
      expect(state.hand.prevalentWind).toBe(Math.floor((hand - 1) / 4));
      state = after(state, play({ type: 'stop-hand' }));
    }
  });

  test('[R83] [R84] every hand records its dealer, its round and who sits where', () => {
    let state = begun();
    for (let number = 1; number <= 16; number++) {
      const decision = decideSession(state, beginHand());
      const hand = seating(number, 'appendix4');
      const fact = { type: 'hand-begun', number, dealer: hand[0], round: roundOf(number), seating: hand };
      expect(decision.ok && decision.value[0]).toEqual(fact);
      state = after(state, beginHand());
      expect([state.round, state.seating]).toEqual([fact.round, hand]);
      state = after(state, play({ type: 'stop-hand' }));
      expect(state.results.at(-1)).toMatchObject({ number, round: fact.round, players: hand });
    }
  });

  test('[R84] a session sits as its facts say, whatever the number of the hand', () => {
    const turned: SessionEvent = { type: 'hand-begun', number: 1, dealer: D, round: 2, seating: [D, C, B, A] };
    const state = evolveSession(begun(), turned);
    expect(playerAt(state, 0)).toBe(D);
    expect(seatOf(state, A)).toBe(3);
    expect(state.round).toBe(2);
  });

  test('[R83] the player on chair i has the wind i - (h - 1) in hand h of the round', () => {
    for (let number = 1; number <= 16; number++) {
      const chairs = seating(4 * roundOf(number) + 1, 'appendix4');
      const passed = (number - 1) % 4;
      chairs.forEach((player, chair) => {
        expect(seating(number, 'appendix4').indexOf(player)).toBe((chair - passed + 4) % 4);
      });
    }
  });
});

describe('the change of seats', () => {
  test.each([
    ['East', 1, [A, B, C, D]],
    ['South', 5, [B, A, D, C]],
    ['West', 9, [C, D, B, A]],
    ['North', 13, [D, C, A, B]],
  ])('[R84] the chairs of round %s as Appendix 4 has them', (_, firstHand, chairs) => {
    expect(seating(firstHand, 'appendix4')).toEqual(chairs);
  });

  test('[R84] the moves between the rounds', () => {
    const chairOf = (round: number) => PLAYERS.map(player => seating(4 * round + 1, 'appendix4').indexOf(player));
    const moves = (round: number) => {
      const [from, to] = [chairOf(round), chairOf(round + 1)];
      return Object.fromEntries(from.map((chair, player) => ['ESWN'[chair], 'ESWN'[to[player]!]]));
    };
    expect(moves(0)).toEqual({ E: 'S', S: 'E', W: 'N', N: 'W' });
    expect(moves(1)).toEqual({ E: 'W', W: 'S', S: 'N', N: 'E' });
    expect(moves(2)).toEqual({ E: 'S', S: 'E', W: 'N', N: 'W' });
  });

  test("[R84] everybody has every wind's chair once, and every round its first dealer on chair East", () => {
    for (const player of PLAYERS) {
      const chairs = [1, 5, 9, 13].map(first => seating(first, 'appendix4').indexOf(player));
      expect([...chairs].sort()).toEqual([0, 1, 2, 3]);
    }
    const state = after(begun(), ...voidHand, ...voidHand, ...voidHand, ...voidHand, beginHand());
    expect(playerAt(state, 0)).toBe(B);
    expect(seatOf(state, A)).toBe(1);
  });

  test('[R84] by the option seatChange the chairs stay', () => {
    for (const first of [1, 5, 9, 13]) expect(seating(first, 'none')).toEqual([A, B, C, D]);
    expect(seating(6, 'none')).toEqual([B, C, D, A]);
  });

  test('[R84] points go to players and not to chairs', () => {
    const four = [...voidHand, ...voidHand, ...voidHand, ...voidHand];
    const state = after(begun(), ...four, ...wonHand);
    expect(state.totals).toEqual([24 + worth, -8 - worth, -8, -8]);
  });
});

describe('the end of time', () => {
  const time: SessionCommand = { type: 'end', reason: 'time' };
  const inSecondHand = (rules: Ruleset) => after(begun(rules), ...wonHand, beginHand(WON));

  test('[R85] the hand in progress is void and brings no points', () => {
    const state = after(inSecondHand(wmo2006), time);
    expect(state.phase).toBe('over');
    expect(state.end?.reason).toBe('time');
    expect(state.hand.phase).toMatchObject({ name: 'over', outcome: { kind: 'void' } });
    expect(state.totals).toEqual([-8 - worth, 24 + worth, -8, -8]);
  });

  test('[R85] penalties already given stand', () => {
    const points = { kind: 'points', seat: 0, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
    const state = after(inSecondHand(wmo2006), play({ type: 'umpire', ruling: points }), time);
    const fined = playerAt(state, 0);
    expect(fined).toBe(B);
    expect(state.totals[fined]).toBe(24 + worth - 10);
  });

  test('[R85] by the option finish-hand it is played to its end and scored, and then the session is over', () => {
    const called = after(inSecondHand({ ...cn1998, timeEnd: 'finish-hand' }), time);
    expect(called.phase).toBe('playing');
    const state = after(called, ...plays(discards(0, '1p'), claims(1, 'win'), closeClaims));
    expect(state.results).toHaveLength(2);
    expect(state.phase).toBe('over');
    expect(state.end?.reason).toBe('time');
  });

  test('[R85] between two hands the session ends at once', () => {
    const state = after(begun({ ...wmo2006, timeEnd: 'finish-hand' }), ...wonHand, time);
    expect(state.phase).toBe('over');
  });

  test('[R85] with no-limit no time ends a session', () => {
    const playing = inSecondHand({ ...wmo2006, timeEnd: 'no-limit' });
    const decision = decideSession(playing, time);
    const next = decision.ok ? decision.value.reduce(evolveSession, playing) : playing;
    expect(next.phase).toBe('playing');
  });

  test('[R87] hands without time count as not played: the result is that of the finished ones', () => {
    const state = after(begun(), ...wonHand, time);
    expect(state.results).toHaveLength(1);
    expect(state.end?.tablePoints).toEqual(tablePoints(state.totals, 'average'));
    expect(state.end?.tablePoints[B]).toBe(4);
  });

  test('[R87] a hand that time made void has no points on the sheet', () => {
    const state = after(inSecondHand(wmo2006), time);
    for (const { outcome, changes } of state.results.filter(({ number }) => number === 2)) {
      expect(outcome.kind).toBe('void');
      expect(changes).toEqual([0, 0, 0, 0]);
    }
    expect(tilesLeft(state.hand.wall)).toBe(91);
  });
});
