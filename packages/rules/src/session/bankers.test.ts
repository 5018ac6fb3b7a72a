import { describe, expect, test } from 'vitest';
import {
  below,
  type ClassicalRules,
  decideSession,
  evolveSession,
  type HandCommand,
  legalActions,
  macau,
  PLAYERS,
  type Player,
  pamphlet,
  type Ruleset,
  roundsWon,
  SEATS,
  type SessionCommand,
  type SessionState,
  seeded,
  shuffledRing,
  spanish1920,
  throwDice,
  unstarted,
  wallOf,
} from '../index.ts';
import { nextCommand } from '../testing/playout.ts';
import { type Stack, stacked } from '../testing/stackedRing.ts';
import { claims, closeClaims, declaresHu, discards } from '../testing/story.ts';

const [A, B, C, D]: readonly [Player, Player, Player, Player] = [0, 1, 2, 3];
type HandCommandInPlay = Exclude<HandCommand, { type: 'deal' }>;

const RULES: ClassicalRules = { ...pamphlet, bankerHands: 3 };
const READY = '123456789m 11s 23p';

/** Gives commands in order. Throws if one is refused. */
function after(state: SessionState, ...commands: readonly SessionCommand[]): SessionState {
  return commands.reduce((now, command) => {
    const decision = decideSession(now, command);
    if (!decision.ok) throw new Error(`${command.type} refused: ${decision.error.code}`);
    return decision.value.reduce(evolveSession, now);
  }, state);
}

const begun = (rules: Ruleset = RULES, hands: 4 | 8 | 16 = 4) =>
  after(unstarted, { type: 'start', options: { rules, hands } });
const play = (command: HandCommandInPlay): SessionCommand => ({ type: 'play', command });
const plays = (...commands: readonly HandCommand[]): readonly SessionCommand[] =>
  commands.flatMap(command => (command.type === 'deal' ? [] : [play(command)]));
const beginHand = (state: SessionState, stack: Stack = {}): SessionCommand => ({
  type: 'begin-hand',
  ...stacked(stack, state.options.rules),
});

/** The banker wins at once. */
const bankerWins = (state: SessionState) =>
  after(state, beginHand(state, { hands: [`${READY} 1p`] }), ...plays(declaresHu(0)));
/** The banker discards, and the player to the right wins. */
const bankerLoses = (state: SessionState) =>
  after(state, beginHand(state, { hands: ['1p', READY] }), ...plays(discards(0, '1p'), claims(1, 'win'), closeClaims));
/** Nobody wins: the hand ends as a stopped one does. */
const stopped = (state: SessionState) => after(state, beginHand(state), play({ type: 'stop-hand' }));
/** Plays a hand to the end of its wall. */
function drawn(state: SessionState): SessionState {
  let now = after(state, beginHand(state));
  while (now.phase === 'playing') {
    const { phase } = now.hand;
    const tile = phase.name === 'turn' ? (phase.drawn ?? now.hand.seats[phase.seat].concealed[0]) : undefined;
    const isTurn = phase.name === 'turn' && tile !== undefined;
    now = after(now, ...plays(isTurn ? { type: 'discard', seat: phase.seat, tile } : closeClaims));
  }
  return now;
}

const bankers = (state: SessionState) => state.results.map(({ players }) => players[0]);
const run = (state: SessionState, ...hands: readonly ((state: SessionState) => SessionState)[]) =>
  hands.reduce((now, hand) => hand(now), state);

describe('who is banker', () => {
  test('[C12] another player wins: the one to the right is the next banker, and the winds move along', () => {
    const state = run(begun(), bankerLoses, bankerLoses, bankerWins);
    expect(bankers(state)).toEqual([A, B, C]);
    expect(state.results[1]!.players).toEqual([B, C, D, A]);
  });

  test('[C13] a banker who wins, or whose hand is drawn, stays', () => {
    expect(bankers(run(begun(), bankerWins, drawn, bankerLoses, bankerLoses))).toEqual([A, A, A, B]);
    expect(bankers(run(begun(), stopped, bankerLoses, bankerLoses))).toEqual([A, A, B]);
  });

  test.each([
    [1, [A, B, C, D]],
    [3, [A, A, A, B, B, B]],
    [4, [A, A, A, A, B, B]],
    ['until-lost', [A, A, A, A, A, A]],
  ] as const)('[C13] %s hands in a row at most', (bankerHands, expected) => {
    const state = run(begun({ ...RULES, bankerHands }), ...expected.map(() => bankerWins));
    expect(bankers(state)).toEqual(expected);
  });

  test('[C13] a hand that is dealt again counts once', () => {
    const first = begun();
    const again = after(first, beginHand(first), { type: 'replay-hand' });
    expect(bankers(run(again, bankerWins, bankerWins, bankerWins, bankerWins))).toEqual([A, A, A, B]);
  });
});

describe('rounds', () => {
  test('[C14] a round ends when every player has been banker and has passed it on', () => {
    const state = run(begun(), bankerLoses, bankerWins, bankerLoses, bankerLoses, bankerWins, bankerWins);
    expect([state.phase, bankers(state)]).toEqual(['between', [A, B, B, C, D, D]]);
    const over = bankerLoses(state);
    expect([over.phase, over.end?.reason]).toEqual(['over', 'complete']);
  });

  test('[C14] the last banker keeps the game going for as long as they stay', () => {
    const state = run(begun({ ...RULES, bankerHands: 'until-lost' }), bankerLoses, bankerLoses, bankerLoses);
    const many = run(state, bankerWins, bankerWins, bankerWins, bankerWins, bankerWins);
    expect([many.phase, bankerLoses(many).phase]).toEqual(['between', 'over']);
  });

  test.each([
    [4, 1],
    [8, 2],
    [16, 4],
  ] as const)('[C14] a game of %i is %i rounds', (hands, rounds) => {
    let state = begun({ ...RULES, bankerHands: 1 }, hands);
    const seen: number[] = [];
    while (state.phase !== 'over') {
      state = bankerLoses(state);
      seen.push(state.round);
    }
    expect(seen).toEqual(Array.from({ length: hands }, (_, n) => Math.floor(n / 4)));
    expect(Math.max(...seen)).toBe(rounds - 1);
  });

  test('[C14] time called in a hand ends the game after it', () => {
    const first = begun();
    const called = after(first, beginHand(first, { hands: [`${READY} 1p`] }), { type: 'end', reason: 'time' });
    expect([called.phase, called.isTimeUp]).toEqual(['playing', true]);
    const over = after(called, ...plays(declaresHu(0)));
    expect([over.phase, over.end?.reason]).toEqual(['over', 'time']);
    expect(over.totals[A]).toBeGreaterThan(0);
  });

  test('[C14] players may stop between hands, and in a hand, which is void then', () => {
    const between = after(bankerWins(begun()), { type: 'end', reason: 'abandoned' });
    expect([between.end?.reason, between.results.length]).toEqual(['abandoned', 1]);
    const first = begun();
    const inside = after(first, beginHand(first), { type: 'end', reason: 'abandoned' });
    expect(inside.results.map(({ outcome }) => outcome.kind)).toEqual(['void']);
    expect(inside.totals).toEqual([0, 0, 0, 0]);
  });
});

describe('[C14] the winner of each round', () => {
  const NAMED: ClassicalRules = { ...RULES, bankerHands: 1, winnerOfRound: true };
  const played = (count: number, rules = NAMED, hands: 4 | 8 | 16 = 8) =>
    run(begun(rules, hands), ...Array.from({ length: count }, (_, n) => (n % 4 === 1 ? bankerLoses : bankerWins)));
  const sumOf = ({ results }: SessionState, from: number, to: number) =>
    PLAYERS.map(player => results.slice(from, to).reduce((sum, { changes }) => sum + changes[player], 0));

  test('has most points in its hands, once everybody has been banker', () => {
    expect([0, 1, 3].map(count => roundsWon(played(count)))).toEqual([[], [], []]);
    const [first] = roundsWon(played(4));
    expect(first).toMatchObject({ round: 0, points: sumOf(played(4), 0, 4) });
    expect(first!.winners.map(player => first!.points[player])).toEqual([Math.max(...first!.points)]);
    expect(roundsWon(played(7))).toEqual([first]);
  });

  test('is named for each round of a game, by the hands of that round alone', () => {
    for (const [hands, rounds] of [
      [4, 1],
      [8, 2],
      [16, 4],
    ] as const) {
      const over = played(hands, NAMED, hands);
      expect([over.phase, roundsWon(over).map(({ round }) => round)]).toEqual(['over', SEATS.slice(0, rounds)]);
      for (const { round, points } of roundsWon(over)) expect(points).toEqual(sumOf(over, 4 * round, 4 * round + 4));
    }
  });

  test('is shared by all with as many points', () => {
    const nobody = run(begun(NAMED), drawn, drawn, drawn, drawn);
    expect(roundsWon(nobody)).toEqual([{ round: 0, points: [0, 0, 0, 0], winners: PLAYERS }]);
    const gains = [[6, -2, -2, -2] as const, [-2, 6, -2, -2] as const];
    const results = nobody.results.map((hand, n) => ({ ...hand, changes: gains[n] ?? hand.changes }));
    expect(roundsWon({ ...nobody, results })).toEqual([{ round: 0, points: [4, 4, -4, -4], winners: [A, B] }]);
  });

  test('waits for a banker who stays, and is nobody where the game ends in the round or the rules name none', () => {
    const rules: ClassicalRules = { ...NAMED, bankerHands: 'until-lost' };
    const three = run(begun(rules), bankerLoses, bankerLoses, bankerLoses);
    expect(roundsWon(run(three, bankerWins))).toEqual([]);
    expect(roundsWon(run(three, bankerWins, bankerLoses))).toHaveLength(1);
    const ended = after(played(3), { type: 'end', reason: 'abandoned' });
    const inHand = after(played(3), beginHand(played(3)), { type: 'end', reason: 'abandoned' });
    expect([ended, inHand, played(4, { ...NAMED, winnerOfRound: false })].map(roundsWon)).toEqual([[], [], []]);
  });
});

/** Plays a session of random actions from a seed to its end. */
function randomSession(seed: string, rules: ClassicalRules): SessionState {
  const random = seeded(seed);
  let state = begun(rules);
  while (state.phase !== 'over') {
    const command: SessionCommand =
      state.phase === 'between'
        ? { type: 'begin-hand', ring: shuffledRing(random, wallOf(rules)), dice: throwDice(random) }
        : play(nextCommand(state.hand, random) as HandCommandInPlay);
    state = after(state, command);
    if (state.phase === 'playing' && below(random, 4000) === 0) state = after(state, { type: 'replay-hand' });
  }
  return state;
}

describe.each([
  macau,
  { ...macau, exchanges: false, bankerHands: 4 },
  spanish1920,
  { ...pamphlet, bankerHands: 1 },
] as const satisfies readonly ClassicalRules[])('random games of one round by $id, $bankerHands', rules => {
  const games = Array.from({ length: 6 }, (_, n) => randomSession(`${rules.id} ${rules.bankerHands} ${n}`, rules));

  test('[C12] [C13] let a banker stay exactly while the rules say so', () => {
    for (const { results } of games) {
      let row = 1;
      for (const [n, { players, outcome }] of results.slice(0, -1).entries()) {
        const mayStay = outcome.kind !== 'won' || outcome.seat === 0;
        const stays = mayStay && (rules.bankerHands === 'until-lost' || row < rules.bankerHands);
        const next = results[n + 1]!.players;
        expect(next).toEqual(stays ? players : SEATS.map(seat => players[(seat + 1) % 4]));
        row = stays ? row + 1 : 1;
      }
    }
  });

  test('[C14] end when all four have been banker in turn, the last by passing it on', () => {
    for (const { results, end } of games) {
      expect(end?.reason).toBe('complete');
      const inTurn = results.map(({ players }) => players[0]).filter((one, n, all) => one !== all[n - 1]);
      expect(inTurn).toEqual([A, B, C, D]);
      expect(new Set(results.map(({ round }) => round))).toEqual(new Set([0]));
    }
  });

  test('[C48] [C49] [C50] add up to zero after every hand, and drawn hands change nothing', () => {
    for (const { results, totals } of games) {
      for (const { changes, outcome } of results) {
        expect(changes.reduce((sum, change) => sum + change, 0)).toBe(0);
        if (outcome.kind !== 'won') expect(changes).toEqual([0, 0, 0, 0]);
      }
      const sums = PLAYERS.map(player => results.reduce((sum, { changes }) => sum + changes[player], 0));
      expect(totals).toEqual(sums);
    }
  });

  test('leave nobody anything to do', () => {
    for (const { hand } of games) for (const seat of SEATS) expect(legalActions(hand, seat)).toEqual([]);
  });
});
