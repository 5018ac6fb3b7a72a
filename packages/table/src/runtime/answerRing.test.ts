import { TABLE_REFUSALS } from '@gorrion/protocol';
import { below, seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { AnswerRing, type CommandResult } from './answerRing.ts';

const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0');

describe('the last commands of one person (requirement 17)', () => {
  it('keep their results: every number, every refusal', () => {
    const answers: CommandResult[] = [
      ...[0, 1, 65_536, 2 ** 31, 2 ** 32 - 1000].map(seq => ({ ok: true, seq }) as const),
      ...TABLE_REFUSALS.map(code => ({ ok: false, code }) as const),
    ];
    const own = new AnswerRing(answers.length);
    for (const [n, answer] of answers.entries()) own.add(hex(n, 32), hex(n, 16), answer);
    expect(answers.map((_, n) => own.find(hex(n, 32), hex(n, 16)))).toEqual(answers);
  });

  it('differ by every digit of their ids and digests', () => {
    for (let digit = 0; digit < 32; digit++) {
      const own = new AnswerRing(4);
      own.add(hex(0, 32), hex(0, 16), { ok: true, seq: 1 });
      expect(own.find(`${'0'.repeat(digit)}1${'0'.repeat(31 - digit)}`, hex(0, 16))).toBeUndefined();
      if (digit > 15) continue;
      const other = `${'0'.repeat(digit)}f${'0'.repeat(15 - digit)}`;
      expect(own.find(hex(0, 32), other)).toEqual({ ok: false, code: 'command-id-reused' });
    }
  });

  it('are kept like in a list of the last ones, whatever is added and dropped', () => {
    const random = seeded('remembered');
    for (const most of [1, 3, 16, 256]) {
      const own = new AnswerRing(most);
      const list: { id: string; digest: string; answer: CommandResult }[] = [];
      for (let seq = 1; seq <= 2000; seq++) {
        if (below(random, 12) === 0 && list.length > 0) {
          own.dropOldest();
          list.shift();
        }
        const old = below(random, 20) === 0 ? list[below(random, Math.max(1, list.length))] : undefined;
        const one = {
          id: old?.id ?? hex(seq, 32),
          digest: hex(below(random, 4), 16),
          answer: { ok: true, seq } as const,
        };
        own.add(one.id, one.digest, one.answer);
        if (old) Object.assign(old, one);
        else list.push(one);
        if (list.length > most) list.shift();
        expect(own.size).toBe(list.length);
        const asked = hex(1 + below(random, seq), 32);
        const known = list.find(({ id }) => id === asked);
        expect(own.find(asked, known?.digest ?? hex(0, 16))).toEqual(known?.answer);
      }
      for (const { id, digest, answer } of list) expect(own.find(id, digest)).toEqual(answer);
    }
  });
});
