import type { Picture } from './picture.ts';
import { HEIGHT, type Size, WIDTH } from './svg.ts';

/* The wide picture in other shapes: its parts, laid one below the other and larger, so that a film is read upright on a phone. */

export const SHAPES = ['wide', 'square', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];

/** Sizes as networks show them. */
export const SIZES: Readonly<Record<Shape, Size>> = {
  wide: { width: WIDTH, height: HEIGHT },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
};

/** A part of the wide picture: left, top, width, height; and left, top and width of its place in the shape (px). */
type Part = readonly [from: readonly [number, number, number, number], to: readonly [number, number, number]];

/** The parts of a moment of a hand: what is said, the table, the tiles of a seat, and where it leads. */
const [SAID, TABLE, TILES, FOOT] = [
  [506, 44, 640, 250],
  [52, 16, 396, 396],
  [60, 408, 1080, 108],
  [60, 540, 1080, 46],
] as const;
const MOMENT: Readonly<Record<Exclude<Shape, 'wide'>, readonly Part[]>> = {
  square: [
    [SAID, [60, 60, 960]],
    [TABLE, [290, 330, 500]],
    [TILES, [40, 858, 1000]],
    [FOOT, [40, 1000, 1000]],
  ],
  tall: [
    [SAID, [60, 110, 960]],
    [TABLE, [50, 500, 980]],
    [TILES, [30, 1560, 1020]],
    [FOOT, [40, 1800, 1000]],
  ],
};

/** Everything within the rim, for pictures whose parts belong together. */
const WHOLE = [40, 24, 1120, 582] as const;

function partsOf(kind: Picture['kind'], shape: Exclude<Shape, 'wide'>): readonly Part[] {
  if (kind === 'position') return MOMENT[shape];
  const { width, height } = SIZES[shape];
  return [[WHOLE, [20, (height - ((width - 40) * WHOLE[3]) / WHOLE[2]) / 2, width - 40]]];
}

/** Returns the body of a wide picture as the body of one in another shape. */
export function inShape(body: string, kind: Picture['kind'], shape: Shape): string {
  if (shape === 'wide') return body;
  const parts = partsOf(kind, shape).map(
    ([[left, top, wide, high], [x, y, to]]) =>
      `<svg x="${x}" y="${y}" width="${to}" height="${(to * high) / wide}" viewBox="${left} ${top} ${wide} ${high}"><use href="#whole"/></svg>`,
  );
  return `<defs><g id="whole">${body}</g></defs>${parts.join('')}`;
}
