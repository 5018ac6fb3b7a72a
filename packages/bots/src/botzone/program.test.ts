import { describe, expect, it } from 'vitest';
import { Program } from './program.ts';

/** Returns the answer of an expert, who makes no errors, to the last of some requests. */
function lastAnswer(...requests: readonly string[]): string {
  const program = new Program({ level: 'expert' }, 'seed');
  return requests.map(request => program.answer(request)).at(-1)!;
}

const SOUTH = '0 1 0';
/** A ready hand that waits for 2, 5 and 8 of dots. */
const READY = '1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 W9 B3 B4 F2 F2';

describe('a bot as a program', () => {
  it('passes if it has nothing to decide', () => {
    expect(lastAnswer(SOUTH, READY)).toBe('PASS');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW')).toBe('PASS');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY J1')).toBe('PASS');
  });

  it('wins on a discard, after a claim of others, and on its own draw', () => {
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY B2')).toBe('HU');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY J1', '3 2 PENG B5')).toBe('HU');
    expect(lastAnswer(SOUTH, READY, '3 0 DRAW', '3 0 PLAY J1', '2 B2')).toBe('HU');
  });

  it('answers a claim together with its discard', () => {
    const hand = '1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 B1 B4 B7 F2 F2';
    expect(lastAnswer(SOUTH, hand, '3 0 DRAW', '3 0 PLAY W9')).toMatch(/^CHI W8 B[147]$/);
  });

  it('does not count on its claim before a request reports it', () => {
    const hand = '1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 B1 B4 B7 F2 F2';
    const beaten = [SOUTH, hand, '3 0 DRAW', '3 0 PLAY W9', '3 3 PENG J1', '3 0 DRAW', '3 0 PLAY J2'];
    // It still holds the seven and the eight, nine characters in a row, so it discards another tile.
    expect(lastAnswer(...beaten, '2 W9')).toMatch(/^PLAY (B[147]|F2)$/);
  });

  it('remembers which tile its concealed kong was made of', () => {
    const hand = '1 0 0 0 0 W9 W9 W9 W1 W2 W3 T4 T5 T6 B7 B8 F1 F1';
    const program = new Program({ level: 'expert' }, 'seed');
    for (const request of [SOUTH, hand, '3 0 DRAW', '3 0 PLAY J1']) program.answer(request);
    expect(program.answer('2 W9')).toBe('GANG W9');
    program.answer('3 1 GANG');
    expect(program.answer('2 B3')).toMatch(/^PLAY /);
    expect(program.answer('3 1 PLAY B3')).toBe('PASS');
  });

  it('continues from the requests and answers of an earlier run', () => {
    const hand = '1 0 0 0 0 W9 W9 W9 W1 W2 W3 T4 T5 T6 B7 B8 F1 F1';
    const requests = [SOUTH, hand, '3 0 DRAW', '3 0 PLAY J1', '2 W9', '3 1 GANG', '2 B3'];
    const [first, second] = [0, 1].map(() => new Program({ level: 'expert' }, 'seed'));
    for (const request of requests) {
      second!.readRequest(request);
      second!.recordAnswer(first!.answer(request));
    }
    expect(second!.answer('3 1 PLAY B3')).toBe('PASS');
    expect(second!.answer('2 B9')).toBe('HU');
  });

  it('claims no kong if its own wall has no tile to draw, whatever the kong is worth', () => {
    // Two pungs of dragons and a kong are seven points; a second kong makes them ten.
    const hand = '1 0 0 0 0 J1 J1 J1 J2 J2 J2 T2 T3 T4 W5 W6 B8 B8';
    const kong = ['3 2 DRAW', '3 2 PLAY J2', '3 1 GANG', '2 F1', '3 1 PLAY F1'];
    const dull = ['W1', 'W2', 'W3', 'W8', 'W9', 'T6', 'T7', 'T8', 'T9', 'B1', 'B2', 'B3', 'B5', 'F2', 'F3', 'F4'];
    const draws = (count: number) =>
      [...dull, ...dull].slice(0, count).flatMap(tile => [`2 ${tile}`, `3 1 PLAY ${tile}`]);
    const offer = ['3 2 DRAW', '3 2 PLAY J1'];
    expect(lastAnswer(SOUTH, hand, ...kong, ...draws(19), ...offer)).toBe('GANG');
    expect(lastAnswer(SOUTH, hand, ...kong, ...draws(20), ...offer)).toBe('PASS');
  });

  it.each(['9', '2 W1', '3 x DRAW', '1 0 0 0 0 W1'])('refuses "%s" before a hand', request => {
    expect(() => new Program({ level: 'beginner' }, 'seed').answer(request)).toThrow(RangeError);
  });
});
