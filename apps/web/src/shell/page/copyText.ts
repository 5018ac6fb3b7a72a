import { tell, useApp } from '../../client/store/app.ts';
import { putOnClipboard } from '../../kit/ui/putOnClipboard.ts';

/** Copies a text to the clipboard and shows a notice if the browser allowed it. */
export async function copyText(text: string): Promise<void> {
  if (await putOnClipboard(text)) tell(useApp, { kind: 'copied', isLink: /^https?:\S+$/.test(text) });
}
