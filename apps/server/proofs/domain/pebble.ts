import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { freePort, programOrPackage } from '../../src/testing/services.ts';

/* Pebble, the authority that Let's Encrypt has made for tests of ACME clients, with names that all lead to this machine. */

export interface Authority {
  /** Address of its directory. */
  readonly directory: string;
  /** File with the certificate of its own https; PEM. */
  readonly caFile: string;
  /** The port at which it looks for answers to challenges. */
  readonly httpPort: number;
  /** The root that signs what it certifies; PEM. */
  root(): Promise<string>;
  stop(): Promise<void>;
}

function program(name: string, debian: string): string {
  const path = programOrPackage([name], '', debian);
  if (path === undefined) throw new Error(`${name} is missing: apt-get install ${debian}`);
  return path;
}

/** Fetches from Pebble, whose own certificate is in a file. */
const fetched = (url: string, caFile: string): Promise<string> =>
  new Promise((done, failed) => {
    request(url, { ca: readFileSync(caFile) }, async response =>
      done(Buffer.concat(await response.toArray()).toString()),
    )
      .on('error', failed)
      .end();
  });

async function answers(look: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      await look();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise(next => setTimeout(next, 50));
    }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts Pebble in a folder. Every second nonce is refused, as an authority may. */
export async function startPebble(folder: string): Promise<Authority> {
  const [listen, manage, dns, httpPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [caFile, keyFile, configFile] = ['pebble.pem', 'pebble.key', 'pebble.json'].map(name => join(folder, name));
  const words = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 7000 -subj /CN=127.0.0.1'.split(' ');
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile!, '-out', caFile!];
  execFileSync(program('openssl', 'openssl'), ['req', ...words, ...names], { stdio: 'ignore' });
  const pebble = {
    listenAddress: `127.0.0.1:${listen}`,
    managementListenAddress: `127.0.0.1:${manage}`,
    certificate: caFile,
    privateKey: keyFile,
    httpPort,
    tlsPort: 1,
  };
  writeFileSync(configFile!, JSON.stringify({ pebble }));
  const silent = {
    stdio: 'ignore',
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '50' },
  } as const;
  const nowhere = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', '', '-defaultIPv6', ''];
  const children = [
    spawn(program('pebble-challtestsrv', 'pebble'), ['-dns01', `127.0.0.1:${dns}`, ...nowhere], silent),
    spawn(program('pebble', 'pebble'), ['-config', configFile!, '-dnsserver', `127.0.0.1:${dns}`], silent),
  ];
  const directory = `https://127.0.0.1:${listen}/dir`;
  await answers(() => fetched(directory, caFile!));
  return {
    directory,
    caFile: caFile!,
    httpPort,
    root: () => fetched(`https://127.0.0.1:${manage}/roots/0`, caFile!),
    stop: async () => void (await Promise.all(children.map(end))),
  };
}
