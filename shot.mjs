import { chromium } from 'playwright-core';
const [,, list] = process.argv;
const jobs = JSON.parse(list);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
for (const { name, path, w=1440, h=900, dark=false, lang='en', full=false, clicks=[] } of jobs) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', locale: lang });
  const page = await context.newPage();
  page.on('pageerror', e => console.log(name, 'ERR', e.message));
  page.on('console', m => { if (m.type()==='error' && !/socket|Failed to load|WebSocket|ECONN/i.test(m.text())) console.log(name, 'CON', m.text().slice(0,300)); });
  await page.goto('http://localhost:4350' + path, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('main h1', { timeout: 60000 }).catch(() => console.log(name, 'no h1'));
  await page.waitForTimeout(1200);
  for (const c of clicks) { await page.click(c, {timeout: 5000}).catch(e => console.log(name, c, e.message.slice(0,100))); await page.waitForTimeout(400); }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > w) console.log(name, 'overflow', wide);
  await page.screenshot({ path: `/work/tmp/c-calc/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close();
