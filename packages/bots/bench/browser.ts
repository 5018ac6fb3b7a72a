import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decide, evolve, type HandState, seeded, undealt, viewFor } from '@gorrion/rules';
import { randomDeal } from '@gorrion/rules/testing';
import { chromium } from '@playwright/test';
import { build } from 'vite';

/*
 * Measures time and memory of a browser's worker that decides for experts, as in play on one device.
 * node packages/bots/bench/browser.ts --chromium /usr/bin/chromium
 */
const { values } = parseArgs({ options: { chromium: { type: 'string' } } });
const QUESTIONS = 60;

function firstTurn(seed: string): HandState {
  const dealt = decide(undealt, randomDeal(seeded(seed)));
  if (!dealt.ok) throw new RangeError('not dealt');
  return viewFor(dealt.value.reduce(evolve, undealt), 0);
}

const built = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    lib: { entry: resolve(import.meta.dirname, 'browserWorker.ts'), formats: ['es'], fileName: 'worker' },
  },
});
const outputs = Array.isArray(built) ? built : [built];
const chunk = outputs.flatMap(one => ('output' in one ? one.output : [])).find(({ type }) => type === 'chunk');
if (chunk?.type !== 'chunk') throw new Error('nothing was built');
const { code } = chunk;

const server = createServer((request, response) => {
  const isWorker = request.url === '/worker.js';
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? code : '<!doctype html><title>bots</title>');
}).listen(0);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://localhost:${port}/`);
const views = Array.from({ length: QUESTIONS }, (_, n) => firstTurn(`browser ${n}`));
const times = await page.evaluate(async questions => {
  const started = performance.now();
  const worker = new Worker('/worker.js', { type: 'module' });
  const answer = () => new Promise(settle => worker.addEventListener('message', settle, { once: true }));
  await answer();
  const ready = performance.now() - started;
  let first = 0;
  for (const question of questions) {
    worker.postMessage(question);
    await answer();
    first ||= performance.now() - started;
  }
  return { ready, first, all: performance.now() - started };
}, views);
const megabytes = (bytes: number) => Number((bytes / 2 ** 20).toFixed(1));
const used = await memoryOfWorker();
process.stdout.write(
  `${JSON.stringify({
    bundleKB: Math.round(code.length / 1024),
    readyMs: Math.round(times.ready),
    firstAnswerMs: Math.round(times.first),
    meanMs: Number(((times.all - times.first) / (QUESTIONS - 1)).toFixed(1)),
    workerMB: megabytes(used),
  })}\n`,
);
await browser.close();
server.close();

/** Returns heap and array buffers (bytes) of the page's worker after a collection, by the browser's debugger. */
async function memoryOfWorker(): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const attached = new Promise<string>(settle =>
    session.once('Target.attachedToTarget', ({ sessionId }) => settle(sessionId)),
  );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize?: number; backingStorageSize?: number }>(settle => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id?: number; result?: object };
        if (answer.id === id) settle(answer.result ?? {});
      });
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize = 0, backingStorageSize = 0 } = await ask(2, 'Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}
