import { describe, expect, it } from 'vitest';
import { Program } from './program.ts';

/** What a beginner answers to the last of some requests. */
function lastAnswer(...requests: readonly string[]): string {
  const program = new Program({ level: 'beginner' }, 'seed');
  return requests.map(request => program.answer(request)).at(-1)!;
}

const SOUTH = '0 1 0';
/** One tile short: 2-5-8 of dots wait. */
const READY = '1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 W9 B3 B4 F2 F2';

describe('a bot as a program', () => {
  it('passes where there is nothing to say', () => {
    expect(lastAnswer(SOUTH, READY)).toBe('PASS');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW')).toBe('PASS');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY J1')).toBe('PASS');
  });

  it('wins on a discard, after a claim of others, and on its own draw', () => {
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY B2')).toBe('HU');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY J1', '3 2 PENG B5')).toBe('HU');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY J1', '2 B2')).toBe('HU');
  });

  it('says a claim together with its discard', () => {
    const hand = '1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 B1 B4 B7 F2 F2';
    expect(lastAnswer(SOUTH, hand, '3 0 DRAW', '3 0 PLAY W9')).toMatch(/^CHI W8 B[147]$/);
  });

  it('does not believe its claim before it is told of it', () => {
    const hand = '1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 B1 B4 B7 F2 F2';
    const beaten = [SOUTH, hand, '3 0 DRAW', '3 0 PLAY W9', '3 3 PENG J1', '3 0 DRAW'];
    expect(lastAnswer(...beaten, '3 0 PLAY W9')).toMatch(/^CHI W8 B[147]$/);
  });

  it('remembers which tile its concealed kong was made of', () => {
    const hand = '1 0 0 0 0 W1 W1 W1 W4 W5 W6 T1 T2 T3 B3 B4 F2 F2';
    const program = new Program({ level: 'regular' }, 'seed');
    for (const request of [SOUTH, hand, '3 0 DRAW', '3 0 PLAY J1']) program.answer(request);
    expect(program.answer('2 W1')).toBe('GANG W1');
    program.answer('3 1 GANG');
    expect(program.answer('2 B9')).toMatch(/^PLAY /);
    expect(program.answer('3 1 PLAY B9')).toBe('PASS');
  });

  it.each(['9', '2 W1', '3 x DRAW', '1 0 0 0 0 W1'])('refuses "%s" before a hand', request => {
    expect(() => new Program({ level: 'beginner' }, 'seed').answer(request)).toThrow(RangeError);
  });
});
