import { describe, expect, test } from 'vitest';
import {
  type BankerHands,
  type ByPlayer,
  decideSession,
  evolveSession,
  type HandCommand,
  type HandRecord,
  macau,
  type Player,
  pamphlet,
  type SessionCommand,
  type SessionState,
  spanish1920,
  unstarted,
} from '../index.ts';
import { stacked } from '../testing/stackedRing.ts';
import { claims, closeClaims, declaresHu, discards } from '../testing/story.ts';

const rulesOf = (bankerHands: BankerHands) => ({ ...macau, exchanges: false, bankerHands });

function after(state: SessionState, ...commands: readonly SessionCommand[]): SessionState {
  return commands.reduce((now, command) => {
    const decision = decideSession(now, command);
    if (!decision.ok) throw new Error(`${command.type} refused: ${decision.error.code}`);
    return decision.value.reduce(evolveSession, now);
  }, state);
}

const begun = (bankerHands: BankerHands, hands: 4 | 8 | 16 = 4) =>
  after(unstarted, { type: 'start', options: { rules: rulesOf(bankerHands), hands } });

type Play = Exclude<HandCommand, { type: 'deal' }>;
const plays = (...commands: readonly HandCommand[]): SessionCommand[] =>
  commands.map(command => ({ type: 'play', command: command as Play }));

/** The hands of a story: the banker wins, the player to the right wins, or nobody does. */
type Result = 'won' | 'lost' | 'drawn';

function played(state: SessionState, result: Result): SessionState {
  const { rules } = state.options;
  const hands = result === 'won' ? ['123m 456p 789s EEE 55m'] : ['1p', '123456789m 11s 23p'];
  const dealt = after(state, { type: 'begin-hand', ...stacked({ hands }, rules) });
  if (result === 'won') return after(dealt, ...plays(declaresHu(0)));
  if (result === 'lost') return after(dealt, ...plays(discards(0, '1p'), claims(1, 'win'), closeClaims));
  let now = dealt;
  while (now.phase === 'playing') {
    const { phase, seats } = now.hand;
    const tile = phase.name === 'turn' ? (phase.drawn ?? seats[phase.seat].concealed.at(-1)!) : undefined;
    now = after(
      now,
      ...plays(phase.name === 'turn' && tile !== undefined ? { type: 'discard', seat: phase.seat, tile } : closeClaims),
    );
  }
  return now;
}

const told = (bankerHands: BankerHands, results: readonly Result[]) =>
  results.reduce((state, result) => (state.phase === 'over' ? state : played(state, result)), begun(bankerHands));
/** Who was banker in each hand. */
const bankers = ({ results }: SessionState): readonly Player[] => results.map(({ players }: HandRecord) => players[0]);

describe('the banker', () => {
  test('[C12] is the player to the right after a win of another', () => {
    const session = told(3, ['lost', 'lost', 'lost', 'lost']);
    expect(bankers(session)).toEqual([0, 1, 2, 3]);
    // The winds follow: the player to the right of the banker is South.
    expect(session.results.map(({ players }) => players[1])).toEqual([1, 2, 3, 0]);
  });

  test('[C13] stays after a win and after a drawn hand, for three hands in all', () => {
    expect(bankers(told(3, ['won', 'drawn', 'won', 'lost']))).toEqual([0, 0, 0, 1]);
  });

  test.each([
    [1, [0, 1, 2, 3]],
    [3, [0, 0, 0, 1, 1, 1, 2, 2]],
    [4, [0, 0, 0, 0, 1, 1, 1, 1]],
    ['until-lost', [0, 0, 0, 0, 0, 0, 0, 0]],
  ] as const)('[C13] stays for %s hands as long as they win', (bankerHands, expected) => {
    const results = Array.from({ length: 8 }, (): Result => 'won');
    expect(bankers(told(bankerHands, results))).toEqual(expected);
  });

  test('[C13] has three hands in Macau and by the pamphlet, and in the 1920s any number', () => {
    expect([macau, pamphlet, spanish1920].map(rules => rules.bankerHands)).toEqual([3, 3, 'until-lost']);
  });
});

describe('a round', () => {
  test('[C14] ends when each has been banker, however many hands that takes', () => {
    const session = told(3, ['won', 'lost', 'lost', 'won', 'lost', 'lost', 'lost']);
    expect(bankers(session)).toEqual([0, 0, 1, 2, 2, 3]);
    expect(session.phase).toBe('over');
    const totals: ByPlayer<number> = session.totals;
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
  });

  test('[C14] of which a game has one, two or four', () => {
    const handsOf = (hands: 4 | 8 | 16) => {
      let session = begun(1, hands);
      while (session.phase !== 'over') session = played(session, 'lost');
      return [session.results.length, session.results.at(-1)!.round];
    };
    expect([handsOf(4), handsOf(8), handsOf(16)]).toEqual([
      [4, 0],
      [8, 1],
      [16, 3],
    ]);
  });
});
