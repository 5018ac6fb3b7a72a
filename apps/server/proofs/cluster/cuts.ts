import { seeded } from '@gorrion/rules';
import { LEASE } from '../../src/persistence/ownership.ts';
import type { Party } from '../chaos/party.ts';
import type { Far, Fleet, FleetNode } from './fleet.ts';
import { comeBack, partiesAt, play } from './kills.ts';
import { verdict } from './stops.ts';

/* Cuts one node off from the database, from Redis, or from the other nodes, for longer than a lease. */

const CUT_MS = 15_000;
const LONGEST = 60_000;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Whether a node itself says that it reaches what it can be cut off from; for the database, that its lease runs. */
async function reaches(fleet: Fleet, { server }: FleetNode, far: Far): Promise<boolean> {
  const figures = await server!.metrics();
  if (far === 'database') return figures.get('gorrion_node_lease_age_seconds')! * 1000 < LEASE;
  if (far === 'redis') return figures.get('gorrion_bus_up') === 1;
  return figures.get('gorrion_links_open') === fleet.running.length - 1;
}

/** Resolves with the ms until the node says so, and every page of every party gets an answer to a command again. */
async function healed(
  fleet: Fleet,
  node: FleetNode,
  far: Far,
  parties: readonly Party[],
  random: () => number,
): Promise<number> {
  const since = performance.now();
  const isDone = parties.map(() => new Set<number>());
  const isWhole = async () => isDone.every(({ size }) => size === 4) && (await reaches(fleet, node, far));
  while (performance.now() - since < LONGEST && !(await isWhole())) {
    for (const party of parties) await comeBack(fleet, party, random);
    for (const [n, party] of parties.entries())
      for (const [p, page] of party.pages.entries()) {
        if (isDone[n]!.has(p) || page.isGone || page.isFrozen) continue;
        const answer = await Promise.race([
          page.wire.ask<{ ok: boolean }>('table:watching', { code: party.code }),
          pause(2000),
        ]);
        if (answer && (answer as { ok: boolean }).ok) isDone[n]!.add(p);
      }
    await pause(50);
  }
  return Math.round(performance.now() - since);
}

async function cutOne(fleet: Fleet, node: FleetNode, far: Far, seed: string) {
  const source = seeded(`${seed} ${far}`);
  const random = () => source() / 2 ** 32;
  const parties = await partiesAt(fleet, 6, random);
  await play(parties, 3000);
  const owned = (await fleet.tablesOf(node)).length;
  fleet.cut(node, far);
  await play(parties, CUT_MS);
  const isNoticed = !(await reaches(fleet, node, far));
  const ownedAfterCut = (await fleet.tablesOf(node)).length;
  fleet.heal(node, far);
  const healedMs = await healed(fleet, node, far, parties, random);
  await play(parties, 2000);
  const found = await verdict(fleet, parties);
  for (const party of parties) for (const page of party.pages) page.close();
  return { owned, ownedAfterCut, isNoticed, healedMs, ...found };
}

/** Cuts one node off from each in turn. */
export async function cuts(fleet: Fleet, seed: string) {
  const node = fleet.nodes[1]!;
  return {
    cutMs: CUT_MS,
    database: await cutOne(fleet, node, 'database', seed),
    redis: await cutOne(fleet, node, 'redis', seed),
    nodes: await cutOne(fleet, node, 'nodes', seed),
  };
}
