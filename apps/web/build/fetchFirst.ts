import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module of Vite that each import() of a built page goes through. It names no other. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** Returns the scripts that an import() needs. Vite names a script that needs no other in none of them. */
export const scriptsOf = (file: string, needed: readonly string[]): string[] => (needed.length ? [...needed] : [file]);

/**
 * Lets the page fetch what a part of it consists of before it imports it, so that the part can be fetched again after a
 * failure: src/kit/ui/fetchFirst.ts says why. Vite's own helper imports at once, and has no setting for this.
 */
export function fetchFirst(): Plugin {
  let source = '';
  let isAsked = false;
  return {
    name: 'gorrion-fetch-first',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostType }) => (hostType === 'js' ? scriptsOf(file, needed) : needed),
        },
      },
    }),
    configResolved({ root }) {
      source = resolve(root, 'src/kit/ui/fetchFirst.ts');
    },
    load: {
      filter: { id: HELPER },
      handler() {
        isAsked = true;
        return `export { fetchFirst as __vitePreload } from ${JSON.stringify(source)};\n`;
      },
    },
    generateBundle() {
      if (!isAsked) this.error('the build does not ask for its helper: a part of the page would be fetched only once');
    },
  };
}
