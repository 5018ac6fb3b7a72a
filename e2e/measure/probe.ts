/** The values that the page records while it is measured, in `window.probe`. */
export interface Probe {
  lcp: number;
  cls: number;
  /** Tags of the elements that moved, to find the cause. */
  shifted: string[];
  /** Time (ms) from navigation until the button that starts a game could be pressed. */
  ready: number;
  /** Times (ms) from a press to the first frame in which the tile leaves the hand. */
  painted: number[];
  /** Times (ms) from a press to the first frame in which the hand has closed up. */
  settled: number[];
  /** Event Timing durations (ms) of the same presses: until the frame after their handlers. */
  eventTiming: number[];
  frames: { deal: number[]; play: number[] };
  /** Frames longer than 50 ms, with how long (ms) they blocked the main thread. */
  longFrames: { duration: number; blocking: number }[];
  press: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its scripts, so it refers to nothing outside itself. */
export function installProbe(): void {
  const probe: Probe = {
    lcp: 0,
    cls: 0,
    shifted: [],
    ready: 0,
    painted: [],
    settled: [],
    eventTiming: [],
    frames: { deal: [], play: [] },
    longFrames: [],
    press: 0,
  };
  window.probe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });

  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase() ?? 'gone'}.${element?.getAttribute('class') ?? ''}`;
  };

  observe('largest-contentful-paint', entry => {
    probe.lcp = entry.startTime;
  });
  observe('layout-shift', entry => {
    const shift = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    // What answers a press within half a second is expected (the definition of CLS).
    if (shift.hadRecentInput) return;
    probe.cls += shift.value;
    for (const { node } of shift.sources) probe.shifted.push(nameOf(node));
  });
  observe('long-animation-frame', entry => {
    const { duration, blockingDuration: blocking } = entry as PerformanceEntry & { blockingDuration: number };
    probe.longFrames.push({ duration, blocking });
  });
  observe(
    'event',
    entry => {
      if (entry.name === 'click') probe.eventTiming.push(entry.duration);
    },
    { durationThreshold: 16 },
  );

  const handOf = () => document.querySelectorAll('[role="toolbar"] [data-tile]').length;
  /** The frame with the change is presented after this frame's callbacks: the next task is the first moment after it. */
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });

  /** The pressed tile, until it is seen to leave. */
  let waiting: { tile: Element; pressed: number } | undefined;
  const seen = () => {
    const own = waiting;
    waiting = undefined;
    if (own) afterPaint(() => probe.painted.push(performance.now() - own.pressed));
  };

  addEventListener(
    'pointerup',
    event => {
      if (!(event.target as Element).closest?.('[data-tile]')) return;
      const pressed = event.timeStamp;
      const before = handOf();
      probe.press = pressed;
      waiting = { tile: (event.target as Element).closest('[data-tile]')!, pressed };
      const watcher = new MutationObserver(() => {
        if (handOf() >= before) return;
        watcher.disconnect();
        seen();
        afterPaint(() => probe.settled.push(performance.now() - pressed));
      });
      watcher.observe(document.getElementById('root')!, { subtree: true, childList: true, attributes: true });
      setTimeout(() => watcher.disconnect(), 5000);
    },
    { capture: true },
  );

  // Which frames fall into motion is known without asking for the running animations in each of them.
  const until = { deal: 0, play: 0 };
  let started = 0;
  let startedAt = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, frames, options) {
    const { duration = 0, delay = 0 } = typeof options === 'object' ? options : { duration: options };
    const now = performance.now();
    started = now - startedAt < 8 ? started + 1 : 1;
    startedAt = now;
    const kind = started > 30 || document.querySelector('[data-waiting]') ? 'deal' : 'play';
    if (this === waiting?.tile) seen();
    if (this.matches('[data-key]')) until[kind] = Math.max(until[kind], now + Number(duration) + Number(delay ?? 0));
    return animate.call(this, frames, options);
  };
  let last = 0;
  const frame = (now: number) => {
    const kind = now < until.deal ? 'deal' : now < until.play ? 'play' : undefined;
    if (kind && last) probe.frames[kind].push(now - last);
    last = kind ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const noteReady = new MutationObserver(() => {
    if (!document.querySelector('.job .btn.pri')) return;
    probe.ready = performance.now();
    noteReady.disconnect();
  });
  noteReady.observe(document, { subtree: true, childList: true });
}
