import { GLYPHS } from './glyphs.generated.ts';

/** Where a glyph is drawn: fitted into `w` x `h`, or at `em` units an em; centred at `cx`, `cy`. */
export type Placement = { readonly cx: number; readonly cy: number } & (
  | { readonly w: number; readonly h: number }
  | { readonly em: number }
);

const ABSOLUTE = /([MLQCZ])([^MLQCZ]*)/g;

/** Joins numbers for an SVG path. A minus sign separates as well as a space. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** Returns the outline of a glyph in tile coordinates, rounded. Its commands are relative, which halves the text. */
export function glyph(char: string, place: Placement): string {
  const { box, path } = GLYPHS[char]!;
  const [minX, minY, maxX, maxY] = box as [number, number, number, number];
  const scale = 'em' in place ? place.em / 1000 : Math.min(place.w / (maxX - minX), place.h / (maxY - minY));
  const toX = (x: number) => Math.round(place.cx + (x - (minX + maxX) / 2) * scale);
  const toY = (y: number) => Math.round(place.cy - (y - (minY + maxY) / 2) * scale);
  return relative(path, toX, toY);
}

function relative(path: string, toX: (x: number) => number, toY: (y: number) => number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  for (const [, letter, numbers] of path.matchAll(ABSOLUTE)) {
    if (letter === 'Z') {
      [x, y] = [startX, startY];
      out += 'z';
      continue;
    }
    const points = (numbers!.match(/-?\d+/g) ?? []).map((n, i) => (i % 2 ? toY(Number(n)) : toX(Number(n))));
    const steps = points.map((n, i) => n - (i % 2 ? y : x));
    [x, y] = points.slice(-2) as [number, number];
    if (letter === 'M') [startX, startY] = [x, y];
    out += command(letter!, steps);
  }
  return out;
}

function command(letter: string, steps: readonly number[]): string {
  if (steps.every(step => step === 0) && letter !== 'M') return '';
  if (letter === 'L' && steps[1] === 0) return `h${steps[0]}`;
  if (letter === 'L' && steps[0] === 0) return `v${steps[1]}`;
  return letter.toLowerCase() + joined(steps);
}
