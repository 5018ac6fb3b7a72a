import { LONGEST_TEXT } from '@gorrion/protocol';
import { isReadable, visibleSigns } from '../identity/plainText.ts';

/** Returns a text as plain visible characters on one line, or why it is refused. Text is never cut silently. */
export function cleanText(
  raw: string,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: 'nothing-said' | 'too-long' } {
  const signs = visibleSigns(raw);
  const text = signs.join('');
  if (!isReadable(text)) return { ok: false, code: 'nothing-said' };
  return signs.length > LONGEST_TEXT ? { ok: false, code: 'too-long' } : { ok: true, text };
}
