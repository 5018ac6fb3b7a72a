import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Entry, PersonId } from '@gorrion/protocol';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pack, unpack } from './pack.ts';

// Many hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const hex = (digits: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits }).map(all => all.join(''));
const cause = fc.record({ by: fc.oneof(hex(32), fc.string()), id: fc.oneof(hex(32), fc.string()), digest: hex(16) });
const entry = fc.record(
  {
    at: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    name: fc.string({ unit: 'grapheme' }),
    cause,
  },
  { requiredKeys: ['at', 'name'] },
);

describe('a packed hand', () => {
  it('is unpacked to the same entries, whatever they hold', () => {
    const hand = fc.tuple(fc.nat(), fc.array(entry, { maxLength: 30 }));
    fc.assert(
      fc.property(hand, ([first, drafts]) => {
        const entries = drafts.map(
          ({ at, name, cause }, n): Entry => ({
            seq: first + n,
            at,
            event: { type: 'renamed', place: 1, name },
            ...(cause ? { cause: { ...cause, by: cause.by as PersonId } } : {}),
          }),
        );
        expect(JSON.stringify(unpack(pack(entries)))).toBe(JSON.stringify(entries));
      }),
      { seed: 21, numRuns: 400 },
    );
  });

  it('that is cut short or of an unknown kind is not taken for another', () => {
    const packed = pack([{ seq: 1, at: 1, event: { type: 'readied', place: 1 } }]);
    expect(() => unpack(packed.subarray(0, packed.length - 4))).toThrow();
    expect(() => unpack(Uint8Array.of(9, ...packed.subarray(1)))).toThrow('unknown way');
  });

  it('needs the very dictionary with which it was packed', () => {
    const dictionary = readFileSync(new URL('./dictionary.txt', import.meta.url));
    expect(createHash('sha256').update(dictionary).digest('hex')).toBe(
      '9809f5152af74c1d8db84cc4b0180598b4cb4b540bdb4e934d416d1e15759cfa',
    );
  });
});
