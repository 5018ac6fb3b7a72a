import type { TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { inquireInto, nothingFound } from '../chaos/inquest.ts';
import { nothingRepeated, repeat } from '../chaos/kills.ts';
import { Party } from '../chaos/party.ts';
import { Latencies } from '../load/latencies.ts';
import { WirePage } from '../wire/page.ts';
import type { Fleet, FleetNode } from './fleet.ts';

/* Kills an owner at random moments under load; its tables go on at the others. */

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
/** Range of the time (ms) under load before a kill: longer than the renewal of a lease, so that all its moments occur. */
const [SHORTEST, LONGEST] = [200, 3500];
const GAP = 60;

interface KillPlan {
  readonly kills: number;
  /** Time (ms) after which no other kill follows; unlimited by default. */
  readonly ms?: number;
  readonly seed: string;
  readonly parties?: number;
  /** Kills after which new tables start. */
  readonly freshEvery?: number;
  readonly onKill?: (n: number, soFar: unknown) => void;
}

/** Connects the pages of a party that have lost their node to a running one. */
export async function comeBack(fleet: Fleet, party: Party, random: () => number): Promise<void> {
  for (const [n, page] of party.pages.entries()) {
    if (!page.isGone) continue;
    // Commands without an answer may or may not have been applied, so they are not checked.
    party.sent[n] = party.sent[n]!.filter(({ answer }) => answer !== undefined);
    const at = fleet.running[Math.floor(random() * fleet.running.length)]!;
    await page.connect({ ...fleet.knockOf(at), cookie: page.cookie });
    for (;;) {
      const answer = await page.enter(party.code, page.seen);
      if (answer.ok) break;
      await pause(100);
    }
  }
}

/** Resolves with the ms after which a page at a running node is shown a table of a node that was killed at `since`. */
async function takeover(fleet: Fleet, code: TableCode, since: number): Promise<number> {
  const probe = await new WirePage().connect(fleet.knockOf(fleet.running[0]!));
  for (;;) {
    const answer = await probe.enter(code);
    if (answer.ok) break;
    await pause(20);
  }
  probe.close();
  return performance.now() - since;
}

/** Opens parties whose four pages are spread over the nodes. */
export async function partiesAt(fleet: Fleet, count: number, random: () => number): Promise<Party[]> {
  const parties = Array.from({ length: count }, () => new Party(random));
  for (const [n, party] of parties.entries()) {
    const { running } = fleet;
    await party.begin(page => fleet.knockOf(running[(n + page) % running.length]!));
  }
  return parties;
}

export async function play(parties: readonly Party[], ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(GAP))
    for (const party of parties) party.act();
}

/** Kills an owner `kills` times and returns what was found in the database and by the pages. */
export async function killOwners(fleet: Fleet, plan: KillPlan) {
  const { kills: most, ms = Number.POSITIVE_INFINITY, seed, parties: count = 6, freshEvery = 10, onKill } = plan;
  const end = performance.now() + ms;
  let kills = 0;
  const source = seeded(seed);
  const random = () => source() / 2 ** 32;
  const found = { ...nothingFound(), ...nothingRepeated() };
  const [all, slowest] = [new Latencies(), new Latencies()];
  let parties: Party[] = [];
  let killed: FleetNode | undefined;
  for (; kills < most && performance.now() < end; kills++) {
    if (kills % freshEvery === 0) {
      parties = await partiesAt(fleet, count, random);
      await play(parties, 2200);
    }
    await play(parties, SHORTEST + random() * (LONGEST - SHORTEST));
    const owners = fleet.running.filter(node => node !== killed);
    killed = owners[Math.floor(random() * owners.length)]!;
    const codes = (await fleet.tablesOf(killed)).filter(code => parties.some(party => party.code === code));
    const since = performance.now();
    await fleet.kill(killed);
    const times = await Promise.all(codes.map(code => takeover(fleet, code, since)));
    for (const ms of times) all.add(ms);
    if (times.length > 0) slowest.add(Math.max(...times));
    // Lets messages arrive that the owner sent before it was killed, and connections end.
    await pause(100);
    for (const party of parties) {
      await comeBack(fleet, party, random);
      await repeat(party, found, await fleet.logOf(party.code));
      inquireInto(await fleet.logOf(party.code), party, found);
    }
    await fleet.wake(killed);
    await fleet.linked();
    onKill?.(kills + 1, { ...found, takeoverMs: all.summary() });
  }
  for (const party of parties) for (const page of party.pages) page.close();
  return { kills, ...found, takeoverMs: all.summary(), slowestOfAKillMs: slowest.summary() };
}
