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
 * What happens to machines: a disk that fills up, a process that is stopped for half a minute, a clock that is set, a
 * page of the disk that is damaged. Each fault says what people saw and what was on the disk afterwards.
 */

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const chance = (seed: string) => {
  const random = seeded(seed);
  return () => random() / 2 ** 32;
};

/** A little slower than one may: whoever sends more is refused, and then let go. */
async function play(parties: readonly Party[], ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(75))
    for (const party of parties) party.act();
}

async function begun(spawned: SpawnOptions, count: number, seed: string) {
  const server = await RealServer.start(spawned);
  const parties = Array.from({ length: count }, () => new Party(chance(seed)));
  for (const party of parties) await party.begin(server.port);
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

/** Requirement 15, on a disk of eight megabytes that something else fills; only root can make one. */
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

/** Why files that somebody writes cannot be made to refuse it here; undefined where they can. */
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

/** Does something while these files refuse every write. */
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
 * Requirement 15: a disk that turns read-only while hands are played. A file system cannot be remounted so under open
 * files (the kernel calls it busy), so the database and the log in front of it refuse every write, as they do after a
 * disk's error.
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
 * The same with the index that SQLite's threads share in memory: the kernel ends a process that writes there (SIGBUS),
 * which no program can prevent. What counts is that it is all there when the disk is back and the server was started again.
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

/** A folder that cannot be written: the server says so and does not start. */
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

/** Requirement 13: the process stands still; nobody is played for because of it. */
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

/** Requirement 13: the machine's clock is another one after the restart. */
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

/** The newest page of the log in front of the database is damaged, and then a page of the database itself. */
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
  // A row of one table in the middle of its log: only that table stays closed.
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

/** Other bytes in the place of some of a file's. */
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
