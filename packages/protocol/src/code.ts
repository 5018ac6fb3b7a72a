/**
 * Returns a code as servers write it, from one that somebody typed, read aloud or pasted: in any case or width, with
 * spaces and dashes within, and with what ended the sentence that it came from.
 */
export const typedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]|[^\p{L}\p{N}]+$/gu, '');
