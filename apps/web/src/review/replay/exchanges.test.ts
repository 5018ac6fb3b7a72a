import {
  decide,
  evolve,
  type HandEvent,
  type HandState,
  legalActions,
  macau,
  type Seat,
  seeded,
  undealt,
} from '@gorrion/rules';
import { randomDeal } from '@gorrion/rules/testing';
import { moveOf } from '@gorrion/table';
import { expect, it } from 'vitest';
import { english as t } from '../../testing/english.ts';
import { moveSentence } from './words.ts';

const NAMES = ['Ana', 'Mei', 'Botan', 'Tomás'];

/** Returns the events from the deal of a hand to the end of its first exchange. */
function firstExchange(seed: string): readonly HandEvent[] {
  let state: HandState = undealt;
  const events: HandEvent[] = [];
  const obey = (command: Parameters<typeof decide>[1]) => {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  };
  obey(randomDeal(seeded(seed), macau));
  for (const seat of [1, 0] as readonly Seat[]) obey(legalActions(state, seat)[0]!);
  return events;
}

it('[C22] a replay steps through the exchanges: that they begin, each choice with its tiles, and who exchanged', () => {
  const events = firstExchange('one');
  const from = events.findIndex(({ type }) => type === 'exchange-opened');
  const moves = events.slice(from).flatMap((event, n) => moveOf(event, n) ?? []);
  expect(moves.map(({ event }) => event.type)).toEqual([
    'exchange-opened',
    'exchange-chosen',
    'exchange-chosen',
    'exchanged',
  ]);
  const sentences = moves.map(move => moveSentence(t, move, seat => NAMES[seat]!));
  expect(sentences[0]).toBe('The exchanges begin.');
  expect(sentences[1]).toMatch(/^Mei chooses \d \w+ and \d \w+ to give\.$/);
  expect(sentences[2]).toMatch(/^Ana chooses \d \w+ and \d \w+ to give\.$/);
  expect(sentences[3]).toBe('Ana and Mei exchange tiles.');
});
