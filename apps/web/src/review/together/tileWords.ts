import { parseTiles, type Tile } from '@gorrion/rules';

/* Tiles in messages: "5s" and "123m" are drawn, and so are "EE" and "[C]". */

export type Part = { readonly text: string } | { readonly tiles: readonly Tile[] };

/** Suited tiles; honours at least twice, because one letter alone is a word of many languages; anything in brackets. */
const TYPED =
  /(?<![\p{L}\p{N}])(?:\[((?:[1-9]+[mps]|[ESWNCFPB])+)\]|([1-9]{1,9}[mps]|([ESWNCFPB])\3{1,3})(?![\p{L}\p{N}]))/gu;
/** Most tiles that one message draws. */
const MOST = 40;

/** Returns a message as texts and tiles. */
export function partsOf(message: string): readonly Part[] {
  const parts: Part[] = [];
  let [end, drawn] = [0, 0];
  for (const match of message.matchAll(TYPED)) {
    const read = parseTiles(match[1] ?? match[2] ?? '');
    if (!read.ok || drawn + read.value.length > MOST) continue;
    if (match.index > end) parts.push({ text: message.slice(end, match.index) });
    parts.push({ tiles: read.value });
    drawn += read.value.length;
    end = match.index + match[0].length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}
