import type { ChatContent, ChatLine, Me, PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { BUBBLE_MS, bubblesOf, nextBubbleChange } from './bubbles.ts';

const { state } = dealtTable();
const person = (name: string): Me => ({ id: name.toLowerCase() as PersonId, name });
const line = (name: string, at: number, saying: ChatContent, room: ChatLine['room'] = 'players'): ChatLine => ({
  from: person(name),
  at,
  room,
  ...saying,
});

describe('a quick word', () => {
  it('is shown at the plate of its player for four seconds', () => {
    const lines = [line('Ana', 1000, { word: 'hello' }), line('Botan', 2000, { word: 'thanks' })];
    expect(BUBBLE_MS).toBe(4000);
    expect(bubblesOf(lines, state, 2000)).toEqual(['hello', undefined, 'thanks', undefined]);
    expect(bubblesOf(lines, state, 4999)[0]).toBe('hello');
    expect(bubblesOf(lines, state, 5000)).toEqual([undefined, undefined, 'thanks', undefined]);
    expect(bubblesOf(lines, state, 6000)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('gives way to a later one of the same player', () => {
    const lines = [line('Mei', 1000, { word: 'oops' }), line('Mei', 1500, { word: 'sorry' })];
    expect(bubblesOf(lines, state, 2000)[1]).toBe('sorry');
  });

  it('of a spectator has no bubble, and neither has a typed line', () => {
    const lines = [line('Ana', 1000, { text: 'hello' }), line('Eva', 1000, { word: 'hello' }, 'spectators')];
    expect(bubblesOf(lines, state, 1001)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('gives the time at which the next bubble ends', () => {
    const lines = [line('Ana', 1000, { word: 'hello' }), line('Mei', 3000, { word: 'oops' })];
    expect(nextBubbleChange(lines, 3500)).toBe(5000);
    expect(nextBubbleChange(lines, 6000)).toBe(7000);
    expect(nextBubbleChange(lines, 7000)).toBeUndefined();
  });
});
