import { createServer } from 'vite';

/** The gallery as it is developed, on the port that the configuration of the suite waits for. */
const server = await createServer({
  server: { port: Number(process.env.GALLERY_PORT ?? 4747), strictPort: true, hmr: false, watch: null },
  logLevel: 'warn',
});
await server.listen();
