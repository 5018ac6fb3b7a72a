import { tell, useApp } from '../../client/store/app.ts';
import { putOnClipboard } from '../../kit/ui/putOnClipboard.ts';

/** Copies a text to the clipboard; shows a notice and resolves with true if the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await putOnClipboard(text);
  if (isCopied) tell(useApp, { kind: 'copied', isLink: /^https?:\S+$/.test(text) });
  return isCopied;
}
