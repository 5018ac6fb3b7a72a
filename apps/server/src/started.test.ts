import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flagsOfStart } from '../proofs/server.ts';

const deployed = (file: string) => readFileSync(resolve(import.meta.dirname, '../deploy', file), 'utf8');

it('is started with the same flags by npm, by the unit and in the image, and Node takes them', () => {
  const [, unit] = /^ExecStart=\S+\/node (.*)$/m.exec(deployed('gorrion.service'))!;
  const image: readonly string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(deployed('Dockerfile'))![1]!);
  const words = [...flagsOfStart(), 'apps/server/src/main.ts'];
  expect(unit!.split(' ')).toEqual(words);
  expect(image).toEqual(['node', ...words]);
  const { status, stdout } = spawnSync(process.execPath, [...flagsOfStart(), '--print', 'process.execArgv.join()'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('--max-semi-space-size=') });
});

it('runs in an image that holds one Node, of the version that the npm scripts use', () => {
  const pinned = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8')).dependencies
    .node;
  const dockerfile = deployed('Dockerfile');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(bases).toEqual([`node:${pinned}-bookworm-slim`, `node:${pinned}-bookworm-slim`]);
  const [build] = dockerfile.split(/^FROM .*$/m).slice(1);
  expect(build).toContain('RUN rm -r node_modules/node node_modules/.bin/node\n');
});

describe('a Node that is too old', () => {
  const main = resolve(import.meta.dirname, 'main.ts');
  /** Runs `main.ts` in a process that reports this Node version. */
  const startAs = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
        main,
        '--no-such-option',
      ],
      { encoding: 'utf8' },
    );

  it('ends the start at once, with the required version and the command to use', () => {
    const { status, stderr, stdout } = startAs('24.9.0');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('needs Node 26 or newer; this is Node 24.9.0');
    expect(stderr).toContain('npm start');
  });

  it('is a version below the one in `engines`', () => {
    const read = (file: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8'));
    const { engines, dependencies } = read('package.json');
    expect(startAs(`${Number(/^>=(\d+)$/.exec(engines.node)?.[1])}.0.0`).stderr).toContain('no-such-option');
    expect(Number.parseInt(dependencies.node, 10)).toBeGreaterThanOrEqual(26);
  });
});
