import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbe } from './probe.ts';

/** Time (ms) to measure after the load. The service worker then fetches the files again for the device. */
const SETTLED_MS = 2500;

export interface LoadedFile {
  readonly path: string;
  readonly type: string;
  /** Bytes on the wire, with headers. */
  readonly bytes: number;
  /** True if it was fetched before the first page could be used. */
  readonly isInitial: boolean;
}

export interface Load {
  readonly files: readonly LoadedFile[];
  readonly lcp: number;
  readonly ready: number;
}

interface NetworkNote {
  path: string;
  type: string;
  bytes: number;
  at: number;
}

/** Records everything that the page fetches, as the browser's network layer counts it. */
async function watchNetwork(cdp: CDPSession): Promise<Map<string, NetworkNote>> {
  const noted = new Map<string, NetworkNote>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    noted.set(requestId, { path: new URL(request.url).pathname, type: type ?? 'Other', bytes: 0, at: timestamp });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = noted.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return noted;
}

/** Returns the kind of a file, in which the tile drawings and live answers are kinds of their own. */
function kindOf({ path, type }: NetworkNote): string {
  if (path.startsWith('/socket.io') || path.startsWith('/api')) return 'live';
  if (path.includes('tiles.generated')) return 'tiles';
  return type.toLowerCase();
}

interface LoadOptions {
  /** Replaces the encodings that the browser accepts. */
  readonly encoding?: 'gzip';
  /** Whether only what comes before the page can be used is of interest; else also what it fetches meanwhile. */
  readonly isInitialOnly?: boolean;
}

/** Measures a first visit with an empty cache. */
export async function firstLoad(
  browser: Browser,
  url: string,
  { encoding, isInitialOnly = false }: LoadOptions = {},
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(encoding ? { extraHTTPHeaders: { 'Accept-Encoding': encoding } } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  const noted = await watchNetwork(cdp);
  await page.goto(url);
  await page.getByRole('button', { name: 'Play against bots' }).waitFor();
  if (isInitialOnly) await page.waitForLoadState('networkidle');
  else await page.waitForTimeout(SETTLED_MS);
  const files = filesOf(noted, await initialPaths(page));
  const { lcp, ready } = await page.evaluate(() => window.probe);
  await context.close();
  return { files, lcp, ready };
}

/** A phone on Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms there and back, four times as slow a processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE_RATE = 4;

/** Returns the largest contentful paint (ms) of a first visit of a phone on slow 4G. */
export async function slowVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
  await page.goto(url);
  await page
    .getByRole('button', { name: /^(Play against bots|Take a seat|Sit here)/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const { lcp } = await page.evaluate(() => window.probe);
  await context.close();
  return lcp;
}

/** Returns the paths of the files that had arrived completely when the page could be used. */
const initialPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => (entry as PerformanceResourceTiming).responseEnd <= window.probe.ready)
      .map(entry => new URL(entry.name).pathname),
  );

function filesOf(noted: ReadonlyMap<string, NetworkNote>, initial: readonly string[]): readonly LoadedFile[] {
  const early = new Set([...initial, '/']);
  return [...noted.values()]
    .filter(file => file.bytes > 0)
    .map(file => ({ path: file.path, type: kindOf(file), bytes: file.bytes, isInitial: early.has(file.path) }));
}

export const sum = (files: readonly LoadedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

/** Scripts, the page's own first and what it fetches meanwhile. */
export const scripts = ({ files }: Load, isInitial: boolean): readonly LoadedFile[] =>
  files.filter(file => file.type === 'script' && file.isInitial === isInitial);

/** Bytes by kind, largest first. */
export function byKind({ files }: Load): readonly (readonly [kind: string, bytes: number])[] {
  const kinds = Map.groupBy(files, file => file.type);
  return [...kinds].map(([kind, some]) => [kind, sum(some)] as const).sort((a, b) => b[1] - a[1]);
}
