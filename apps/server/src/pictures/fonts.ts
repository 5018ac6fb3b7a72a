import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The fonts of pictures, and which characters they have; `fonts/README.md` says where they come from. */

const FOLDER = join(import.meta.dirname, 'fonts');

/** Returns the files of the fonts. */
export const fontFiles = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.ttf'))
    .toSorted()
    .map(file => join(FOLDER, file));

/** Returns the ranges of code points of a table of characters, which is of format 4 or 12. */
function rangesIn(table: Buffer): readonly (readonly [from: number, to: number])[] {
  const format = table.readUInt16BE(0);
  if (format === 12)
    return Array.from({ length: table.readUInt32BE(12) }, (_, n) => [
      table.readUInt32BE(16 + 12 * n),
      table.readUInt32BE(20 + 12 * n),
    ]);
  if (format !== 4) return [];
  const twice = table.readUInt16BE(6);
  return Array.from({ length: twice / 2 }, (_, n) => [
    table.readUInt16BE(16 + twice + 2 * n),
    table.readUInt16BE(14 + 2 * n),
  ]);
}

/** Returns the ranges of code points that a TrueType font has. */
function rangesOf(font: Buffer) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + 16 * n);
  const entry = tables.find(at => font.toString('latin1', at, at + 4) === 'cmap')!;
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(8 + 8 * n));
  return subtables.flatMap(at => rangesIn(cmap.subarray(at)));
}

let known: readonly (readonly [from: number, to: number])[] | undefined;

/** Whether the fonts have every character of a text. */
export function canWrite(text: string): boolean {
  known ??= fontFiles().flatMap(file => rangesOf(readFileSync(file)));
  return [...text.normalize('NFC')].every(sign => {
    const code = sign.codePointAt(0)!;
    return known!.some(([from, to]) => from <= code && code <= to && code !== 0xffff);
  });
}
