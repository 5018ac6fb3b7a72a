import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { difference } from './compare.ts';

const { PNG } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
  readonly PNG: (new (size: {
    readonly width: number;
    readonly height: number;
  }) => { readonly data: Buffer }) & {
    readonly sync: { readonly write: (png: object) => Buffer };
  };
};

/** A grey square with `spots` brighter pixels. */
function square(width: number, grey: number, spots = 0): Buffer {
  const png = new PNG({ width, height: 20 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([grey, grey, grey, 255], at);
  // In rows of four, so that they are no smoothed edge.
  for (let n = 0; n < spots; n++)
    png.data.fill(
      255,
      4 * (width * (2 + Math.floor(n / 4)) + (n % 4) + 2),
      4 * (width * (2 + Math.floor(n / 4)) + (n % 4) + 3),
    );
  return PNG.sync.write(png);
}

it('sees no difference between equal pictures', () => {
  expect(difference(square(20, 128), square(20, 128))).toBeUndefined();
});

it('sees a ground that is eight steps darker, though not one that is a step darker', () => {
  expect(difference(square(20, 128), square(20, 120))).toMatchObject({ pixels: 400, share: 1 });
  expect(difference(square(20, 128), square(20, 127))).toBeUndefined();
});

it('counts the pixels of a thing that came', () => {
  expect(difference(square(20, 128), square(20, 128, 16))).toMatchObject({ pixels: 16, share: 0.04 });
});

it('sees a picture of another size', () => {
  expect(difference(square(20, 128), square(24, 128))?.share).toBeGreaterThan(0.1);
});
