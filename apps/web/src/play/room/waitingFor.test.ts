import type { Chair, PersonId, TableState } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { PERSON } from '../../testing/table.ts';
import { awaits, waitingFor } from './StartBar.tsx';

const EMPTY: Chair = { kind: 'empty' };
const gone = (name: string, presence: 'away' | 'left'): Chair => ({ ...PERSON(name), presence }) as Chair;
const told = (first: Chair, second: Chair) =>
  waitingFor(english, { host: 'ana' as PersonId, places: [first, second, EMPTY, EMPTY] });

describe('who starts the game', () => {
  it('is the host while the host is here', () => {
    expect(told(PERSON('Ana'), PERSON('Mei'))).toContain('Ana');
  });

  it('is another player once the host has left, and the room says so', () => {
    for (const place of [gone('Ana', 'left'), EMPTY]) {
      expect(told(place, PERSON('Mei'))).toBe('The host has left. Mei can start the game.');
    }
  });

  it('is another player while the host is away, and the room says so', () => {
    expect(told(gone('Ana', 'away'), PERSON('Mei'))).toBe('Ana is away. Mei can start the game.');
  });

  it('is empty while no player is here', () => {
    expect(told(EMPTY, gone('Mei', 'away'))).toBe('The host has left.');
  });
});

describe('who has yet to agree', () => {
  it('is called "you" where it is the reader, and by name otherwise', () => {
    const places = [PERSON('Ana'), PERSON('Bea'), EMPTY, EMPTY];
    const state = { places, agreed: [false, false, true, true] } as unknown as TableState;
    expect(awaits(english, state, 1)).toEqual(['Waiting for you to agree.', 'Waiting for Ana to agree.']);
    expect(awaits(english, state, undefined)).toEqual(['Waiting for Ana and Bea to agree.']);
  });
});
