import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from './config/config.ts';
import { openMetrics } from './monitoring/metrics.ts';

/* The files for operators of several nodes fit the server. */

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const NODES = 'apps/server/deploy/nodes';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: object;
  readonly volumes: object;
}
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string; readonly help: string };
    }[];
  }[];
}

const compose = parse(read(`${NODES}/compose.yaml`), { merge: true }) as Compose;
const rules = (parse(read(`${NODES}/alerts.yml`)) as Alerts).groups.flatMap(group => group.rules);
const page = read('apps/server/docs/severalNodes.md');

/** The names of all series that the server shows. */
async function seriesOf(): Promise<ReadonlySet<string>> {
  const figures = await openMetrics().registry.getMetricsAsJSON();
  const parts = (name: string) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`];
  return new Set(figures.flatMap(({ name }) => parts(name)));
}

const namedIn = (text: string): string[] => [...new Set(text.match(/\bgorrion_[a-z0-9_]+/g))];

describe('the files for several nodes', () => {
  it('start two nodes with settings that the server understands', () => {
    const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node'));
    expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2']);
    const known = read('apps/server/src/config/config.ts');
    for (const [name, { environment = {}, build, ports }] of nodes) {
      for (const variable of Object.keys(environment)) expect(known).toContain(`${variable}:`);
      const filled = Object.entries(environment).map(([key, value]) => [
        key,
        value.replace(/\$\{\w+:\?[^}]*\}/, 'x.example'),
      ]);
      const config = readConfig(Object.fromEntries(filled));
      expect(config).toMatchObject({ nodeAddress: `${name}:3100`, nodePort: 3100, trustedProxies: 1 });
      expect([config.databaseUrl, config.redisUrl]).toEqual([
        'postgres://gorrion:x.example@postgres:5432/gorrion',
        'redis://redis:6379',
      ]);
      // Only Caddy is reached from outside.
      expect(ports).toBeUndefined();
      expect(existsSync(resolve(root, NODES, build!.context, build!.dockerfile))).toBe(true);
    }
  });

  it('name only volumes, networks and files that are there', () => {
    for (const { volumes = [], networks } of Object.values(compose.services)) {
      for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
      for (const [from = ''] of volumes.map(volume => volume.split(':')))
        if (from.startsWith('.')) expect(existsSync(resolve(root, NODES, from)), from).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(from);
    }
    const env = read(`${NODES}/env.example`);
    for (const [, variable] of read(`${NODES}/compose.yaml`).matchAll(/\$\{(\w+):\?/g))
      expect(env).toContain(`${variable}=`);
  });

  it('have Caddy and Prometheus know each node', () => {
    const caddy = read(`${NODES}/Caddyfile`);
    const prometheus = read(`${NODES}/prometheus.yml`);
    for (const node of ['node1:3000', 'node2:3000'])
      expect([caddy.includes(node), prometheus.includes(node)]).toEqual([true, true]);
  });

  it('build an image from files that are there, with the flags of npm start', () => {
    const dockerfile = read('apps/server/deploy/Dockerfile');
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];
    expect(existsSync(resolve(root, command.at(-1)!))).toBe(true);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts.start).toContain(command.join(' '));
    for (const [, path] of dockerfile.matchAll(/^COPY --from=build \/gorrion\/(\S+)/gm))
      if (path !== 'node_modules') expect(existsSync(resolve(root, path!)), path).toBe(true);
  });
});

/** The parts of an object of Kubernetes that must fit each other and the server. */
interface Thing {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas?: number;
    readonly selector: Readonly<Record<string, unknown>>;
    readonly ports?: readonly { readonly port: number; readonly targetPort?: string }[];
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
          readonly env: readonly { readonly name: string; readonly value?: string }[];
          readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } };
        }[];
      };
    };
  };
}

describe('the files for Kubernetes', () => {
  const things = parseAllDocuments(read('apps/server/deploy/kubernetes/gorrion.yaml')).map(
    each => each.toJS() as Thing,
  );
  const the = (kind: string, name: string) => things.find(one => one.kind === kind && one.metadata.name === name)!;
  const nodes = the('StatefulSet', 'gorrion').spec;
  const [container] = nodes.template.spec.containers;

  it('start two nodes with settings that the server understands', () => {
    const address = container!.env
      .find(({ name }) => name === 'NODE_ADDRESS')!
      .value!.replace('$(POD_NAME)', 'gorrion-0');
    const settings = { ...the('ConfigMap', 'gorrion').data, NODE_ADDRESS: address, DATABASE_URL: 'postgres://x@y/z' };
    const known = read('apps/server/src/config/config.ts');
    for (const variable of Object.keys(settings)) expect(known).toContain(`${variable}:`);
    const config = readConfig(settings);
    expect([nodes.replicas, config.nodeAddress, config.nodePort]).toEqual([2, 'gorrion-0.nodes:3100', 3100]);
    // Tables are handed over within five seconds, after the drain.
    expect(nodes.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(config.drainSeconds + 5);
  });

  it('lead to ports and labels that are there, and ask where the server answers', () => {
    const ports = new Map(container!.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect([...ports.values()]).toEqual([3000, 3100]);
    for (const name of ['gorrion', 'nodes'])
      expect(the('Service', name).spec.selector, name).toEqual(nodes.template.metadata.labels);
    expect(the('Service', 'redis').spec.selector).toEqual(the('Deployment', 'redis').spec.template.metadata.labels);
    for (const [probe, path] of [
      ['startup', '/healthz'],
      ['readiness', '/readyz'],
      ['liveness', '/healthz'],
    ] as const)
      expect(container![`${probe}Probe`]!.httpGet, probe).toEqual({ path, port: 'http' });
  });
});

describe('the alerts', () => {
  it('are eleven, each with a summary and a heading that says what to do', () => {
    expect(rules).toHaveLength(11);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(11);
    const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading!.toLowerCase());
    for (const { alert, annotations, labels } of rules) {
      expect(annotations.summary.length, alert).toBeGreaterThan(10);
      expect(['warning', 'critical']).toContain(labels.severity);
      const [file, heading] = annotations.help.split(': ');
      expect(file).toBe('severalNodes.md');
      expect(headings, alert).toContain(heading!.toLowerCase());
    }
  });

  it.each(['alerts.yml', 'grafana.json'])('and the dashboard ask for figures that the server has (%s)', async file => {
    const series = await seriesOf();
    const named = namedIn(read(`${NODES}/${file}`)).filter(name => name !== 'gorrion_');
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(name => !series.has(name))).toEqual([]);
  });
});
