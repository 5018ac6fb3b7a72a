import { tell, useApp } from '../store/app.ts';
import { putOnClipboard } from '../ui/putOnClipboard.ts';

/** Copies a text to the clipboard and shows a notice if the browser allowed it. */
export async function copyText(text: string): Promise<void> {
  if (await putOnClipboard(text)) tell(useApp, { kind: 'copied' });
}
