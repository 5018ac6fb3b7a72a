import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkGorrion, Gorrion } from './gorrion.ts';
import { beginBy, run } from './project.ts';

/*
 * Proves the programs in one file that `npm run onefile` has built: each is for its processor, and the one for this machine
 * starts without any Node on its path, plays, and goes on from a backup.
 */

const PROGRAMS = resolve(import.meta.dirname, '../../packages/publish/dist/programs');
const BEGIN = beginBy('../../packages/client/src/examples/play.ts', '../../packages/client/src/examples/watch.ts');
/** What stands in the head of an ELF file (`e_machine`). */
const MACHINES = { x64: 0x3e, arm64: 0xb7 } as const;

const folders = readdirSync(PROGRAMS, { withFileTypes: true }).filter(entry => entry.isDirectory());
for (const [arch, machine] of Object.entries(MACHINES)) {
  const { name } = folders.find(folder => folder.name.endsWith(`-linux-${arch}`))!;
  const file = join(PROGRAMS, name, 'gorrion');
  const head = readFileSync(file).subarray(0, 20);
  if (head.toString('latin1', 1, 4) !== 'ELF' || head.readUInt16LE(18) !== machine)
    throw new Error(`${name} is not for ${arch}`);
  console.log(`${name}: for ${arch}`);
  if (process.platform !== 'linux' || process.arch !== arch) continue;
  const cache = mkdtempSync(join(tmpdir(), 'gorrion-cache-'));
  const gorrion = new Gorrion('env', '-i', `XDG_CACHE_HOME=${cache}`, file);
  const play = (url: string) =>
    run(import.meta.dirname, process.execPath, ['--input-type=module', '--eval', BEGIN, url]).trim();
  try {
    const [, version = ''] = /^gorrion-(.+)-linux-/.exec(name) ?? [];
    console.log(`${name}: ${await checkGorrion(gorrion, version, play)}`);
  } finally {
    gorrion.remove();
    rmSync(cache, { recursive: true, force: true });
  }
}
