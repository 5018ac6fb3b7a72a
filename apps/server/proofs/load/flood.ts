import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import type { RealServer } from '../server.ts';
import { crowd } from './crowd.ts';
import { drive, Tally } from './drive.ts';
import { oneWindow, withServer } from './scenarios.ts';

const FLOODER = resolve(import.meta.dirname, 'flooder.ts');
/** Niceness of the flooder. A real one runs on other machines and takes no processor time from the server. */
const LOW_PRIORITY = 10;
const RATE = 500;
const TABLES = 250;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

function flooding(server: RealServer, sockets: number, addresses: 'one' | 'many'): ChildProcess {
  const options = ['--port', String(server.port), '--sockets', String(sockets), '--addresses', addresses];
  const child = fork(FLOODER, options, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  setPriority(child.pid!, LOW_PRIORITY);
  return child;
}

async function reportOf(child: ChildProcess): Promise<Readonly<Record<string, number>>> {
  const answer = once(child, 'message');
  child.send('report');
  const [counts] = (await answer) as [Record<string, number>];
  return counts;
}

/** Measures the players' latency during a flood from one address, then from one address per socket (requirement 26). */
export function flood(sockets: number, seconds: number) {
  const env = { TRUST_PROXY: '1' };
  return withServer({ env }, async server => {
    let tally = new Tally();
    const use = (next: Tally) => {
      tally = next;
    };
    const tables = await crowd(server, TABLES, () => tally, 'flood');
    await drive(server, tables, new Tally(), { perSecond: RATE, seconds: 8 });
    const measured = async () => {
      const { latency, serverCores, ownCores, ownDelayP99, loopDelayP99 } = await oneWindow(
        server,
        tables,
        use,
        RATE,
        seconds,
      );
      return { latency, serverCores, ownCores, ownDelayP99, loopDelayP99 };
    };
    const during = async (addresses: 'one' | 'many') => {
      const child = flooding(server, sockets, addresses);
      await pause(4000);
      const before = await reportOf(child);
      const started = performance.now();
      const figures = await measured();
      const after = await reportOf(child);
      child.kill('SIGKILL');
      await pause(3000);
      const perSecond = (name: string) =>
        Math.round((1000 * (after[name]! - before[name]!)) / (performance.now() - started));
      const flood = Object.fromEntries(Object.keys(after).map(name => [`${name}PerSecond`, perSecond(name)]));
      return { ...figures, flood };
    };
    const before = await measured();
    const fromOne = await during('one');
    const between = await measured();
    const fromMany = await during('many');
    const after = await measured();
    return {
      before,
      fromOne,
      between,
      fromMany,
      after,
      gone: tables.flatMap(t => t.pages.filter(p => p.isGone)).length,
    };
  });
}
