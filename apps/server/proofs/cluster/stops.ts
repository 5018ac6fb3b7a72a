import { seeded } from '@gorrion/rules';
import { createClient } from 'redis';
import { inquireInto, nothingFound } from '../chaos/inquest.ts';
import { nothingRepeated, repeat } from '../chaos/kills.ts';
import type { Party } from '../chaos/party.ts';
import { Latencies } from '../load/latencies.ts';
import type { Fleet, FleetNode } from './fleet.ts';
import { comeBack, partiesAt, play } from './kills.ts';

/* What happens when an owner sleeps, when PostgreSQL or Redis restarts, and when all nodes are replaced one after another. */

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const chance = (seed: string) => {
  const source = seeded(seed);
  return () => source() / 2 ** 32;
};

/** Compares the tables of all parties with the database, after their last commands were repeated. */
export async function verdict(fleet: Fleet, parties: readonly Party[]) {
  const found = { ...nothingFound(), ...nothingRepeated() };
  // Lets commands end whose owner was changing.
  await pause(1000);
  for (const party of parties) {
    await repeat(party, found, await fleet.logOf(party.code));
    inquireInto(await fleet.logOf(party.code), party, found);
  }
  return found;
}

/** Measures, every 25 ms, for how long each party's pages get no answer to a command that changes nothing. */
export function pausesOf(parties: readonly Party[]) {
  const latencies = new Latencies();
  let isOn = true;
  const watch = async (party: Party) => {
    let since: number | undefined;
    while (isOn) {
      const page = party.pages.find(({ isGone, isFrozen }) => !isGone && !isFrozen);
      const isUp = page !== undefined && party.pages.every(({ isFrozen, isGone }) => isGone || !isFrozen);
      if (!isUp) since ??= performance.now();
      else if (since !== undefined) {
        latencies.add(performance.now() - since);
        since = undefined;
      }
      await pause(25);
    }
    if (since !== undefined) latencies.add(performance.now() - since);
  };
  const watching = Promise.all(parties.map(watch));
  return {
    latencies,
    async end() {
      isOn = false;
      await watching;
      return latencies.summary();
    },
  };
}

/** Stops an owner for 30 s while the others play on, then lets it go on. */
export async function sleeper(fleet: Fleet, seed: string) {
  const random = chance(seed);
  const parties = await partiesAt(fleet, 6, random);
  await play(parties, 4000);
  let owner: FleetNode = fleet.nodes[0]!;
  for (const node of fleet.running) if ((await fleet.tablesOf(node)).length > 0) owner = node;
  const owned = (await fleet.tablesOf(owner)).length;
  owner.server!.child.kill('SIGSTOP');
  await play(parties, 30_000);
  const left = (await fleet.tablesOf(owner)).length;
  owner.server!.child.kill('SIGCONT');
  await play(parties, 4000);
  for (const party of parties) await comeBack(fleet, party, random);
  await play(parties, 2000);
  const found = await verdict(fleet, parties);
  return { owned, ownedAfterSleep: left, ...found };
}

/** Restarts PostgreSQL, then flushes and restarts Redis, while games are played. */
export async function stores(fleet: Fleet, seed: string) {
  const parties = await partiesAt(fleet, 6, chance(seed));
  await play(parties, 3000);
  const watched = pausesOf(parties);
  await play(parties, 500);
  const restarted = fleet.database.restart?.('immediate', 2000);
  const playing = play(parties, 10_000);
  await restarted;
  const back = performance.now();
  const isUp = () => parties.every(({ pages }) => pages.every(({ isFrozen }) => !isFrozen));
  while (!isUp() && performance.now() - back < 30_000) await pause(10);
  const resumedMs = Math.round(performance.now() - back);
  await playing;
  const pauses = await watched.end();
  const afterPostgres = await verdict(fleet, parties);

  const client = createClient({ url: fleet.bus.url });
  client.on('error', () => {});
  await client.connect();
  await client.flushAll();
  client.destroy();
  await play(parties, 2000);
  const redis = fleet.bus.restart?.(2000);
  await play(parties, 3000);
  await redis;
  const since = performance.now();
  for (const { server } of fleet.running) while ((await server!.metrics()).get('gorrion_bus_up') !== 1) await pause(20);
  const busHealedMs = Math.round(performance.now() - since);
  await play(parties, 2000);
  return {
    postgres: { resumedMs, pauses, ...afterPostgres },
    redis: { busHealedMs, ...(await verdict(fleet, parties)) },
  };
}

/** Stops and starts all nodes one after another while games are played; pages go to another node as browsers do. */
export async function rolling(fleet: Fleet, seed: string) {
  const random = chance(seed);
  const parties = await partiesAt(fleet, 12, random);
  await play(parties, 3000);
  const watched = pausesOf(parties);
  let isOn = true;
  const returning = (async () => {
    while (isOn) {
      for (const party of parties) await comeBack(fleet, party, random);
      await pause(50);
    }
  })();
  for (const node of fleet.nodes) {
    const playing = play(parties, 6000);
    const { server } = node;
    node.server = undefined;
    await server?.kill('SIGTERM');
    await fleet.wake(node);
    await fleet.linked();
    await playing;
  }
  isOn = false;
  await returning;
  await play(parties, 2000);
  const pauseMs = await watched.end();
  return { pauseMs, ...(await verdict(fleet, parties)) };
}
