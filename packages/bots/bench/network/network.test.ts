import { seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { RENAMINGS } from './examples.ts';
import { Network } from './network.ts';

describe('a small network', () => {
  it('learns classes that no line separates, and is the same after writing and reading', () => {
    const network = new Network([2, 12, 1], 'xor');
    const random = seeded('xor');
    const answer = (a: number, b: number, from: Network): number => {
      from.input.set([a, b]);
      return from.run()[0]!;
    };
    for (let step = 0; step < 600; step++) {
      for (let n = 0; n < 16; n++) {
        const [a, b] = [random() & 1, random() & 1];
        network.error[0] = answer(a, b, network) - (a ^ b);
        network.learn();
      }
      network.step(0.02, 16);
    }
    const again = new Network([2, 12, 1], 'other');
    again.load(network.save());
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      expect(answer(a, b, network)).toBeCloseTo(a ^ b, 1);
      expect(answer(a, b, again)).toBe(answer(a, b, network));
    }
  });

  it('renames the kinds of a hand in twelve ways', () => {
    expect(RENAMINGS).toHaveLength(12);
    expect(new Set(RENAMINGS.map(names => names.join())).size).toBe(12);
    for (const names of RENAMINGS) {
      expect(new Set(names).size).toBe(34);
      for (let kind = 27; kind < 34; kind++) expect(names[kind]).toBe(kind);
    }
  });
});
