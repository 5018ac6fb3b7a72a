import { serveGallery } from './galleryServer.ts';

/* On the port that the configuration of the suite waits for. */
await serveGallery(Number(process.env.GALLERY_PORT ?? 4747));
