import { describe, expect, test } from 'vitest';
import {
  type ClassicalRules,
  legalActions,
  legalClaims,
  macau,
  pamphlet,
  type Seat,
  spanish1920,
  standingTiles,
  tilesLeft,
  winnersScore,
} from '../index.ts';
import { claims, closeClaims, declaresHu, discards, given, type Story } from '../testing/story.ts';

const MACAU: ClassicalRules = { ...macau, exchanges: false };
const WAYS: readonly ClassicalRules[] = [MACAU, spanish1920, pamphlet];
const READY = '123456789m 11s 23p';

const kindsFor = ({ state }: Story, seat: Seat) => legalClaims(state, seat).map(({ kind }) => kind);
const outcomeOf = ({ state }: Story) => (state.phase.name === 'over' ? state.phase.outcome : undefined);
const tilesStanding = ({ state }: Story) => standingTiles(state.wall).length;

/** Who draws the last tile depends on how many tiles the walls have. */
const atTheEnd = (rules: ClassicalRules, hands: readonly string[] = [], last = 'N') =>
  given({ rules, hands, last }).playedDownTo(0);
const turnOf = ({ state }: Story): Seat => {
  if (state.phase.name !== 'turn') throw new Error('nobody is on turn');
  return state.phase.seat;
};

describe('the end of the wall', () => {
  test.each(WAYS)('[C34] leaves the tiles that only replacements take: $id', rules => {
    const story = atTheEnd(rules);
    expect(tilesLeft(story.state.wall)).toBe(0);
    const over = story.when(discards(turnOf(story), 'N'), closeClaims);
    expect(outcomeOf(over)).toMatchObject({ kind: 'exhausted' });
    // All eight flowers were replaced, so that the pair on the wall is whole again.
    expect(tilesStanding(over)).toBe(rules.id === 'spanish1920' ? 14 : 2);
  });

  test.each(WAYS)('[C34] comes “quando se acabarem as pedras da muralha” where the dragon is played: $id', rules => {
    const story = given({ rules: { ...rules, dragonPlayed: true } }).playedDownTo(0);
    // The 1920s leave “las últimas 14 fichas” whatever the table chose.
    expect(tilesStanding(story)).toBe(rules.id === 'spanish1920' ? 14 : 0);
    const { concealed } = story.state.seats[turnOf(story)];
    const over = story.when({ type: 'discard', seat: turnOf(story), tile: concealed[0]! }, closeClaims);
    expect(outcomeOf(over)).toMatchObject({ kind: 'exhausted' });
  });

  test('[C34] lets the last discard be claimed for all but a kong', () => {
    const seat = turnOf(atTheEnd(MACAU));
    const left = ((seat + 1) & 3) as Seat;
    const opposite = ((seat + 2) & 3) as Seat;
    const hands = ['', '', '', ''];
    hands[left] = '23p 5s';
    hands[opposite] = '111p 5s';
    const open = atTheEnd(MACAU, hands, '1p').when(discards(seat, '1p'));
    expect(kindsFor(open, left)).toEqual(['chow', 'pass']);
    expect(kindsFor(open, opposite)).toEqual(['pung', 'pass']);
    const taken = open.when(claims(opposite, 'pung'), closeClaims, discards(opposite, '5s'), closeClaims);
    expect(outcomeOf(taken)).toMatchObject({ kind: 'exhausted' });
  });

  test('[C34] allows no kong any more', () => {
    const seat = turnOf(atTheEnd(MACAU));
    const hands = ['', '', '', ''];
    hands[seat] = '1111m 5555m';
    const story = atTheEnd(MACAU, hands, 'C');
    expect(new Set(legalActions(story.state, seat).map(({ type }) => type))).toEqual(new Set(['discard']));
  });

  test.each(WAYS)('[C35] [C50] without a winner nothing is counted and nobody pays: $id', rules => {
    const story = atTheEnd(rules, ['', READY]);
    const over = story.when(discards(turnOf(story), 'N'), closeClaims);
    expect(outcomeOf(over)).toEqual({ kind: 'exhausted', payments: [0, 0, 0, 0] });
  });
});

test('[C37] any complete hand wins, and drawing the tile earns nothing', () => {
  const drawn = given({ rules: MACAU, hands: ['E', READY], draws: '1p' }).when(
    discards(0, 'E'),
    closeClaims,
    declaresHu(1),
  );
  const outcome = outcomeOf(drawn);
  expect(outcome?.kind === 'won' && winnersScore(outcome).total).toBe(20);
});
