import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoundShuffleProof, Contribution, GivingChair, OldShuffleProof, ShuffleProof } from '@gorrion/protocol';
import { type ByPlayer, isWholeSet, seeded } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { shufflesOf } from '../state/transcript.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { contextOf, listOf } from './bytes.ts';
import { verifyChain } from './chain.ts';
import { verifyShuffle } from './verify.ts';
import { standingWall } from './wall.ts';

const docs = join(import.meta.dirname, '../../docs');

interface Vector<Proof> {
  readonly proof: Proof;
  readonly rebuilt: {
    readonly isGenuine: boolean;
    readonly seats: unknown;
    readonly dice: unknown;
    readonly wall: never;
  };
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(docs, name), 'utf8'));
const vectors = read<readonly Vector<OldShuffleProof>[]>('vectors.json');
/** A game of format 3 with two void attempts, as its record has it. */
const chain = read<readonly BoundShuffleProof[]>('chain.json');

interface PublishedVerdict {
  readonly isConsistent: boolean;
  readonly shuffles: readonly { readonly faults: readonly string[]; readonly wall?: unknown }[];
}

/** Returns the output of the published program, which shares no code with this project. */
function checkedAlone(given: unknown): never {
  const { stdout, stderr } = spawnSync(process.execPath, [join(docs, 'verify-shuffle.mjs')], {
    input: JSON.stringify(given),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as never;
}

/** Returns the shuffles of two hands whose walls were built anew. */
async function rebuiltWalls(): Promise<readonly BoundShuffleProof[]> {
  const world = new World('rebuilt');
  const ana = person('Ana');
  await world.open({ hands: 4, clock: 'club', ruleset: 'wmo2014', rules: { assist: 'strict' } }, ana);
  await world.settled(world.table.startAgainstBots(ana, 'regular'));
  pagesOf(world, [ana], seeded('rebuilt'));
  for (const hand of [1, 2]) {
    await until(world, () => standingWall(world.table.state)?.handNumber === hand);
    await world.ask(ana, { type: 'object-to-wall', commitment: world.table.state.proof!.commitment });
  }
  await until(world, () => world.table.state.session.results.length === 2);
  return shufflesOf(world.store.logOf('table')).slice(0, 4) as readonly BoundShuffleProof[];
}

const faultsAlone = (proofs: readonly ShuffleProof[]) =>
  (checkedAlone(proofs) as PublishedVerdict).shuffles.map(({ faults }) => [...faults].sort());
const faultsHere = (proofs: readonly ShuffleProof[]) =>
  verifyChain(proofs).steps.map(({ faults }) => [...faults].sort());

describe('golden values of hands with nonces (requirement 28)', () => {
  test.each(vectors.map((vector, n) => [n, vector] as const))('vector %i, here and alone', (_, { proof, rebuilt }) => {
    expect(verifyShuffle(proof)).toMatchObject({ format: 2, ...rebuilt });
    expect(isWholeSet(rebuilt.wall)).toBe(true);
    expect(checkedAlone(proof)).toMatchObject({ format: 2, ...rebuilt });
    // The record of a hand holds the same proof.
    expect(checkedAlone({ shuffle: proof })).toMatchObject(rebuilt);
  });

  test('name their format, and what it does not prove', () => {
    const [{ proof }] = vectors as [Vector<OldShuffleProof>];
    expect(checkedAlone(proof)).toMatchObject({
      format: 2,
      says: expect.stringContaining('does not show that the commitment was new'),
    });
    const { contributions: _, ...seedAlone } = proof;
    expect(checkedAlone(seedAlone)).toMatchObject({ format: 1, says: expect.stringContaining('seed alone') });
    expect(verifyShuffle(seedAlone)).toMatchObject({ format: 1, isGenuine: true });
  });

  test('the published program detects a false opening', () => {
    const [{ proof }] = vectors as [Vector<OldShuffleProof>];
    const other = 'cd'.repeat(32);
    expect(checkedAlone({ ...proof, opened: { salt: other, seed: other } })).toMatchObject({ isGenuine: false });
    const [first, ...rest] = proof.contributions!;
    const contributions = [{ ...first, nonce: other }, ...rest] as unknown as ByPlayer<Contribution>;
    expect(checkedAlone({ ...proof, contributions })).toMatchObject({ isGenuine: false });
  });
});

describe('a game of format 3, in this code and in the published program', () => {
  const at = (n: number, change: (proof: BoundShuffleProof) => Partial<BoundShuffleProof>) =>
    chain.map((proof, i) => (i === n ? { ...proof, ...change(proof) } : proof));
  const chairs = (change: Partial<GivingChair>) => (proof: BoundShuffleProof) => {
    const giver = proof.chairs.findIndex(({ nonce }) => nonce !== undefined);
    const changed = proof.chairs.map((chair, n) => (n === giver ? { ...chair, ...change } : chair));
    return { chairs: changed as unknown as ByPlayer<GivingChair> };
  };
  const dealt = chain.findIndex(({ isVoid }, n) => !isVoid && chain[n - 1]?.isVoid);

  test('is consistent, names the void attempts and rebuilds every wall', () => {
    expect(chain.filter(({ isVoid }) => isVoid).length).toBeGreaterThan(0);
    expect(verifyChain(chain).isConsistent).toBe(true);
    const alone = checkedAlone({ shuffles: chain }) as PublishedVerdict;
    expect(alone.isConsistent).toBe(true);
    chain.forEach((proof, n) => {
      const { wall } = alone.shuffles[n]!;
      if (proof.isVoid) expect(alone.shuffles[n]).toMatchObject({ withheld: [expect.any(String)] });
      else expect(wall).toEqual(verifyShuffle(proof)!.wall);
    });
  });

  test('is consistent where walls were built anew, names who objected, and tells a false objection', async () => {
    const walls = await rebuiltWalls();
    expect(walls.map(({ handNumber, objectedBy }) => [handNumber, objectedBy !== undefined])).toEqual([
      [1, true],
      [1, false],
      [2, true],
      [2, false],
    ]);
    const alone = checkedAlone({ shuffles: walls }) as PublishedVerdict;
    expect(alone).toMatchObject({ isConsistent: true, shuffles: [{ objectedBy: person('Ana').id }, {}, {}, {}] });
    expect(alone.shuffles[3]!.wall).toEqual(verifyShuffle(walls[3]!)!.wall);
    const changed = (n: number, change: Partial<BoundShuffleProof>) =>
      walls.map((proof, i) => (i === n ? { ...proof, ...change } : proof));
    for (const [proofs, fault] of [
      [changed(2, { objectedBy: 3 }), 'previous'],
      [changed(2, { list: listOf(contextOf(walls[2]!), walls[2]!.chairs) }), 'objection'],
      [changed(2, { chairs: walls[3]!.chairs }), 'objection'],
      [changed(3, { objectedBy: 1 }), 'objection'],
      [changed(3, { isVoid: true, isDealt: false, objectedBy: 1 }), 'objected-twice'],
      [changed(0, { rules: 'wmo2014/4' }), 'objection'],
      [changed(0, { rules: 'wmo2006/4/{"assist":"strict"}' }), 'objection'],
      [walls.toSpliced(2, 1), 'cut'],
    ] as const) {
      expect(faultsAlone(proofs)).toEqual(faultsHere(proofs));
      expect(faultsAlone(proofs).flat()).toContain(fault);
    }
  });

  test.each<[string, readonly BoundShuffleProof[], string]>([
    ['a void attempt is cut out', chain.filter((_, n) => n !== dealt - 1), 'cut'],
    ['a hand is cut out', chain.filter((_, n) => n !== 0), ''],
    ['a hand in the middle is cut out', chain.filter(({ handNumber }) => handNumber !== 2), 'cut'],
    [
      'a hand is dealt though a nonce was withheld',
      at(dealt - 1, () => ({ isVoid: false, isDealt: true })),
      'dealt-without',
    ],
    [
      'an attempt is void though nothing was withheld',
      at(dealt, () => ({ isVoid: true, isDealt: false })),
      'void-without',
    ],
    ['a nonce is changed', at(dealt, chairs({ nonce: 'cd'.repeat(32) })), 'nonce'],
    ['a nonce is taken away', at(dealt, chairs({ nonce: undefined })), 'dealt-without'],
    ['a seal is taken away', at(dealt, chairs({ seal: undefined, nonce: undefined })), 'list'],
    ['a seal came after the call', at(dealt, () => ({ lateSeals: [3] })), 'late-seal'],
    [
      'the seed is changed',
      at(dealt, ({ opened }) => ({ opened: { ...opened!, seed: 'cd'.repeat(32) } })),
      'commitment',
    ],
    ['the table is another', at(dealt, () => ({ table: 'OTHER234' })), 'commitment'],
    ['the people are others', at(dealt, chairs({ id: 'nobody' })), 'nonce'],
    ['the attempt before it is another', at(dealt, () => ({ previous: '00'.repeat(32) })), 'previous'],
  ])('tells when %s', (_, proofs, fault) => {
    const alone = faultsAlone(proofs);
    expect(alone).toEqual(faultsHere(proofs));
    // A page that joins late has a chain that begins late. The program reports it, and that is no contradiction.
    if (fault === '') expect(verifyChain(proofs).begins).not.toMatchObject({ handNumber: 1, attempt: 1 });
    else expect(alone.flat()).toContain(fault);
  });
});
