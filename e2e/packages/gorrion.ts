import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/* Proves `gorrion` as an operator has it: the package under its Nodes, or a program in one file. */

/** Most processor time that a start may take (ms), on whatever machine: how long it waits for others says nothing of it. */
const START_BUDGET = 1500;
/** Ticks a second in `/proc`. */
const TICKS = 100;

/** Processor time (ms) of a process and its threads; 0 where the system does not say. */
function processorOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

interface Running {
  readonly url: string;
  readonly startMs: number;
  /** Of it, what the processor worked (ms). */
  readonly workMs: number;
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

function assert(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

/** `gorrion` by the words that call it, with a folder in which it is called. */
export class Gorrion {
  readonly #launcher: readonly string[];
  readonly #children: ChildProcess[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'gorrion-called-'));

  constructor(...launcher: readonly string[]) {
    this.#launcher = launcher;
  }

  /** Runs a command to its end. */
  call(...words: readonly string[]) {
    const [program, ...own] = this.#launcher;
    return spawnSync(program!, [...own, ...words], { cwd: this.folder, encoding: 'utf8' });
  }

  /** Starts the server; resolves once it is open. */
  async start(...words: readonly string[]): Promise<Running> {
    const [program, ...own] = this.#launcher;
    const from = performance.now();
    const child = spawn(program!, [...own, '--port', '0', '--host', '127.0.0.1', ...words], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    const lines: string[] = [];
    const url = await this.#opened(child, lines);
    return {
      url,
      startMs: performance.now() - from,
      workMs: processorOf(child.pid!),
      lines,
      async stop() {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const [code] = await ended;
        assert(code === 0, `it ended with ${code}: ${lines.join('\n')}`);
      },
    };
  }

  /** Resolves with its address once both its log and its sentence say that it is open. */
  #opened(child: ChildProcess, lines: string[]): Promise<string> {
    return new Promise((opened, failed) => {
      for (const output of [child.stdout!, child.stderr!])
        createInterface({ input: output }).on('line', line => {
          lines.push(line);
          const said = lines.join('\n');
          const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
          if (url && /"port":\d/.test(said)) opened(url);
        });
      child.once('exit', code => failed(new Error(`it ended with ${code}: ${lines.join('\n')}`)));
    });
  }

  /** Removes the folder, and ends what a failure has left running. */
  remove(): void {
    for (const child of this.#children) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Fetches the page with all that it names, and what is made of files that the server reads. */
async function checkFiles(url: string): Promise<number> {
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    assert(answer.ok, `${path} is answered ${answer.status}`);
    return answer;
  };
  const page = await (await get('/')).text();
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, path]) => path!);
  assert(named.length > 3, `the page names ${named}`);
  for (const path of named) await get(path);
  for (const file of ['record', 'review', 'dispute']) await (await get(`/api/schemas/${file}.json`)).json();
  const picture = Buffer.from(await (await get('/api/pictures/zh.png')).arrayBuffer());
  assert(picture.subarray(0, 4).equals(PNG), 'the picture is no PNG');
  return named.length;
}

function checkWords(gorrion: Gorrion, version: string): void {
  const said = gorrion.call('version').stdout;
  assert(said.startsWith(`gorrion ${version}, Node `), `version: ${said}`);
  assert(gorrion.call('--help').stdout.includes('gorrion restore FOLDER'), 'no help');
  const wrong = gorrion.call('--prot', '80');
  assert(wrong.status === 2 && wrong.stderr.includes('"gorrion" has no --prot.'), `--prot: ${wrong.stderr}`);
  const lost = gorrion.call('restore', 'nowhere');
  assert(lost.status === 1 && lost.stderr !== '', 'a backup that is not there is restored');
}

/**
 * Starts `gorrion` in an empty folder, lets `play` play at it, backs it up while it runs, and goes on from the backup. Returns
 * the line that says what was seen.
 */
export async function checkGorrion(
  gorrion: Gorrion,
  version: string,
  play: (url: string) => string | Promise<string>,
): Promise<string> {
  checkWords(gorrion, version);
  const first = await gorrion.start();
  const files = await checkFiles(first.url);
  const played = await play(first.url);
  const copied = gorrion.call('backup', 'saved');
  assert(
    copied.status === 0 && /saved: [1-9]\d* tables/.test(copied.stdout),
    `backup: ${copied.stdout}${copied.stderr}`,
  );
  await first.stop();
  assert(existsSync(join(gorrion.folder, 'gorrion-data/gorrion.sqlite')), 'the data are not where they should be');

  const restored = gorrion.call('restore', 'saved', '--data', 'elsewhere');
  assert(restored.status === 0, `restore: ${restored.stderr}`);
  const second = await gorrion.start('--data', 'elsewhere');
  assert(/"tables":[1-9]/.test(second.lines.join()), `no table goes on: ${second.lines.join('\n')}`);
  await second.stop();
  assert(second.workMs < START_BUDGET, `a start took ${second.workMs} ms of processor of ${START_BUDGET}`);
  const [one, two] = [first, second].map(({ startMs }) => Math.round(startMs));
  return `open after ${one} ms, then ${two} ms (${second.workMs} of processor); ${files} files of the page; ${played}; goes on from a backup`;
}

/** Throws unless an older Node is told so in one sentence. */
export function checkOldNode(gorrion: Gorrion): void {
  const { status, stderr } = gorrion.call();
  assert(status === 1 && /^Gorrión needs Node 26 or newer; this is Node [^\n]+\n$/.test(stderr), stderr);
}
