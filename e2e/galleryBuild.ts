import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Builds the gallery of a checkout into a folder: `node e2e/galleryBuild.ts CHECKOUT FOLDER`. It is a process of its own,
 * so that a build can be stopped and two can run at once. Vite and its plugins are those of the checkout.
 */

/** Plugins of the page that a gallery does not need: it is neither installed nor served compressed. */
const NOT_NEEDED = ['gorrion-service-worker', 'gorrion-compressed'];

async function build(checkout: string, folder: string): Promise<void> {
  const file = createRequire(join(checkout, 'package.json')).resolve('vite');
  const vite: typeof import('vite') = await import(pathToFileURL(file).href);
  const found = await vite.loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(checkout, 'vite.config.ts'),
    checkout,
    'error',
  );
  const { plugins = [], ...config } = found?.config ?? {};
  const kept = ((await Promise.all(plugins)).flat(3) as readonly ({ readonly name: string } | undefined)[]).filter(
    plugin => plugin && !NOT_NEEDED.includes(plugin.name),
  );
  const root = join(checkout, 'apps/web');
  await vite.build(
    vite.mergeConfig(
      { ...config, plugins: kept },
      {
        configFile: false,
        root,
        logLevel: 'error',
        build: {
          outDir: folder,
          emptyOutDir: true,
          // Only the time of a build would gain or lose by it.
          reportCompressedSize: false,
          rolldownOptions: { input: join(root, 'gallery/index.html') },
        },
      },
    ),
  );
}

const [checkout, folder] = process.argv.slice(2);
if (checkout === undefined || folder === undefined) {
  console.error('usage: galleryBuild.ts CHECKOUT FOLDER');
  process.exitCode = 2;
} else if (!existsSync(join(checkout, 'apps/web/gallery/index.html'))) {
  console.error('there is no gallery (apps/web/gallery/index.html)');
  process.exitCode = 1;
} else await build(checkout, folder);
