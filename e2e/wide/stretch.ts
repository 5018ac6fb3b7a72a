import type { Page } from '@playwright/test';

/*
 * A language that nobody speaks, with longer words than any catalogue has: every word of a drawn page gets accents and
 * nearly a third more letters. What is cut in it would be cut in a language still to be translated.
 */

declare global {
  interface Window {
    /** What the stretched texts of the page were before. */
    stretched?: Map<Text, string>;
  }
}

/** Runs in the page. What people have written and what is a number or a tile stays as it is. */
function stretch(): void {
  const accents: Readonly<Record<string, string>> = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', s: 'š' };
  const longer = (word: string) =>
    word.replaceAll(/[aeiouncs]/g, letter => accents[letter]!) + 'ö'.repeat(Math.round(word.length * 0.3));
  const before = new Map<Text, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest('script, style, svg, bdi, [dir=auto], [lang]:not(html)')) continue;
    const now = text.data.replaceAll(/\p{Script=Latin}{3,}/gu, longer);
    if (now !== text.data) before.set(text, text.data);
    text.data = now;
  }
  window.stretched = before;
}

/** Runs in the page. */
function restore(): void {
  for (const [text, before] of window.stretched ?? []) text.data = before;
  delete window.stretched;
}

/** Stretches the words of a shown page, has something looked for, and gives the page its own words back. */
export async function whileStretched<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(stretch);
  const found = await look();
  await page.evaluate(restore);
  return found;
}
