import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seeded } from '@gorrion/rules';
import { RealServer, type SpawnOptions } from '../server.ts';
import type { WirePage } from '../wire/page.ts';
import { type Findings, inquire, nothingFound } from './inquest.ts';
import { Party } from './party.ts';

/*
 * Faults of machines: a full or read-only disk, a process that is stopped for half a minute, a clock that is set,
 * damaged pages on the disk. Each function returns what the clients saw and what was on the disk afterwards.
 */

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const chance = (seed: string) => {
  const random = seeded(seed);
  return () => random() / 2 ** 32;
};

/** Plays for `ms` at a rate just below the limit, because the server disconnects clients that exceed it. */
async function play(parties: readonly Party[], ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(75))
    for (const party of parties) party.act();
}

async function begun(spawned: SpawnOptions, count: number, seed: string) {
  const server = await RealServer.start(spawned);
  const parties = Array.from({ length: count }, () => new Party(chance(seed)));
  for (const party of parties) await party.begin(() => ({ port: server.port }));
  const isPlaying = ({ pages }: Party) => pages[0]!.seen!.state.session.phase === 'playing';
  if ((await until(() => parties.every(isPlaying), 30_000)) < 0) throw new Error('no game began');
  await play(parties, 1000);
  return { server, parties };
}

async function until(what: () => boolean, longest: number): Promise<number> {
  const started = performance.now();
  while (!what() && performance.now() - started < longest) await pause(20);
  return what() ? Math.round(performance.now() - started) : -1;
}

function inquest(dataDir: string, parties: readonly Party[]): Findings {
  const found = nothingFound();
  for (const party of parties) inquire(dataDir, party, found);
  return found;
}

/** Fills a disk of 8 MiB while hands are played (requirement 15). Needs root to mount it. */
export async function fullDisk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dataDir]);
  try {
    const { server, parties } = await begun({ dataDir }, 2, 'full');
    const filler = join(dataDir, 'filler');
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    const isFrozen = () => parties.every(party => party.pages.every(page => page.isFrozen));
    const playing = play(parties, 6000);
    const frozenAfter = await until(isFrozen, 6000);
    await playing;
    const seen = parties.map(({ pages }) => pages.map(page => page.seen!.seq));
    const health = (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
    rmSync(filler);
    const thawedAfter = await until(() => parties.every(({ pages }) => pages.every(page => !page.isFrozen)), 15_000);
    await play(parties, 1500);
    const went = parties.every(({ pages }, p) => pages.every((page, n) => page.seen!.seq > seen[p]![n]!));
    await server.kill();
    return {
      frozenAfterMs: frozenAfter,
      health,
      thawedAfterMs: thawedAfter,
      wentOn: went,
      ...inquest(dataDir, parties),
    };
  } finally {
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

/** Returns why open files cannot be made immutable on this machine; undefined if they can. */
function whyNotImmutable(folder: string): string | undefined {
  const probe = join(folder, 'probe');
  const open = openSync(probe, 'w');
  try {
    execFileSync('chattr', ['+i', probe], { stdio: 'pipe' });
  } catch (error) {
    return `files cannot be made immutable: ${(error as Error).message.split('\n')[0]}`;
  }
  try {
    writeSync(open, 'x');
    return 'this file system lets open files be written all the same';
  } catch {
    return undefined;
  } finally {
    execFileSync('chattr', ['-i', probe], { stdio: 'pipe' });
    closeSync(open);
    rmSync(probe);
  }
}

/** Runs `deed` while these files refuse every write. */
async function whileRefusing<T>(files: readonly string[], deed: () => Promise<T>): Promise<T> {
  execFileSync('chattr', ['+i', ...files]);
  try {
    return await deed();
  } finally {
    execFileSync('chattr', ['-i', ...files]);
  }
}

const everyPage = (parties: readonly Party[], is: (page: WirePage) => boolean) =>
  parties.every(({ pages }) => pages.every(is));

/**
 * Turns the disk read-only while hands are played (requirement 15). The kernel does not remount a file system with open
 * files (EBUSY), so the database and its write-ahead log are made immutable instead.
 */
export async function turnedReadOnly() {
  const dataDir = mkdtempSync(join(tmpdir(), 'turned-'));
  const skipped = whyNotImmutable(dataDir);
  if (skipped !== undefined) return { skipped };
  const { server, parties } = await begun({ dataDir }, 2, 'turned');
  const files = ['gorrion.sqlite', 'gorrion.sqlite-wal'].map(name => join(dataDir, name));
  const met = await whileRefusing(files, async () => {
    const playing = play(parties, 6000);
    const frozenAfterMs = await until(() => everyPage(parties, page => page.isFrozen), 6000);
    await playing;
    return { frozenAfterMs, health: (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status };
  });
  const seen = parties.map(({ pages }) => pages.map(page => page.seen!.seq));
  const thawedAfterMs = await until(() => everyPage(parties, page => !page.isFrozen), 15_000);
  await play(parties, 1500);
  const wentOn = parties.every(({ pages }, p) => pages.every((page, n) => page.seen!.seq > seen[p]![n]!));
  await server.kill();
  const found = inquest(dataDir, parties);
  rmSync(dataDir, { recursive: true });
  return { ...met, thawedAfterMs, wentOn, ...found };
}

/**
 * Makes all files immutable, also the shared-memory index of SQLite. The kernel ends a process that writes there
 * (SIGBUS), which the server cannot prevent. Checks that nothing is lost after the server starts again.
 */
export async function indexReadOnly() {
  const dataDir = mkdtempSync(join(tmpdir(), 'index-'));
  const skipped = whyNotImmutable(dataDir);
  if (skipped !== undefined) return { skipped };
  const { server, parties } = await begun({ dataDir }, 2, 'index');
  const files = readdirSync(dataDir).map(name => join(dataDir, name));
  await whileRefusing(files, () => play(parties, 4000));
  const endedBy = server.child.signalCode;
  await server.kill();
  const second = await RealServer.start({ dataDir });
  for (const party of parties) await party.comeBack(second.port);
  const seen = parties.map(({ pages }) => pages.map(page => page.seen!.seq));
  await play(parties, 3000);
  const wentOn = parties.every(({ pages }, p) => pages.every((page, n) => page.seen!.seq > seen[p]![n]!));
  await second.kill();
  const found = inquest(dataDir, parties);
  rmSync(dataDir, { recursive: true });
  return { endedBy, wentOn, ...found };
}

/** Starts the server on a read-only folder: it must log the reason and not start. */
export async function readOnlyDisk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'readonly-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,ro', 'tmpfs', dataDir]);
  try {
    const said = await RealServer.start({ dataDir }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    return { isRefused: said !== 'started', isSaid: /EROFS|read-only|readonly/i.test(said) };
  } finally {
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

/** Stops the process for some seconds: the server must not play for anyone because of it (requirement 13). */
export async function stoppedFor(seconds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'stopped-'));
  const { server, parties } = await begun({ dataDir }, 2, 'stopped');
  const seen = parties.map(({ pages }) => pages.map(page => page.seen!.seq));
  server.child.kill('SIGSTOP');
  await pause(seconds * 1000);
  server.child.kill('SIGCONT');
  await pause(300);
  const madeMeanwhile = parties.flatMap(({ pages }, p) => pages.map((page, n) => page.seen!.seq - seen[p]![n]!));
  const closed = parties.flatMap(({ pages }) => pages.filter(page => page.isGone)).length;
  for (const party of parties) {
    for (const page of party.pages) page.close();
    await party.comeBack(server.port);
  }
  await play(parties, 5000);
  const wentOn = parties.every(({ pages }, p) => pages.every((page, n) => page.seen!.seq > seen[p]![n]!));
  await server.kill();
  const found = inquest(dataDir, parties);
  rmSync(dataDir, { recursive: true });
  return { seconds, entriesAtOnceAfter: Math.max(...madeMeanwhile), socketsLost: closed, wentOn, ...found };
}

/** Restarts the server with a wall clock that is off by `byMs` (requirement 13). */
export async function clockSet(byMs: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clock-'));
  const { server, parties } = await begun({ dataDir }, 2, 'clock');
  await server.kill();
  const flags = ['--import', resolve(import.meta.dirname, '../shiftClock.ts')];
  const second = await RealServer.start({ dataDir, flags, env: { CLOCK_SHIFT: String(byMs) } });
  for (const party of parties) await party.comeBack(second.port);
  const seen = parties.map(({ pages }) => pages.map(page => page.seen!.seq));
  await play(parties, 15_000);
  const grew = parties.flatMap(({ pages }, p) => pages.map((page, n) => page.seen!.seq - seen[p]![n]!));
  const turns = parties.map(
    ({ pages }) => pages[0]!.seen!.state.session.hand.seats.flatMap(seat => seat.discards).length,
  );
  await second.kill();
  const found = inquest(dataDir, parties);
  rmSync(dataDir, { recursive: true });
  return { byMs, leastNewEntries: Math.min(...grew), discards: turns, ...found };
}

/** Damages the end of the write-ahead log, and then one row of the database. */
export async function damagedPages() {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  const file = join(dataDir, 'gorrion.sqlite');
  const { server, parties } = await begun({ dataDir }, 3, 'damaged');
  await server.kill();
  scribble(`${file}-wal`, statSync(`${file}-wal`).size - 400, 300);
  const second = await RealServer.start({ dataDir });
  for (const party of parties) await party.comeBack(second.port);
  await play(parties, 1000);
  const afterTail = inquest(dataDir, parties).broken;
  await second.kill('SIGTERM');
  // Damages one row in the middle of a table's log: only that table must stay closed.
  const db = new DatabaseSync(file);
  const { code } = parties[0]!;
  db.prepare(
    "UPDATE log SET body = substr(body, 1, 40) || 'x' || substr(body, 42) WHERE id = (SELECT id FROM log WHERE table_id = ? ORDER BY id LIMIT 1 OFFSET 5)",
  ).run(code);
  db.close();
  const third = await RealServer.start({ dataDir });
  const back = await Promise.all(
    parties.map(party =>
      party.comeBack(third.port).then(
        () => true,
        () => false,
      ),
    ),
  );
  await play(parties.slice(1), 1000);
  await pause(200);
  const isLogged = third.lines.some(line => line.includes('could not be restored') && line.includes('damaged'));
  await third.kill();
  rmSync(dataDir, { recursive: true });
  return { brokenAfterTail: afterTail, cameBack: back, isDamageLogged: isLogged };
}

/** Overwrites `length` bytes of a file from `at`. */
function scribble(file: string, at: number, length: number): void {
  const bytes = readFileSync(file).subarray(at, at + length);
  writeSync(
    openSync(file, 'r+'),
    bytes.map(byte => byte ^ 0x5a),
    0,
    bytes.length,
    at,
  );
}
