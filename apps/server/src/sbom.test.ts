import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const root = resolve(import.meta.dirname, '../../..');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string }[];
}

it('lists every installed dependency in CycloneDX, with its version and hash, without network access', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom', '--', '--offline'], { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: readonly Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean; optional?: boolean }>;
  };
  const known = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const needed = Object.entries(packages).flatMap(([path, { version, link, optional }]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    return name === undefined || link || optional ? [] : [`${name}@${version}`];
  });
  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter(one => !known.has(one))).toEqual([]);
  expect(components.find(({ name }) => name === 'socket.io')?.hashes?.[0]?.alg).toBe('SHA-512');
});
