import type { Drawings } from '@gorrion/pictures/tiles';

/*
 * What stands on the tiles until their drawings arrive: a number with the shape of its suit, or a letter, as text in the
 * fonts of the system.
 */

const INK: Readonly<Record<string, string>> = { C: '#a32a22', B: '#1f6b3f', D: '#23408e' };
/** Sign and ink of each dragon. */
const DRAGONS: Readonly<Record<string, string>> = { R: 'CC', G: 'FB', W: 'BD' };
const SUITS: Readonly<Record<string, string>> = {
  D: '<circle cx="150" cy="300" r="46" fill="none" stroke="currentColor" stroke-width="22"/>',
  B: '<rect x="128" y="244" width="44" height="116" rx="20" fill="currentColor"/>',
  C: '<path d="M92 262H208M92 304H208M92 346H208" stroke="currentColor" stroke-width="20"/>',
};

const print = (sign: string, size: number, x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="system-ui,sans-serif" font-weight="600" text-anchor="middle" fill="currentColor">${sign}</text>`;

/** Draws a face by the letters of its id: `t-D5`, `t-WE`, `t-DR`, `t-F1`; the back stays empty. */
function face(id: string): string {
  const [family = '', sign = ''] = id.slice(2);
  if (id === 't-BK') return '';
  const [dragon, ink = family] = family === 'D' ? (DRAGONS[sign] ?? '') : '';
  const isSuit = family in SUITS && !dragon;
  const text = dragon ?? (isSuit || family === 'W' ? sign : family + sign);
  return `<g color="${INK[ink] ?? 'black'}">${print(text, 190, 150, isSuit ? 190 : 265)}${isSuit ? SUITS[family] : ''}</g>`;
}

/** Plain drawings of all faces, indices and winds. */
export const PLAIN: Drawings = { face, index: sign => print(sign, 66, 0, 22), wind: sign => print(sign, 74, 50, 76) };
