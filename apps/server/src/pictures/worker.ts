import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { type MessagePort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { fontFiles } from './fonts.ts';

/* The thread that makes PNG of SVG. Games come first: on Linux it has a low priority of its own. */

const LOW = 10;
if (process.platform === 'linux' && getPriority() < LOW) setPriority(LOW);

const { port } = workerData as { readonly port: MessagePort };
const fontBuffers = fontFiles().map(file => new Uint8Array(readFileSync(file)));
const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

port.on('message', async ({ id, svg }: { readonly id: number; readonly svg: string }) => {
  try {
    await ready;
    const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Hanken Grotesk' };
    const drawing = new Resvg(svg, { font });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    port.postMessage({ id, png }, [png.buffer as ArrayBuffer]);
  } catch (error) {
    port.postMessage({ id, error: String(error) });
  }
});
