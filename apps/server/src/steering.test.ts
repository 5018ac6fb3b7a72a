import { expect, it } from 'vitest';
import type { Cluster } from './cluster/cluster.ts';
import { Steering } from './steering.ts';
import type { Registry } from './tables/registry.ts';
import { silent } from './testing/server.ts';

it('takes tables again when its operator says so, but not while the process ends', async () => {
  const done: string[] = [];
  const cluster = { handOver: async (why: string) => void done.push(why), takeAgain: () => void done.push('again') };
  const registry = { isDrained: false };
  const steering = new Steering({
    registry: registry as Registry,
    cluster: cluster as unknown as Cluster,
    log: silent,
  });
  steering.drain();
  expect([steering.isDraining, registry.isDrained]).toEqual([true, true]);
  expect([steering.undrain(), steering.isDraining, registry.isDrained]).toEqual([true, false, false]);
  steering.drain();
  await steering.stop();
  expect([steering.undrain(), steering.isDraining, registry.isDrained]).toEqual([false, true, true]);
  expect(done).toEqual(['drained', 'again', 'drained', 'stopping']);
});
