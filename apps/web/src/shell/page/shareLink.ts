import { copyText } from './copyText.ts';

/** Whether sending ended because the person thought better of it. */
export const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends a link by the device's own ways; copies it where they fail. */
export async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (!isChangeOfMind(error)) await copyText(url);
  }
}
