import { HIDDEN, type Tile } from '@gorrion/rules';
import { type Drawings, faceIds } from './tiles.ts';

/* SVG of what all pictures have: the felt in its frame, tiles, and text that keeps within its room. */

/** Size of a wide picture (px), as messengers and networks show it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Size of a picture (px). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The colours of the page's light theme (`kit/theme/tokens.css`): a picture has one look everywhere. */
const TOKENS: Readonly<Record<string, string>> = {
  '--t-face': '#fbf6ea',
  '--t-index': '#4f5a54',
  '--t-red': '#b3211c',
  '--t-green': '#12603f',
  '--t-blue': '#1b3358',
  '--t-back-lo': '#8a5c22',
  '--t-back-hi': '#e4c182',
  '--t-back': '#d3a65d',
};
export const INK = '#f6f0df';
export const INK_2 = '#c9d6cd';
export const GOLD = '#d9b76c';
export const GLOW = '#ffc94d';

const COLOUR = /var\((--t-[a-z-]+)\)/g;
const coloured = (svg: string): string => svg.replace(COLOUR, (_, token: string) => TOKENS[token] ?? '#000');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const GRADIENTS = `<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b58659"/><stop offset=".45" stop-color="#8a5f3c"/><stop offset="1" stop-color="#5f3f26"/></linearGradient><radialGradient id="felt" cx=".38" cy=".26" r=".9"><stop offset="0" stop-color="#3c7865"/><stop offset=".55" stop-color="#2f6857"/><stop offset="1" stop-color="#234f42"/></radialGradient><linearGradient id="ivory" x1="0" y1="0" x2=".45" y2="1"><stop offset="0" stop-color="#fffdf7"/><stop offset=".45" stop-color="#fbf6ea"/><stop offset="1" stop-color="#f1e8d4"/></linearGradient><linearGradient id="bamboo" x1="0" y1="0" x2=".45" y2="1"><stop offset="0" stop-color="#e4c182"/><stop offset=".55" stop-color="#d3a65d"/></linearGradient>`;

/** Returns a whole picture: the felt in its wooden frame, and on it a body. Faces that the body uses come along once. */
export function sheet(body: string, { width, height }: Size, drawings: Drawings, styles = ''): string {
  const used = new Set([...body.matchAll(/href="#([tg]-[A-Z0-9]+)"/g)].map(([, id]) => id!));
  const drawn = [...used].map(id => {
    const shapes = id.startsWith('g-') ? drawings.wind(id.slice(2)) : drawings.face(id);
    return `<g id="${id}">${coloured(shapes)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${styles}<defs>${GRADIENTS}${drawn.join('')}</defs><rect width="${width}" height="${height}" fill="url(#wood)"/><rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="22" fill="url(#felt)" stroke="#0000003d" stroke-width="2"/>${body}</svg>`;
}

export interface TextLook {
  readonly size: number;
  readonly font?: 'display' | 'text';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly opacity?: number;
  /** Width (px) in which it stays: a longer text is smaller, and at last cut. */
  readonly room?: number;
}

/** About how wide a character is, of its size. No font is measured: pictures are made where there is none. */
function widthOfSign(sign: string): number {
  const code = sign.codePointAt(0)!;
  if (code > 0x2e7f) return 1;
  if (/[iljtfrI.,:;'’|!() ]/.test(sign)) return 0.3;
  if (/[mwMWOQGD@%]/.test(sign)) return 0.82;
  return /[A-Z]/.test(sign) ? 0.66 : 0.53;
}

/** Returns about how wide a text is (px). */
export const widthOf = (text: string, size: number): number =>
  size * [...text].reduce((sum, sign) => sum + widthOfSign(sign), 0);

/** The smallest that a text becomes, of its size, before it is cut. */
const SMALLEST = 0.6;

function fitted(text: string, size: number, room: number): readonly [text: string, size: number] {
  const wide = widthOf(text, size);
  if (wide <= room) return [text, size];
  const smaller = Math.max(size * SMALLEST, (size * room) / wide);
  const signs = [...text];
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, smaller) > room) signs.pop();
  return [signs.length === [...text].length ? text : `${signs.join('').trimEnd()}…`, smaller];
}

/** Writes one line of text; y is its base line. */
export function text(x: number, y: number, words: string, look: TextLook): string {
  const { font = 'text', anchor = 'start', fill = INK, opacity = 1, room = Number.POSITIVE_INFINITY } = look;
  const [shown, size] = fitted(words, look.size, room);
  const family =
    font === 'display' ? 'Newsreader, Noto Serif SC, Noto Sans SC, serif' : 'Hanken Grotesk, Noto Sans SC, sans-serif';
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="500" font-size="${Number(size.toFixed(1))}" fill="${fill}" text-anchor="${anchor}"${faint}>${escaped(shown)}</text>`;
}

/** Breaks a text into lines that keep within a room (px): between words, in Chinese between any characters. */
export function lines(words: string, size: number, room: number, most: number): readonly string[] {
  const parts = words.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [];
  const all: string[] = [''];
  for (const part of parts) {
    const line = `${all.at(-1)}${part}`;
    if (widthOf(line.trimEnd(), size) <= room || all.at(-1) === '') all[all.length - 1] = line;
    else all.push(part);
  }
  if (all.length <= most) return all.map(line => line.trimEnd());
  return [...all.slice(0, most - 1).map(line => line.trimEnd()), `${all[most - 1]!.trimEnd()}…`];
}

export interface TileLook {
  /** Degrees by which the face is turned: 0, 90, 180 or -90. */
  readonly turn?: number;
  /** Whether it is framed: the tile that was drawn, won on or discarded last. */
  readonly isLit?: boolean;
}

const px = (value: number): number => Number(value.toFixed(2));

/** Draws a tile that lies on the table, its upper left corner at x, y; `face` is the width of its face (px). */
export function tile(x: number, y: number, face: number, of: Tile, { turn = 0, isLit = false }: TileLook = {}): string {
  const isDown = of === HIDDEN;
  const isWide = Math.abs(turn) === 90;
  const [w, h] = isWide ? [(face * 4) / 3, face] : [face, (face * 4) / 3];
  const round = px(face * 0.11);
  const slab = (dy: number, fill: string, more = '') =>
    `<rect x="${px(x)}" y="${px(y + dy * face)}" width="${px(w)}" height="${px(h)}" rx="${round}" fill="${fill}"${more}/>`;
  const [under, side] = isDown ? ['#d9ccb0', '#9a6a2c'] : ['#9a6a2c', '#d9ccb0'];
  const scale = px((face * 0.93) / 300);
  const shown = isDown
    ? ''
    : `<use href="#${faceIds[of]}" transform="translate(${px(x + w / 2)} ${px(y + h / 2)})${turn ? `rotate(${turn})` : ''}scale(${scale})translate(-150 -200)"/>`;
  const frame = isLit
    ? `<rect x="${px(x - 3)}" y="${px(y - 3)}" width="${px(w + 6)}" height="${px(h + 6)}" rx="${round + 3}" fill="none" stroke="${GLOW}" stroke-width="${px(Math.max(2.5, face * 0.07))}"/>`
    : '';
  return (
    slab(0.3, '#0e2018', ' opacity=".28"') +
    slab(0.16, under) +
    slab(0.09, side) +
    slab(0, isDown ? 'url(#bamboo)' : 'url(#ivory)', ' stroke="#6b582c" stroke-opacity=".22" stroke-width=".75"') +
    shown +
    frame
  );
}
