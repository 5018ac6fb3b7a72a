import { glyph, type Placement } from './path.ts';

/* Colours are CSS custom properties, so that a theme needs no new drawings. The colour of the face also cuts out shapes. */
export const RED = 'var(--t-red,#b3211c)';
export const GREEN = 'var(--t-green,#12603f)';
export const BLUE = 'var(--t-blue,#1b3358)';
export const IVORY = 'var(--t-face,#fbf6ea)';

const round = (value: number) => Number(value.toFixed(3));

export const filled = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** Draws a glyph; `bolder` is the width of a stroke in its own colour, in tile units. */
export function ink(char: string, place: Placement, colour: string, bolder = 0): string {
  const stroke = bolder ? ` stroke="${colour}" stroke-width="${bolder}" stroke-linejoin="round"` : '';
  return `<path d="${glyph(char, place)}" fill="${colour}"${stroke}/>`;
}

/** Shapes drawn once and coloured by each use: a rosette of radius 50 and a stick of 36 x 112, both centred. */
export const PARTS = {
  'p-dot':
    `<circle r="50" fill="currentColor"/><circle r="37.5" fill="none" stroke="${IVORY}" stroke-width="6"/>` +
    `<circle r="20" fill="none" stroke="${IVORY}" stroke-width="12.5" stroke-linecap="round" stroke-dasharray="0 15.708"/>` +
    `<circle r="6" fill="${IVORY}"/>`,
  'p-bam':
    `<path fill="currentColor" d="M-15-56h30q7 0 7 7t-6 8q-5 14 0 32 8 2 8 9t-8 9q-5 18 0 32 6 2 6 8t-7 7h-30q-7 0-7-7t6-8q5-14 0-32-8-2-8-9t8-9q5-18 0-32-6-2-6-8t7-7z"/>` +
    `<path d="M0-36v22M0 14v22" stroke="${IVORY}" stroke-width="6" stroke-linecap="round"/>`,
  'p-wan': ink('萬', { cx: 150, cy: 282, w: 200, h: 172 }, RED, 7),
} as const;

export const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<use href="#p-dot" transform="translate(${x} ${y})scale(${round(radius / 50)})" color="${colour}"/>`;

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
