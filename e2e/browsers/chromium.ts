import { chromium } from '@playwright/test';
import { type BrowserPage, KEYS, VIEWPORT } from './page.ts';

const NAMES = new Map<string, string>(Object.entries(KEYS).map(([name, code]) => [code, name]));

/** The browser of all other tests: what the others are compared with. */
export async function openChromium(executablePath: string): Promise<BrowserPage> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(`javascript error: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  return {
    browser: `Chromium ${browser.version()}`,
    problems,
    open: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: script => page.evaluate(script),
    press: key => page.keyboard.press(NAMES.get(key) ?? key),
    click: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
