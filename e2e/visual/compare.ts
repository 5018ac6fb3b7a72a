import { createRequire } from 'node:module';

/* Two pictures, pixel by pixel. */

/** What Playwright's `toMatchSnapshot` compares with: pixelmatch, which it bundles. Not a part of its public API. */
type Comparator = (
  actual: Buffer,
  expected: Buffer,
  options: { readonly threshold: number },
) => { readonly errorMessage: string; readonly diff?: Buffer } | null;

const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
  readonly utils: { readonly getComparator: (type: string) => Comparator };
};
const comparator = utils.getComparator('image/png');

/**
 * Least difference of two pixels that counts, of 1 between black and white. Playwright's own 0.2 passes a background that
 * becomes 50 of 255 steps darker; this finds six. What only smooths an edge counts in neither.
 */
const THRESHOLD = 0.025;

export interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  /** Their share of the picture, from 0 to 1. */
  readonly share: number;
  /** A picture (PNG) of where they lie. */
  readonly picture: Buffer;
}

const areaOf = (png: Buffer): number => png.readUInt32BE(16) * png.readUInt32BE(20);

/** Returns how two pictures (PNG) differ; undefined if they look the same. */
export function difference(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const found = comparator(after, before, { threshold: THRESHOLD });
  if (!found) return undefined;
  const pixels = Number(/(\d+) pixels \(ratio/.exec(found.errorMessage)?.[1] ?? Number.NaN);
  if (!found.diff || Number.isNaN(pixels)) throw new Error(`Playwright cannot compare them: ${found.errorMessage}`);
  return { pixels, share: pixels / areaOf(found.diff), picture: found.diff };
}
