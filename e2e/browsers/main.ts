import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../chromium.ts';
import { GameServer } from '../server.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { findFirefox, findWebKit } from './found.ts';
import type { BrowserPage } from './page.ts';
import { isSound, type Outcome, report } from './report.ts';
import { playInBrowser } from './story.ts';
import { openWebKit } from './webkit.ts';

/*
 * Plays one hand in Chromium, Firefox and WebKit and writes what differs to results.md:
 *   npm run browsers [-- --pictures FOLDER] [--only Firefox]
 */

const { values } = parseArgs({
  options: { pictures: { type: 'string', default: 'test-results/browsers' }, only: { type: 'string' } },
});

async function outcomeIn(name: string, open: () => Promise<BrowserPage> | string): Promise<Outcome> {
  const opened = open();
  if (typeof opened === 'string') return { name, failed: opened };
  const server = await GameServer.start();
  let page: BrowserPage | undefined;
  const keep = (screen: string, picture: Buffer) => {
    mkdirSync(values.pictures, { recursive: true }); // a browser test that runs meanwhile empties test-results
    writeFileSync(resolve(values.pictures, `${name}-${screen}.png`), picture);
  };
  try {
    page = await opened;
    return { name, played: await playInBrowser(page, server.url, keep) };
  } catch (error) {
    const picture = await page?.screenshot().catch(() => undefined);
    if (picture) keep('failed', picture);
    return { name, failed: `Failed: ${(error as Error).message}. ${page?.problems.join(' ') ?? ''}` };
  } finally {
    await page?.close();
    await server.stop();
  }
}

const openers: Readonly<Record<string, () => Promise<BrowserPage> | string>> = {
  Chromium: () => openChromium(findChromium().full),
  Firefox: () => {
    const firefox = findFirefox();
    return 'found' in firefox ? openFirefox(firefox.found) : firefox.missing;
  },
  WebKit: () => {
    const webKit = findWebKit();
    return 'found' in webKit ? openWebKit(webKit.found) : webKit.missing;
  },
};
const outcomes: Outcome[] = [];
for (const [name, open] of Object.entries(openers))
  if (values.only === undefined || values.only === name) outcomes.push(await outcomeIn(name, open));
const text = report(outcomes, new Date().toISOString().slice(0, 10));
if (values.only === undefined) writeFileSync(resolve(import.meta.dirname, 'results.md'), text);
console.log(text);
process.exitCode = outcomes.every(isSound) ? 0 : 1;
