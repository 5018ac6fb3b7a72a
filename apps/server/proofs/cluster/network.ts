import { execFileSync } from 'node:child_process';
import { type Place, programOrPackage } from '../../src/testing/services.ts';

/*
 * Hosts on a network of their own: each is a Linux network namespace, joined by its own cable to a router, which is one
 * as well. A cut has the router drop all packets between two hosts without a word, and their connections stay open, as
 * when a cable is pulled.
 */

const NEEDED =
  'Cuts need Linux, root, network namespaces and `ip` (Debian: apt install iproute2), and neither DATABASE_URL nor REDIS_URL.';
/** Addresses for measurements of networks (RFC 2544), which no other network has. A network takes 256 of them. */
const MOST_NETWORKS = 256;
const prefixOf = (network: number): string => `198.18.${network}`;
/** Addresses from one cable to the next: the cable's own, the router's, the host's, and one to all of them. */
const A_CABLE = 4;

export interface Network {
  /** Address of this process. */
  readonly self: string;
  /** The hosts in the order of their names. */
  readonly places: readonly Place[];
  /** Drops all packets between a host and others, in both directions, until `heal` is called with the same hosts. */
  cut(one: Place, others: readonly Place[]): void;
  heal(one: Place, others: readonly Place[]): void;
  /** Kills what runs at the hosts, and removes the network. */
  close(): void;
}

/** Runs `ip`; throws what it says if it fails. */
function ip(words: string, input = ''): string {
  return execFileSync('ip', words.split(' '), { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Runs `ip`; returns whether that went well. */
function isDone(words: string): boolean {
  try {
    ip(words);
    return true;
  } catch {
    return false;
  }
}

/** Returns a sentence that says what networks need, if this machine does not have it. */
export function missingForNetworks(): string | undefined {
  const isOurs = !process.env.DATABASE_URL && !process.env.REDIS_URL;
  if (!isOurs || process.platform !== 'linux' || process.getuid?.() !== 0) return NEEDED;
  if (!programOrPackage(['ip'], '/{usr/,}sbin', 'iproute2')) return NEEDED;
  const probe = `${nameOf(process.pid)}-probe`;
  return isDone(`netns add ${probe}`) && isDone(`netns delete ${probe}`) ? undefined : NEEDED;
}

/** The name of this process's cable, with which those of its namespaces begin. */
const nameOf = (pid: number): string => `gorrion-${pid}`;

/** Returns the names of the namespaces of all such processes, with their processes. */
const namespaces = (): { readonly name: string; readonly pid: number }[] =>
  [...ip('netns list').matchAll(/^(gorrion-(\d+)-\S+)/gm)].map(([, name, pid]) => ({ name: name!, pid: Number(pid) }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Kills what runs in the namespaces of a process, and removes them. */
function removeAll(owner: number): void {
  for (const { name } of namespaces().filter(({ pid }) => pid === owner)) {
    for (const pid of ip(`netns pids ${name}`).split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    ip(`netns delete ${name}`);
  }
  isDone(`link delete ${nameOf(owner)}`);
}

/** Adds a namespace, which reaches itself. */
function addNamespace(name: string): void {
  ip(`netns add ${name}`);
  ip(`-n ${name} link set lo up`);
}

/** Lays a cable from the router to a namespace, or to that of this process; returns the addresses of both ends. */
function layCable(router: string, n: number, prefix: string, name?: string) {
  const [near, far] = [`${prefix}.${n * A_CABLE + 1}`, `${prefix}.${n * A_CABLE + 2}`];
  const [cable, at, into] = name ? ['uplink', `-n ${name} `, ` netns ${name}`] : [nameOf(process.pid), '', ''];
  ip(`link add ${cable}${into} type veth peer name cable${n} netns ${router}`);
  ip(`-n ${router} address add ${near}/30 dev cable${n}`);
  ip(`-n ${router} link set cable${n} up`);
  ip(`${at}address add ${far}/30 dev ${cable}`);
  ip(`${at}link set ${cable} up`);
  return { router: near, host: far };
}

/** Joins this process to the router, and takes the first network that no other process has; returns both. */
function joinRouter(router: string) {
  for (let network = 0; network < MOST_NETWORKS; network++) {
    const prefix = prefixOf(network);
    if (ip(`-o route show root ${prefix}.0/24`) !== '') continue;
    const cable = layCable(router, 0, prefix);
    // Another process may have taken it just now.
    if (isDone(`route add ${prefix}.0/24 via ${cable.router}`)) return { prefix, self: cable.host };
    ip(`link delete ${nameOf(process.pid)}`);
  }
  throw new Error('no addresses are left for a network: all of 198.18.0.0/16 is in use');
}

/** Opens a network with a host for each name. It is removed at the latest when this process ends. */
export function openNetwork(names: readonly string[]): Network {
  for (const pid of new Set(namespaces().map(({ pid }) => pid))) if (!isRunning(pid)) removeAll(pid);
  const close = () => {
    process.off('exit', close);
    removeAll(process.pid);
  };
  process.on('exit', close);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const router = `${nameOf(process.pid)}-router`;
  addNamespace(router);
  ip(`netns exec ${router} tee /proc/sys/net/ipv4/ip_forward`, '1');
  const { prefix, self } = joinRouter(router);
  const places = names.map((short, n) => {
    const name = `${nameOf(process.pid)}-${short}`;
    addNamespace(name);
    const cable = layCable(router, n + 1, prefix, name);
    ip(`-n ${name} route add default via ${cable.router}`);
    return { host: cable.host, launcher: ['ip', 'netns', 'exec', name] };
  });
  const tellRouter = (verb: string, one: Place, others: readonly Place[]) => {
    const pairs = others.flatMap(other => [
      [one, other],
      [other, one],
    ]);
    const rules = pairs.map(([from, to]) => `rule ${verb} from ${from!.host} to ${to!.host} blackhole\n`);
    ip(`-n ${router} -batch -`, rules.join(''));
  };
  return {
    self,
    places,
    cut: (one, others) => tellRouter('add', one, others),
    heal: (one, others) => tellRouter('delete', one, others),
    close,
  };
}
