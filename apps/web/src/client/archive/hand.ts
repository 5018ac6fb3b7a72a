import type { Dispute } from '@gorrion/protocol';
import { tabTexts } from '../../kit/storage/texts.ts';
import { saveFile } from '../../kit/ui/saveFile.ts';
import type { ReadHand } from './handReading.ts';

/* Single hands as files, and the one that this tab has open. */

/** Reads the text of a file as a won hand; undefined if it says to be something else. */
export const readHandFile = async (text: string): Promise<ReadHand | undefined> =>
  text.includes('gorrion-dispute/') ? (await import('./handReading.ts')).readHandText(text) : undefined;

/** Saves a won hand as a file that every Gorrión counts again. */
export function saveHand(dispute: Dispute): void {
  const name = dispute.game === undefined ? `hand-${dispute.hand}` : `${dispute.game}-hand-${dispute.hand}`;
  saveFile(`gorrion-${name}.json`, 'application/json', `${JSON.stringify(dispute)}\n`);
}

const KEY = 'gorrion-hand';

/** Keeps the text of a hand for this tab, so that its page can be loaded again. */
export const keepHand = (text: string): void => void tabTexts.set(KEY, text);

/** Returns the hand that this tab opened last, checked anew; undefined if there is none. */
export async function keptHand(): Promise<Dispute | undefined> {
  const text = tabTexts.get(KEY);
  const read = text === undefined ? undefined : await readHandFile(text);
  return read?.ok ? read.dispute : undefined;
}
