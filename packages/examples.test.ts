import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

/* The READMEs of the packages on npm: their examples are files that run, and they name all that is exported. */

/** Where the surface of each package stands, below its `src`. */
const SURFACES = { rules: 'public.ts', bots: 'public.ts', protocol: 'public.ts', client: 'index.ts' };

describe.each(Object.entries(SURFACES))('the README of %s', (folder, file) => {
  const readme = readFileSync(join(import.meta.dirname, folder, 'README.md'), 'utf8');

  it('shows the examples as they are in their files, and no others', () => {
    const examples = join(import.meta.dirname, folder, 'src/examples');
    const files = readdirSync(examples).filter(name => !name.endsWith('.test.ts'));
    const shown = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text);
    const here = files.map(name => readFileSync(join(examples, name), 'utf8'));
    expect(here.length).toBeGreaterThan(0);
    expect(shown.toSorted()).toEqual(here.toSorted());
  });

  it('names every value that others may import, and no other', async () => {
    const surface: object = await import(pathToFileURL(join(import.meta.dirname, folder, 'src', file)).href);
    const from = readme.indexOf('**Public surface.**');
    const promised = readme.slice(from, readme.indexOf('\n\n', from)).matchAll(/`(\w+)`/g);
    const types = ['Client', 'Table', 'es', 'pt', 'zh'];
    const names = [...promised].map(([, name]) => name!).filter(name => !types.includes(name));
    expect(names.toSorted()).toEqual(Object.keys(surface).toSorted());
  });
});
