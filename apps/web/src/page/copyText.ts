import { tell, useApp } from '../store/app.ts';
import { putOnClipboard } from '../ui/putOnClipboard.ts';

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  if (await putOnClipboard(text)) tell(useApp, { kind: 'copied' });
}
