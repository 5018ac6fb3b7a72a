import { setImmediate } from 'node:timers/promises';
import { REFUSALS, REVIEW_REFUSALS } from '@gorrion/protocol';
import { below, seeded } from '@gorrion/rules';
import { mutated } from './mutate.ts';
import { fuzzTarget, type Target } from './target.ts';

const TOGETHER = 200;
/** Number of frames after which a new target replaces the old one, whose table a frame may have closed. */
const A_ROUND = 20_000;
/** Share of the run (0..1) after which the heap is first measured, when buffers and caches are full. */
const SETTLED_AFTER = 0.2;

export interface FuzzResult {
  readonly frames: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Uncaught exceptions and rejections: must be empty. */
  readonly uncaught: readonly string[];
  /** Refusal codes that the protocol does not list: must be empty. */
  readonly strangeAnswers: readonly string[];
  readonly isPolluted: boolean;
  readonly isOtherTableChanged: boolean;
  /** Growth of the heap (MiB) after the first fifth of the run; undefined without --expose-gc. */
  readonly grownMb: number | undefined;
}

const gc = (globalThis as { gc?: () => void }).gc;

/** Returns the property names of the built-in prototypes, which no frame may change. */
const inherited = (): string =>
  [Object.prototype, Array.prototype, Function.prototype]
    .map(proto => Object.getOwnPropertyNames(proto).sort().join())
    .join('\n');

function heapMb(): number {
  gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** A run ends after `frames` or `ms`, whichever comes first. */
export interface FuzzPlan {
  readonly frames: number;
  /** Maximum time (ms); unlimited by default. */
  readonly ms?: number;
  readonly seed: string;
  readonly onProgress?: (done: number) => void;
}

/** Sends mutated frames through all server code behind a socket (requirement 30). */
export async function fuzz({ frames, ms = Number.POSITIVE_INFINITY, seed, onProgress }: FuzzPlan): Promise<FuzzResult> {
  const random = seeded(seed);
  const before = inherited();
  const answers = new Map<string, number>();
  let target: Target | undefined;
  let other = '';
  let isOtherTableChanged = false;
  const uncaught: string[] = [];
  const note = (error: unknown) => void uncaught.push(String(error));
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  let settled: number | undefined;
  let done = 0;
  const started = performance.now();
  const progress = () => Math.max(done / frames, (performance.now() - started) / ms);
  for (; progress() < 1; done += TOGETHER) {
    if (settled === undefined && progress() >= SETTLED_AFTER) settled = heapMb();
    if (done % A_ROUND === 0) {
      isOtherTableChanged ||= target !== undefined && target.other() !== other;
      target?.stop();
      target = await fuzzTarget(answers);
      other = target.other();
    }
    const now = target!;
    await Promise.all(Array.from({ length: TOGETHER }, () => now.frame(below(random, 5), mutated(random, now.corpus))));
    // Lets the timers of tables run between frames; awaiting promises alone would starve them.
    await setImmediate();
    onProgress?.(done + TOGETHER);
  }
  const grown = heapMb() - (settled ?? 0);
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
  const known: readonly string[] = [...REFUSALS, ...REVIEW_REFUSALS, 'ok'];
  return {
    frames: done,
    answers: Object.fromEntries([...answers].sort()),
    uncaught: uncaught.slice(0, 5),
    strangeAnswers: [...answers.keys()].filter(code => !known.includes(code)),
    isPolluted: inherited() !== before || 'x' in {},
    isOtherTableChanged: isOtherTableChanged || target?.other() !== other,
    grownMb: gc ? Math.round(grown * 100) / 100 : undefined,
  };
}
