import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contribution, ShuffleProof } from '@gorrion/protocol';
import { type BySeat, isWholeSet } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { verifyShuffle } from './verify.ts';

const docs = join(import.meta.dirname, '../../docs');

interface Vector {
  readonly proof: ShuffleProof;
  readonly rebuilt: {
    readonly isGenuine: boolean;
    readonly seats: unknown;
    readonly dice: unknown;
    readonly wall: never;
  };
}

const vectors: readonly Vector[] = JSON.parse(readFileSync(join(docs, 'vectors.json'), 'utf8'));

/** What the published program says, which shares no line with this project. */
function rebuiltAlone(proof: ShuffleProof | { readonly shuffle: ShuffleProof }): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, [join(docs, 'verify-shuffle.mjs')], {
    input: JSON.stringify(proof),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('golden values of hands with nonces (requirement 28)', () => {
  test.each(vectors.map((vector, n) => [n, vector] as const))('vector %i, here and alone', (_, { proof, rebuilt }) => {
    expect(verifyShuffle(proof)).toMatchObject(rebuilt);
    expect(isWholeSet(rebuilt.wall)).toBe(true);
    expect(rebuiltAlone(proof)).toEqual(rebuilt);
    // The record of a hand holds the same proof.
    expect(rebuiltAlone({ shuffle: proof })).toEqual(rebuilt);
  });

  test('a false opening is found out alone too', () => {
    const [{ proof }] = vectors as [Vector];
    const other = 'cd'.repeat(32);
    expect(rebuiltAlone({ ...proof, opened: { salt: other, seed: other } })).toMatchObject({ isGenuine: false });
    if (proof.format === 3) throw new Error('a newer format');
    const [first, ...rest] = proof.contributions!;
    const contributions = [{ ...first, nonce: other }, ...rest] as unknown as BySeat<Contribution>;
    expect(rebuiltAlone({ ...proof, contributions })).toMatchObject({ isGenuine: false });
  });
});
