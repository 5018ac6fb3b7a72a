import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandAnswer, Entry } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { RealServer } from '../server.ts';
import { type Findings, inquire, nothingFound } from './inquest.ts';
import { Party } from './party.ts';

/*
 * Kills the real server under load many times on the same disk (requirement 11). After each kill the disk is checked;
 * then all clients reconnect to a new server and repeat their last acknowledged commands.
 */

export interface KillPlan {
  readonly kills: number;
  /** More kills follow until so many commands were acknowledged: a busy machine may carry out few between two; 0 by default. */
  readonly acknowledged?: number;
  /** Time (ms) after which no other kill follows; unlimited by default. */
  readonly ms?: number;
  readonly seed: string;
  readonly parties?: number;
  /** Number of kills after which new tables start on a new disk, so that logs keep a realistic length. */
  readonly freshEvery?: number;
  readonly onKill?: (n: number, found: Findings & Repeats) => void;
}

export interface Repeats {
  /** Number of acknowledged commands that were repeated after the restart. */
  repeated: number;
  /** Number of repeated commands that got another answer than before. */
  changed: number;
  /** The first of those: the command, its answer, and what came at its repetition. */
  readonly changes: string[];
}

export const nothingRepeated = (): Repeats => ({ repeated: 0, changed: 0, changes: [] });
/** Changes that are kept word by word. */
const SHOWN = 5;

/** Range of the time (ms) under load before a kill. */
const [SHORTEST, LONGEST] = [5, 450];
const REPEATED = 3;
/** Commands of a person to which a table keeps the answers; those that were refused count. */
const ANSWERED = 16;
const GAP = 4;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Whether an answer says nothing about the command: it came too soon after others, or its table has no owner yet. */
const isForNow = (answer: CommandAnswer): boolean =>
  !answer.ok && ['table-frozen', 'too-many-requests', 'server-stopping'].includes(answer.code);

/**
 * Repeats the last acknowledged commands of every client and counts answers that changed. `log`: where pages may have sent
 * much since, only commands in it are repeated that the table still answers: one without an effect is decided anew.
 */
export async function repeat(party: Party, found: Repeats, log?: readonly Entry[]): Promise<void> {
  const inLog = log && new Set(log.map(({ cause }) => cause?.id));
  for (const [n, page] of party.pages.entries()) {
    const asked = inLog ? party.sent[n]!.slice(-ANSWERED).filter(({ id }) => inLog.has(id)) : party.sent[n]!;
    const acknowledged = asked.filter(({ answer }) => answer?.ok).slice(-REPEATED);
    for (const { id, command, answers, answer } of acknowledged) {
      const message = { code: party.code, envelope: { id, answers, command } };
      let again = await page.wire.ask<CommandAnswer>('table:command', message);
      for (let more = 0; more < 20 && isForNow(again); more++) {
        await pause(250);
        again = await page.wire.ask<CommandAnswer>('table:command', message);
      }
      found.repeated++;
      if (JSON.stringify(again) === JSON.stringify(answer)) continue;
      found.changed++;
      if (found.changes.length < SHOWN)
        found.changes.push([command, answer, again].map(one => JSON.stringify(one)).join(' '));
    }
    // Keeps the latest commands only, which bounds the check after the next kill.
    party.sent[n] = party.sent[n]!.slice(-20);
  }
}

async function load(parties: readonly Party[], ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    for (const party of parties) party.act();
    await pause(GAP);
  }
}

/** Kills the server `kills` times or until `ms` have passed, and returns the sum of all findings. */
export async function killAgainAndAgain(killing: KillPlan): Promise<Findings & Repeats> {
  const {
    kills,
    acknowledged = 0,
    ms = Number.POSITIVE_INFINITY,
    seed,
    parties: count = 4,
    freshEvery = 25,
    onKill,
  } = killing;
  const random = seeded(seed);
  const unit = () => random() / 2 ** 32;
  const found = { ...nothingFound(), ...nothingRepeated() };
  const cache = mkdtempSync(join(tmpdir(), 'kills-cache-'));
  const env = { NODE_COMPILE_CACHE: cache };
  let dataDir = '';
  let parties: Party[] = [];
  const end = performance.now() + ms;
  for (let kill = 0; (kill < kills || found.acknowledged < acknowledged) && performance.now() < end; kill++) {
    const isFresh = kill % freshEvery === 0;
    if (isFresh) {
      if (dataDir) rmSync(dataDir, { recursive: true });
      dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
      parties = Array.from({ length: count }, () => new Party(unit));
    }
    const server = await RealServer.start({ dataDir, env });
    for (const party of parties) {
      if (isFresh) await party.begin(() => ({ port: server.port }));
      else await party.comeBack(server.port);
    }
    if (isFresh) await pause(2200);
    else for (const party of parties) await repeat(party, found);
    await load(parties, SHORTEST + unit() * (LONGEST - SHORTEST));
    await server.kill('SIGKILL');
    // Lets messages arrive that the server sent before it was killed.
    await pause(20);
    for (const party of parties) inquire(dataDir, party, found);
    onKill?.(kill + 1, found);
  }
  rmSync(dataDir, { recursive: true });
  rmSync(cache, { recursive: true });
  return found;
}
