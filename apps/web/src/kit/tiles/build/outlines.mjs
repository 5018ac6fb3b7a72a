/*
 * Extracts from fonts the outlines of the glyphs that tiles show, so that the page needs no Chinese font:
 * LXGW WenKai TC Bold for the characters, Hanken Grotesk for numerals (both SIL OFL 1.1, see theme/fonts/licences).
 * Run by hand, and only when a glyph is added:
 *   npm install --no-save fontkit @fontsource/lxgw-wenkai-tc @fontsource/hanken-grotesk
 *   node apps/web/src/kit/tiles/build/outlines.mjs
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const FONTS = join(process.cwd(), 'node_modules/@fontsource');
const CHARACTERS = '一二三四五六七八九萬東南西北中發梅蘭竹菊春夏秋冬花和';
const NUMERALS = '123456789ESWNCFB';
const LETTER = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

const slices = readdirSync(join(FONTS, 'lxgw-wenkai-tc/files'))
  .filter(file => file.endsWith('-700-normal.woff2'))
  .map(file => fontkit.openSync(join(FONTS, 'lxgw-wenkai-tc/files', file)));
const latin = fontkit.openSync(join(FONTS, 'hanken-grotesk/files/hanken-grotesk-latin-800-normal.woff2'));

function outline(char, fonts) {
  const code = char.codePointAt(0);
  const font = fonts.find(f => f.hasGlyphForCodePoint(code) && f.glyphForCodePoint(code).id);
  const { path } = font.glyphForCodePoint(code);
  const { minX, minY, maxX, maxY } = path.bbox;
  const round = value => Math.round((value * 1000) / font.unitsPerEm);
  const commands = path.commands.map(({ command, args }) => LETTER[command] + args.map(round).join(' '));
  return { box: [minX, minY, maxX, maxY].map(round), path: commands.join('') };
}

const glyphs = Object.fromEntries([
  ...[...CHARACTERS].map(char => [char, outline(char, slices)]),
  ...[...NUMERALS].map(char => [char, outline(char, [latin])]),
]);
const source = `/** Made by outlines.mjs: outlines in thousandths of an em, y upwards, with their bounding boxes. */
export const GLYPHS: Readonly<Record<string, { readonly box: readonly number[]; readonly path: string }>> = ${JSON.stringify(glyphs, null, 1)};
`;
writeFileSync(new URL('./glyphs.generated.ts', import.meta.url), source);
