import { describe, expect, it } from 'vitest';
import { sparingly } from './log.ts';

describe('a failure that comes again and again', () => {
  it('is logged once a minute under each sentence, with how often it was left out', () => {
    let now = 0;
    const lines: unknown[] = [];
    const complain = sparingly({ error: (...words: unknown[]) => void lines.push(words) } as never, () => now);
    for (; now < 120_000; now += 1000) complain('down', 'the database is away');
    complain('down', 'Redis is away');
    expect(lines).toEqual([
      [{ err: 'down' }, 'the database is away'],
      [{ err: 'down', leftOut: 59 }, 'the database is away'],
      [{ err: 'down' }, 'Redis is away'],
    ]);
  });
});
