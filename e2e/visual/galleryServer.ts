import { createServer, type ViteDevServer } from 'vite';

/** The gallery as it is developed, on a port of its own; without one on any that is free. */
export async function serveGallery(port?: number): Promise<ViteDevServer> {
  const server = await createServer({
    server: { port: port ?? 0, strictPort: port !== undefined, hmr: false, watch: null },
    logLevel: 'warn',
  });
  return server.listen();
}
