import { chromium } from 'playwright-core';
const [,, base, way='Classical (Macau)', w='1440', h='900', scheme='light', lang='en', tag='m', hands='1', quick='1'] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const ctx = await b.newContext({ baseURL: base, viewport: { width: +w, height: +h }, colorScheme: scheme, locale: lang, hasTouch: +w < 900 });
const page = await ctx.newPage();
page.on('pageerror', e => console.log('PAGEERROR', e.message));
page.on('console', m => { if (m.type() === 'error') console.log('console', m.text()); });
let n = 0;
const shot = async name => { await page.screenshot({ path: `/work/shots/${tag}-${String(n++).padStart(2,'0')}-${name}.png` }); };
await page.goto('/');
await page.getByRole('button', { name: /^(Create a table|Crear una mesa|Criar uma mesa|创建牌桌|开一桌|.*建.*桌)/ }).first().click();
await page.waitForTimeout(1200);
await page.getByRole('radio', { name: new RegExp(way.replace(/[()]/g, '\\$&')) }).first().click().catch(e => console.log('no radio', e.message.slice(0,100)));
await page.waitForTimeout(500);
await shot('room');
const btn = re => page.locator('button').filter({ hasText: re }).first();
await btn(/Fill with bots|Llenar con bots|Rellenar|Completar|Preencher|电脑|机器人/).click();
await page.waitForTimeout(500);
await btn(/Start game|Empezar|Começar|Iniciar|开始/).click();
await page.waitForTimeout(2200); await shot('throws');
const tiles = page.getByRole('toolbar').first().getByRole('button');
let ex = 0, turns = 0, handsDone = 0, t0 = Date.now(), lastShot = 0;
const next = page.getByRole('button', { name: /Next hand|Siguiente mano|Próxima mão|下一盘|Final results|Resultado|Round standings|Next round|最终|最后/ });
while (Date.now() - t0 < 240000 * +hands) {
  if (await page.locator('.exchange').count()) {
    const open = page.locator('.exchange-main button:not(:disabled):not([aria-disabled=true])');
    const c = await open.count();
    if (c > 2) {
      if (ex === 0) await shot('exchange');
      for (const k of [0, 1]) await open.nth(k).click({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(250);
      if (ex === 0) await shot('chosen');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      const give = page.locator('.exchange-main .btn.pri:not(:disabled)');
      if (await give.count()) await give.first().click({ timeout: 1000 }).catch(() => {});
      await page.waitForTimeout(700);
      await shot('gave'); ex++;
    }
    await page.waitForTimeout(300);
    continue;
  }
  if (await next.count()) {
    await page.waitForTimeout(900);
    await shot('sheet');
    await page.screenshot({ path: `/work/shots/${tag}-${String(n++).padStart(2,'0')}-sheetfull.png`, fullPage: true });
    console.log('SHEET', (await page.locator('[role=dialog]').first().innerText().catch(() => page.locator('main').innerText())).replace(/\n+/g, ' | ').slice(0, 1800));
    if (++handsDone >= +hands) break;
    await next.first().click(); await page.waitForTimeout(1500);
    continue;
  }
  const hu = page.getByRole('button', { name: /^(Mah|Hu|胡|和)/ });
  if (await hu.count()) { await shot('win'); await page.keyboard.press('h'); await page.waitForTimeout(400); continue; }
  const pass = page.getByRole('button', { name: /^(Pass|Pasar|Paso|Passar|过)$/ });
  if (await pass.count()) { if (lastShot < 3) { await shot('claim'); lastShot++; } await page.waitForTimeout(250); await page.keyboard.press('Escape'); await page.waitForTimeout(200); continue; }
  if ((await tiles.count()) % 3 === 2) {
    if (turns === 0 || turns === 5) { await page.waitForTimeout(600); await shot('turn'); }
    await page.keyboard.press('End'); await page.keyboard.press('Enter'); turns++;
    await page.waitForTimeout(300);
    if (turns === 3) await shot('mid');
  }
  await page.waitForTimeout(250);
}
console.log('turns', turns, 'exchanges', ex, 'hands', handsDone, page.url());
await ctx.storageState({ path: `/work/tmp/${tag}.json` });
await b.close();
