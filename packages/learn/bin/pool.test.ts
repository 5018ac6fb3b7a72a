import { legalActions } from '@gorrion/rules';
import { sized, WIDE } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { attempt, viewAt } from './confirm.ts';
import { frequenciesOf, wonIn } from './frequencies.ts';
import { safeQuestions, waitQuestions, wonQuestions } from './gather.ts';
import { playGame } from './play.ts';

/** Playing a hand takes a second alone on a core. */
const PLAYING_MS = 120_000;
const SEED = 'drills';
const games = [0, 1].map(hand => playGame(hand, SEED));

describe('hands played for the pool', { timeout: PLAYING_MS }, () => {
  it('are the same for the same number and seed', () => {
    expect(playGame(1, SEED)).toEqual(games[1]);
    // A hand of four experts takes long to play: by default another number stands for another seed.
    const other = WIDE ? playGame(1, 'another') : games[0]!;
    expect(other.events).not.toEqual(games[1]!.events);
  });

  it('have notes that name their moments', () => {
    for (const { events, notes } of games) {
      expect(notes.length).toBeGreaterThan(0);
      for (const note of notes) {
        const view = viewAt(events, note);
        expect(view.phase.name).toBe(note.phase);
        expect(legalActions(view, note.seat).length).toBeGreaterThan(1);
      }
    }
  });

  it('are looked into in the same way every time', () => {
    const looks = sized([0], [0, 1]).map(() => attempt('claim', games[1]!, SEED));
    expect(looks[0]).toBeDefined();
    for (const look of looks) expect(look).toEqual(looks[0]);
    for (const { options = [] } of looks.flatMap(look => look ?? [])) {
      for (const { loss, plusMinus } of options.slice(1)) expect(loss).toBeGreaterThan(plusMinus);
    }
  });

  it('give questions', () => {
    const { worth, fans } = wonQuestions(games, 1, SEED);
    expect(worth.length + fans.length).toBe(2);
    expect(waitQuestions(games, 3, SEED)).toHaveLength(3);
    for (const { question, outcomes } of safeQuestions(games, 9, SEED)) {
      expect(outcomes).toHaveLength(question.options.length);
      expect(outcomes[0]).toMatchObject({ isCertain: true, isWon: false });
    }
  });
});

it('frequencies count each win once for each of its fans', () => {
  const { wins, hands, fans } = frequenciesOf(games, SEED);
  const won = games.flatMap(game => wonIn(game) ?? []);
  expect({ wins, hands }).toEqual({ wins: won.length, hands: 2 });
  const pairs = won.flatMap(({ seat, scores }) => scores[seat].fans.map(({ id }) => id));
  const counted = Object.values(fans).reduce((sum, { wins: each }) => sum + each, 0);
  expect(counted).toBe(pairs.length);
  for (const [fan, { wins: own, with: others }] of Object.entries(fans)) {
    for (const [other, times] of Object.entries(others)) {
      expect(times).toBeLessThanOrEqual(own);
      // What stands beside stands beside from both sides.
      expect(fans[other as keyof typeof fans]!.with[fan as keyof typeof fans]).toBe(times);
    }
  }
});
