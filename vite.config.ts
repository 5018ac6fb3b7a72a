import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { namedAhead } from './apps/web/build/ahead.ts';
import { CHUNKS } from './apps/web/build/chunks.ts';
import { compressed } from './apps/web/build/compressed.ts';
import { fetchFirst } from './apps/web/build/fetchFirst.ts';
import { serviceWorker } from './apps/web/build/serviceWorker.ts';
import { websocketOnly } from './apps/web/build/websocketOnly.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

// Servers, scripts and threads that tests start find there what Node has compiled, and start in half the time. Code that
// was not compiled anew counts no lines.
if (!process.argv.includes('--coverage'))
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/gorrion-compiled', import.meta.url));

/** One file for the page's build (root apps/web) and for every test that needs no browser. */
export default defineConfig({
  root: 'apps/web',
  plugins: [react(), websocketOnly(), fetchFirst(), namedAhead(), serviceWorker(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  // The server sends these with the policy of a page, because a thread has its own.
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/threads/[name]-[hash].js' } } },
  server: {
    proxy: {
      '/socket.io': { target: server, ws: true },
      '/api': server,
      '/healthz': server,
    },
  },
  test: {
    root: '.',
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['{apps,packages}/*/{src,bin,build}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
      reporter: ['json-summary', 'html'],
    },
    // Loading the modules anew for each of 500 files would cost a third of the processor's time. No test may depend on
    // what another file has left behind: `vitest run --sequence.shuffle.files` runs them in any order.
    isolate: false,
    // How long a test may take says nothing about the product: a busy machine is slow. What waits for nothing ends here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Many tests wait for processes and disks: a machine of two cores is busy only with three workers.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{packages,apps/server,e2e}/**/*.test.ts'],
          // Node loads these files as the server does. Vite's own loader wraps every import, which makes the inner
          // loops of the rules a third slower.
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'page', include: ['apps/web/**/*.test.{ts,tsx}'] } },
    ],
  },
});
