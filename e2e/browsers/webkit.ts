import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../server.ts';
import { type BrowserPage, clickActions, keyActions, until, VIEWPORT } from './page.ts';

/* WebKitGTK's MiniBrowser behind WebKitWebDriver, which speaks WebDriver (https://www.w3.org/TR/webdriver2/). */

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Starts Xvfb on a free display number, because WebKitGTK has no headless mode. */
async function openScreen(executable: string): Promise<{ child: ChildProcess; display: string }> {
  const args = [
    '-displayfd',
    '3',
    '-screen',
    '0',
    `${VIEWPORT.width + 200}x${VIEWPORT.height + 300}x24`,
    '-nolisten',
    'tcp',
  ];
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    child.stdio[3]!.once('data', (data: Buffer) => resolve(`:${String(data).trim()}`));
    child.once('exit', code => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { child, display };
}

/** Sends a WebDriver command and resolves with its value. Rejects with the driver's error. */
async function command<T>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}
interface Rect {
  readonly width: number;
  readonly height: number;
}

/** Matches the lines that MiniBrowser prints for the console of its page: "CONSOLE JS ERROR …". */
const CONSOLE = /^.*CONSOLE (\S+ )?(ERROR|WARN(?:ING)?)\b:? ?(.*)$/;

/** Starts the driver and adds the errors and warnings of the page's console to `problems`. */
function startDriver(driver: string, port: number, display: string, problems: string[]): ChildProcess {
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', LANGUAGE: 'en', GDK_BACKEND: 'x11' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => {
      const [, , level, text] = CONSOLE.exec(line) ?? [];
      if (level) problems.push(`console ${level.toLowerCase()}: ${text}`);
    });
  return child;
}

/** Resizes the window, which has bars, so that the page inside it has the size of `VIEWPORT`. */
async function resizeToViewport(at: string, inner: () => Promise<Rect>): Promise<void> {
  await command(`${at}/window/rect`, 'POST', { x: 0, y: 0, ...VIEWPORT });
  const { width, height } = await inner();
  const rect = { width: 2 * VIEWPORT.width - width, height: 2 * VIEWPORT.height - height };
  await command(`${at}/window/rect`, 'POST', { x: 0, y: 0, ...rect });
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise(done => child.once('exit', done));
  child.kill();
  await gone;
}

export async function openWebKit({ driver, browser, screen }: WebKit): Promise<BrowserPage> {
  const { child: xvfb, display } = await openScreen(screen);
  const port = await freePort();
  const problems: string[] = [];
  const child = startDriver(driver, port, display, problems);
  const base = `http://127.0.0.1:${port}`;
  await until('the driver', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args } };
  const { sessionId, capabilities } = await command<Session>(`${base}/session`, 'POST', {
    capabilities: { alwaysMatch },
  });
  const at = `${base}/session/${sessionId}`;
  const run = <T>(script: string) =>
    command<T>(`${at}/execute/async`, 'POST', {
      script: `const done = arguments[0]; Promise.resolve(${script}).then(value => done({ value }), error => done({ error: String(error) }))`,
      args: [],
    });
  const evaluate = async <T>(script: string) => {
    const { value, error } = await run<{ value: T; error?: string }>(script);
    if (error !== undefined) throw new Error(error);
    return value;
  };

  await resizeToViewport(at, () => evaluate<Rect>('({ width: innerWidth, height: innerHeight })'));

  return {
    browser: `WebKitGTK ${capabilities.browserName} ${capabilities.browserVersion}`,
    problems,
    open: url => command(`${at}/url`, 'POST', { url }),
    reload: () => command(`${at}/refresh`, 'POST', {}),
    evaluate,
    press: key => command(`${at}/actions`, 'POST', { actions: keyActions(key) }),
    click: (x, y) => command(`${at}/actions`, 'POST', { actions: clickActions(x, y) }),
    screenshot: async () => Buffer.from(await command<string>(`${at}/screenshot`, 'GET'), 'base64'),
    async close() {
      await command(at, 'DELETE').catch(() => {});
      await end(child);
      await end(xvfb);
    },
  };
}
