/** Returns a key under which spellings of one word are equal: without case, accents, spaces and signs. */
export function keyOf(text: string): string {
  const key = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key || text;
}
