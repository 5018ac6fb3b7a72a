import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserPage, clickActions, keyActions, VIEWPORT } from './page.ts';

/* Firefox speaks WebDriver BiDi itself (https://w3c.github.io/webdriver-bidi/): no driver stands between. */

const START_LIMIT_MS = 60_000;

/** Movement costs time here. */
const PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);';

interface LogEntry {
  readonly level: string;
  readonly type: string;
  readonly text: string | null;
}
type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: unknown };

/** A connection on which commands are answered by their number and events come unasked. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #onEvent: (method: string, params: unknown) => void;
  #count = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser is gone'));
    });
  }

  static connect(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Bidi(socket, onEvent)));
      socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)));
    });
  }

  #receive(message: Message): void {
    if (message.type === 'event') {
      this.#onEvent(message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#count;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return waiting.promise as Promise<T>;
  }
}

/** Starts a Firefox without a window and with a profile of its own; resolves with the address at which it listens. */
function launch(executable: string, profile: string) {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(executable, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const address = new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', line => {
      const [, found] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
      if (found) resolve(`${found}/session`);
    });
    child.once('exit', code => reject(new Error(`Firefox ended with ${code}`)));
    setTimeout(() => reject(new Error('Firefox does not listen')), START_LIMIT_MS).unref();
  });
  return { child, address };
}

export async function openFirefox(executable: string): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), 'gorrion-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const { child, address } = launch(executable, profile);
  const problems: string[] = [];
  const bidi = await Bidi.connect(await address, (_method, params) => {
    const { level, type, text } = params as LogEntry;
    if (level === 'error' || level === 'warn') problems.push(`${type} ${level}: ${text}`);
  });
  interface Session {
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  }
  const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  interface Tree {
    readonly contexts: readonly { readonly context: string }[];
  }
  const { contexts } = await bidi.send<Tree>('browsingContext.getTree');
  const { context } = contexts[0]!;
  await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  const perform = (actions: object) => bidi.send<void>('input.performActions', { context, actions });

  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    problems,
    open: url => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    async evaluate<T>(script: string) {
      interface Answer {
        readonly type: string;
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      }
      const expression = `Promise.resolve(${script}).then(value => JSON.stringify({ value }))`;
      const answer = await bidi.send<Answer>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'no answer');
      return (JSON.parse(answer.result.value) as { value: T }).value;
    },
    press: key => perform(keyActions(key)),
    click: (x, y) => perform(clickActions(x, y)),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const gone = new Promise(done => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
