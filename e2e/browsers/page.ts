/* A page in some browser, as the story of e2e/browsers/story.ts drives it. */

export const VIEWPORT = { width: 1440, height: 900 };

/** A page that a driver steers. All scripts are expressions whose value can be sent as JSON. */
export interface BrowserPage {
  /** Name and version of the browser. */
  readonly browser: string;
  /** Errors and warnings of the page and its console since the start, in order. */
  readonly problems: readonly string[];
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<T>(script: string): Promise<T>;
  /** Presses and releases a key, as a keyboard does. `key` is a character or one of `KEYS`. */
  press(key: string): Promise<void>;
  /** Presses the main button of the mouse at a point of the viewport, px. */
  click(x: number, y: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Codes of WebDriver for keys without a character. */
export const KEYS = { Escape: '\uE00C' } as const;

export const keyActions = (key: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ],
  },
];

export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Resolves with what `look` returns once it is neither undefined nor false; rejects after `limit` ms. */
export async function until<T>(what: string, look: () => Promise<T | undefined | false>, limit = 30_000): Promise<T> {
  for (const end = Date.now() + limit; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise(next => setTimeout(next, 100));
  }
  throw new Error(`${what}: not within ${limit / 1000} s`);
}
