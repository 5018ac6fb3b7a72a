import { LONGEST_TEXT, lengthOf, plainLine } from '@gorrion/protocol';

/** Returns a text as plain visible characters on one line, or why it is refused. Text is never cut silently. */
export function cleanText(
  raw: string,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: 'nothing-said' | 'too-long' } {
  const text = plainLine(raw);
  if (text === '') return { ok: false, code: 'nothing-said' };
  return lengthOf(text) > LONGEST_TEXT ? { ok: false, code: 'too-long' } : { ok: true, text };
}
