import { seeded } from '@gorrion/rules';
import type { Party } from '../chaos/party.ts';
import type { Far, Fleet, FleetNode } from './fleet.ts';
import { comeBack, partiesAt, play } from './kills.ts';
import { verdict } from './stops.ts';

/* Cuts one node off from the database, from Redis, or from the other nodes, for longer than a lease. */

const CUT_MS = 15_000;
const LONGEST = 60_000;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Resolves with the ms until every page of every party gets an answer to a command again. */
async function healed(fleet: Fleet, parties: readonly Party[], random: () => number): Promise<number> {
  const since = performance.now();
  const isDone = parties.map(() => new Set<number>());
  while (performance.now() - since < LONGEST && isDone.some(({ size }) => size < 4)) {
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

async function cutOne(fleet: Fleet, node: FleetNode, what: Far, seed: string) {
  const source = seeded(`${seed} ${what}`);
  const random = () => source() / 2 ** 32;
  const parties = await partiesAt(fleet, 6, random);
  await play(parties, 3000);
  const owned = (await fleet.tablesOf(node)).length;
  fleet.cut(node, what);
  await play(parties, CUT_MS);
  fleet.heal(node, what);
  const healedMs = await healed(fleet, parties, random);
  await play(parties, 2000);
  const found = await verdict(fleet, parties);
  for (const party of parties) for (const page of party.pages) page.close();
  return { owned, healedMs, ...found };
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
