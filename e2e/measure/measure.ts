import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { GameServer } from '../server.ts';
import { FIRST_LOAD, INITIAL_SCRIPTS } from './budget.ts';
import { growth, KB, kb, mb, p50, p95, share } from './figures.ts';
import { byKind, firstLoad, type Load, scripts, slowVisit, sum } from './load.ts';
import { HANDS_OF_THREE_HOURS, playLong, type Sample } from './long.ts';
import { type PlayMeasurement, playByMouse } from './play.ts';
import { measureGame, type ReplayMeasurement } from './replay.ts';
import { keep, machine, type Part, sectionOf } from './report.ts';
import { versus } from './versus.ts';

/*
 * Measures the built page in Chromium through the DevTools protocol and prints the figures beside their targets:
 *   npm run measure                      all of it, written to e2e/measure/results.md
 *   npm run measure -- --part load       only load, play, replay or long; the other parts of the file stay
 *   npm run measure -- --hands 8         a shorter long run
 *   npm run measure -- --print           nothing is written
 *   npm run measure -- --vs HEAD~3       load, play and replay beside the page of a commit, in turn; nothing is written
 *   npm run measure -- --vs main --part play --turns 3
 */

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: 'all' },
    hands: { type: 'string', default: String(HANDS_OF_THREE_HOURS) },
    minutes: { type: 'string', default: '25' },
    presses: { type: 'string', default: '24' },
    print: { type: 'boolean', default: false },
    vs: { type: 'string' },
    turns: { type: 'string', default: '2' },
  },
});
const TIMES = 5;
const SLOW_TIMES = 3;

const launch = () =>
  chromium.launch({
    executablePath: findChromium().full,
    // Chromium refuses its sandbox to root; ordinary users keep it.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** Opens a table whose link a friend may be sent; its host stays. */
async function openTable(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Create a table' }).first().click();
  await page.waitForURL(/\/t\//);
  return page;
}

async function measureLoad(browser: Browser, url: string): Promise<Part> {
  const zipped = await firstLoad(browser, url, { encoding: 'gzip' });
  const loads: Load[] = [];
  for (let n = 0; n < TIMES; n++) loads.push(await firstLoad(browser, url));
  const brotli = loads[0]!;
  const table = await openTable(browser, url);
  const [slowHome, slowTable]: [number[], number[]] = [[], []];
  for (let n = 0; n < SLOW_TIMES; n++) {
    slowHome.push(await slowVisit(browser, url));
    slowTable.push(await slowVisit(browser, table.url()));
  }
  await table.context().close();
  const list = (load: Load) =>
    byKind(load)
      .map(([kind, bytes]) => `${kind} ${kb(bytes)}`)
      .join(', ');
  const names = scripts(zipped, false).map(({ path, bytes }) => `${path.split('/').at(-1)} ${kb(bytes)}`);
  return {
    figures: [
      {
        name: 'Initial JavaScript, gzip',
        value: sum(scripts(zipped, true)) / KB,
        limit: INITIAL_SCRIPTS,
        unit: 'KB',
        digits: 1,
      },
      {
        name: 'First load with tiles and fonts, gzip',
        value: sum(zipped.files) / KB,
        limit: FIRST_LOAD,
        unit: 'KB',
        digits: 1,
      },
      {
        name: 'LCP, local, median of 5 first visits',
        value: p50(loads.map(({ lcp }) => lcp)),
        limit: 1000,
        unit: 'ms',
      },
      { name: 'LCP, phone on slow 4G, first page', value: p50(slowHome), limit: 2000, unit: 'ms' },
      { name: 'LCP, phone on slow 4G, link of a table', value: p50(slowTable), limit: 2000, unit: 'ms' },
    ],
    notes: [
      `First load by kind, gzip: ${list(zipped)}. The sum includes what is fetched ahead for the table.`,
      `As this Chromium is served (brotli): ${kb(sum(brotli.files))} in all, initial JavaScript ${kb(sum(scripts(brotli, true)))}.`,
      `Fetched ahead after the page can be used: ${names.join(', ') || 'nothing'}.`,
      `The way into a game could be pressed after ${loads.map(({ ready }) => ready.toFixed(0)).join(', ')} ms; LCP ${loads.map(({ lcp }) => lcp.toFixed(0)).join(', ')} ms.`,
    ],
  };
}

async function measurePlay(browser: Browser, url: string): Promise<Part> {
  const presses = Number(options.presses);
  const plain = await playByMouse(browser, url, 1, presses);
  const slow = await playByMouse(browser, url, 4, presses);
  const moving = ({ probe }: PlayMeasurement) => [...probe.frames.deal, ...probe.frames.play];
  return {
    figures: [
      { name: 'Click to painted discard, p95', value: p95(plain.probe.painted), limit: 50, unit: 'ms' },
      { name: 'Click to painted discard at 4x, p95', value: p95(slow.probe.painted), limit: 100, unit: 'ms' },
      { name: 'Frames during motion, p95', value: p95(moving(plain)), limit: 18, unit: 'ms', digits: 1 },
      { name: 'Frames during motion at 4x, p95', value: p95(moving(slow)), limit: 33, unit: 'ms', digits: 1 },
      { name: 'Layout shift, home to table to a hand', value: plain.probe.cls, limit: 0, unit: '', digits: 4 },
    ],
    notes: [plain, slow].flatMap(notesOfPlay),
  };
}

function notesOfPlay({ rate, probe, busy, worked, presses }: PlayMeasurement): readonly string[] {
  const { painted, settled, eventTiming, frames, longFrames, cls, shifted } = probe;
  const of = (name: string, some: readonly number[]) =>
    `${name} ${some.length} frames, median ${p50(some).toFixed(1)}, p95 ${p95(some).toFixed(1)} ms, ${(share(some, 33.4) * 100).toFixed(1)} % above 33 ms`;
  const at = `At ${rate}x`;
  return [
    `${at}: ${painted.length} of ${presses} presses painted, median ${p50(painted).toFixed(0)}, longest ${Math.max(...painted).toFixed(0)} ms until the tile is on its way; until the hand has closed up median ${p50(settled).toFixed(0)}, p95 ${p95(settled).toFixed(0)} ms; Event Timing of clicks p95 ${p95(eventTiming).toFixed(0)} ms.${rate === 1 ? ` For a press and the third of a second after it the main thread itself worked ${p50(worked).toFixed(0)} ms, p95 ${p95(worked).toFixed(0)} ms.` : ''}`,
    `${at}: ${of('deal', frames.deal)}; ${of('play', frames.play)}.${rate === 1 ? ` The main thread itself worked ${busy.toFixed(1)} ms a frame of motion, all that happened between included.` : ''}`,
    `${at}: ${longFrames.filter(({ duration }) => duration > 100).length} frames of the page longer than 100 ms, blocking ${Math.max(0, ...longFrames.map(({ blocking }) => blocking)).toFixed(0)} ms at most; layout shift ${cls.toFixed(4)}${shifted.length ? ` (${[...new Set(shifted)].join(', ')})` : ''}.`,
  ];
}

const lineOf = ({ hand, heap, nodes, shown, listeners }: Sample) =>
  `hand ${hand}: ${mb(heap)}, ${nodes} nodes of which ${shown} on the page, ${listeners} listeners`;

async function measureLong(browser: Browser, url: string): Promise<Part> {
  const hands = Number(options.hands);
  const limit = Number(options.minutes) * 60_000;
  const started = Date.now();
  const samples = await playLong(browser, url, hands, limit, taken => console.log(lineOf(taken)));
  // In the first hand everything is loaded that a game needs; growth is what comes after it.
  const after = samples.slice(1);
  const scale = HANDS_OF_THREE_HOURS / Math.max(1, after.length);
  const grown = (of: (sample: Sample) => number) => growth(after.map(of)) * scale;
  const minutes = ((Date.now() - started) / 60_000).toFixed(0);
  return {
    figures: [
      {
        name: 'Heap growth in three hours of play',
        value: grown(s => s.heap) / KB / KB,
        limit: 5,
        unit: 'MB',
        digits: 2,
      },
      {
        name: 'DOM nodes off the page, growth in three hours',
        value: Math.max(
          0,
          grown(s => s.nodes - s.shown),
        ),
        limit: 50,
        unit: '',
      },
    ],
    notes: [
      `Long run: ${samples.length} hands in ${minutes} minutes in one page, quick bots, every fourth hand with motion; a tournament plays ${HANDS_OF_THREE_HOURS} in three hours${scale > 1.05 ? ` (extrapolated from ${after.length} by ${scale.toFixed(1)})` : ''}. Idle time was not simulated. After forced collection, the score sheet open:`,
      ...samples.map(sample => `  ${lineOf(sample)}`),
      `Listeners grew by ${grown(s => s.listeners).toFixed(0)}. Growth is the slope of a line through all hands but the first; no two score sheets have the same number of fans and tiles, so what counts are the nodes that are kept without being on the page.`,
    ],
  };
}

async function measureReplay(browser: Browser, url: string): Promise<Part> {
  const plain = await measureGame(browser, url, 1, TIMES);
  const slow = await measureGame(browser, url, 4, TIMES);
  const notes = ({ rate, opened, worked, busy, painted }: ReplayMeasurement) =>
    `At ${rate}x: opened in ${opened.map(ms => ms.toFixed(0)).join(', ')} ms; script, style and layout of a step median ${p50(worked).toFixed(1)}, p95 ${p95(worked).toFixed(1)} ms, all work of the main thread with painting in software median ${p50(busy).toFixed(1)}, p95 ${p95(busy).toFixed(1)} ms; from the key to the second frame after it median ${p50(painted).toFixed(0)}, p95 ${p95(painted).toFixed(0)} ms.`;
  return {
    figures: [
      { name: 'Last move of 16 hands opened at 4x, median of 5', value: p50(slow.opened), limit: 300, unit: 'ms' },
      { name: 'Script, style and layout of a step, p95', value: p95(plain.worked), limit: 16, unit: 'ms', digits: 1 },
    ],
    notes: [
      'A stored game of sixteen hands is opened at its last move from the list, its file and the code being loaded. A step is a press of the right arrow key.',
      notes(plain),
      notes(slow),
    ],
  };
}

const PARTS = { load: measureLoad, play: measurePlay, replay: measureReplay, long: measureLong };
const TITLES = { load: 'The first visit', play: 'At the table', replay: 'A replay', long: 'Three hours' };

/** One part in a browser of its own; one that breaks off is said to, and the others go on. */
async function partOf(
  name: string,
  measure: (browser: Browser, url: string) => Promise<Part>,
  url: string,
): Promise<Part> {
  const browser = await launch();
  try {
    return await measure(browser, url);
  } catch (error) {
    return { figures: [], notes: [`Not measured: ${name}, ${(error as Error).message.split('\n')[0]}`] };
  } finally {
    await browser.close();
  }
}

async function versionOf(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return version;
}

/** A long run is left out: it would take an hour. */
async function compare(commit: string): Promise<void> {
  const version = await versionOf();
  const before = loadavg();
  const names = (['load', 'play', 'replay'] as const).filter(name => ['all', name].includes(options.part));
  const measures = names.map(name => [TITLES[name], (url: string) => partOf(name, PARTS[name], url)] as const);
  await versus(commit, Number(options.turns), Object.fromEntries(measures), (title, table) =>
    console.log(`## ${title}\n\n${machine(version, before)}\n\n${table}\n`),
  );
}

async function main(): Promise<void> {
  if (options.vs) return compare(options.vs);
  const server = await GameServer.start();
  const version = await versionOf();
  for (const name of ['load', 'play', 'replay', 'long'] as const) {
    if (options.part !== 'all' && options.part !== name) continue;
    const before = loadavg();
    const part = await partOf(name, PARTS[name], server.url);
    const section = sectionOf(TITLES[name], machine(version, before), part);
    console.log(`${section}\n`);
    if (!options.print) keep(Object.values(TITLES), TITLES[name], section);
  }
  await server.stop();
}

await main();
