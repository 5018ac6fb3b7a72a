import { glyph, type Placement } from './path.ts';

/* Colours are CSS custom properties, so that a theme needs no new drawings. The colour of the face also cuts out shapes. */
export const RED = 'var(--t-red)';
export const GREEN = 'var(--t-green)';
export const BLUE = 'var(--t-blue)';
export const IVORY = 'var(--t-face)';

const round = (value: number) => Number(value.toFixed(2));

export const filled = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** Draws a glyph; `bolder` is the width of a stroke in its own colour, in tile units. */
export function ink(char: string, place: Placement, colour: string, bolder = 0): string {
  const stroke = bolder ? ` stroke="${colour}" stroke-width="${bolder}" stroke-linejoin="round"` : '';
  return `<path d="${glyph(char, place)}" fill="${colour}"${stroke}/>`;
}

/* What has the same colour and width is one path: the sprite stays small, and a picture is drawn in few steps. */

/** Shapes drawn once: a stick of 36 x 112, centred, coloured by its use and open where light falls; and the lower half of a character. */
export const PARTS = {
  'p-bam': `<path id="p-bam" fill="currentColor" fill-rule="evenodd" d="M-15-56h30q7 0 7 7t-6 8q-5 14 0 32 8 2 8 9t-8 9q-5 18 0 32 6 2 6 8t-7 7h-30q-7 0-7-7t6-8q5-14 0-32-8-2-8-9t8-9q5-18 0-32-6-2-6-8t7-7zM-3-36a3 3 0 016 0v22a3 3 0 01-6 0zM-3 14a3 3 0 016 0v22a3 3 0 01-6 0z"/>`,
  'p-wan': ink('萬', { cx: 150, cy: 282, w: 200, h: 172 }, RED, 7).replace('<path ', '<path id="p-wan" '),
} as const;

/** A place on a face with the colour of what stands there. */
export type Spot = readonly [x: number, y: number, colour: string];

/** Returns a path of the circles of a radius around places, each from its right clockwise. */
function circles(spots: readonly Spot[], radius: number): string {
  const half = `a${radius} ${radius} 0 11`;
  return spots.map(([x, y]) => `M${round(x + radius)} ${y}${half}-${2 * radius} 0${half}${2 * radius} 0`).join('');
}

const stroked = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}"${more}/>`;

/** Draws rosettes of one radius: discs, and on each a ring, eight beads and a centre. */
export function dots(radius: number, spots: readonly Spot[]): string {
  const discs = (some: readonly Spot[], colour: string, share: number) =>
    stroked(some.map(([x, y]) => `M${x} ${y}h0`).join(''), colour, 2 * radius * share);
  const coloured = (share: number) =>
    [...Map.groupBy(spots, ([, , colour]) => colour)].map(([colour, some]) => discs(some, colour, share)).join('');
  const beads = round(radius * 0.4);
  const dashes = ` fill="none" stroke-dasharray="0 ${round((Math.PI * beads) / 4)}"`;
  const rosettes =
    coloured(1) +
    discs(spots, IVORY, 0.81) +
    coloured(0.69) +
    stroked(circles(spots, beads), IVORY, radius * 0.25, dashes) +
    discs(spots, IVORY, 0.12);
  return `<g stroke-linecap="round">${rosettes}</g>`;
}

/** Draws a stick. `turn` is in degrees; `thick` scales its width when that differs from `scale`, the scale of its length. */
export function stick(x: number, y: number, scale: number, colour: string, turn = 0, thick = scale): string {
  const size = thick === scale ? `${scale}` : `${thick} ${scale}`;
  return `<use href="#p-bam" transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${size})" color="${colour}"/>`;
}

/** Draws a ring around the middle of the tile, made of round beads if `beads` is positive. */
export function ring(radius: number, colour: string, width: number, beads = 0): string {
  const dashes = beads
    ? ` stroke-linecap="round" stroke-dasharray="0 ${((2 * Math.PI * radius) / beads).toFixed(3)}"`
    : '';
  return `<circle cx="150" cy="200" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes}/>`;
}

export const disc = (radius: number, colour: string): string =>
  `<circle cx="150" cy="200" r="${radius}" fill="${colour}"/>`;
