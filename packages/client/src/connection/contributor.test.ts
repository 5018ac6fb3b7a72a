import type { ShuffleProof, TableCode } from '@gorrion/protocol';
import { unopened } from '@gorrion/table';
import { expect, it } from 'vitest';
import { type Contribution, contributor, type ShufflingTable } from './contributor.ts';

const TABLE: ShufflingTable = {
  code: 'ABCD2345' as TableCode,
  viewer: 0,
  state: { ...unopened, proof: { format: 3, commitment: 'c' } as ShuffleProof },
};

/** A client at a table that asks for its nonce; each of its steps is taken from `steps`, in order. */
function contributing(steps: readonly ('cannot remember' | 'cannot send' | 'sends')[]) {
  const sent: string[] = [];
  let at = 0;
  const respond = async (): Promise<Contribution> => {
    if (steps[at] === 'cannot remember') throw new Error(steps[at++]);
    return { commands: [{ type: 'ready' }] };
  };
  const send = async () => {
    const step = steps[at++]!;
    if (step !== 'sends') throw new Error(step);
    sent.push(step);
    return true;
  };
  const [load, nothing] = [async () => respond, () => {}];
  return { sent, contribute: contributor({ table: () => TABLE, send, load, warn: nothing, lost: nothing }) };
}

it.each(['cannot remember', 'cannot send'] as const)(
  'a client that %s rejects nothing, and tries again',
  async fault => {
    const { sent, contribute } = contributing([fault, 'sends']);
    for (let n = 0; n < 3; n++) {
      await expect(contribute()).resolves.toBeUndefined();
      // What is sent is not waited for.
      await new Promise(resolve => setTimeout(resolve));
    }
    expect(sent).toEqual(['sends']);
  },
);
