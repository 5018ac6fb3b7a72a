import { type Browser, expect, type Page, test } from '@playwright/test';
import { GameServer } from './server.ts';

const PHONE = { width: 390, height: 844 };
/** What is pressed on the way, as each language writes it. */
const WORDS = {
  'en-GB': ['Play against bots', 'Settings', 'Friends', 'Create a table', 'Fill with bots', 'Start game', 'Menu'],
  'es-MX': [
    'Jugar contra bots',
    'Ajustes',
    'Amigos',
    'Crear una mesa',
    'Completar con bots',
    'Empezar la partida',
    'Menú',
  ],
  'pt-BR': [
    'Jogar contra bots',
    'Configurações',
    'Amigos',
    'Criar uma mesa',
    'Completar com bots',
    'Começar partida',
    'Menu',
  ],
  'zh-CN': ['和机器人打', '设置', '朋友', '创建牌桌', '用机器人补满', '开始牌局', '菜单'],
} as const;
/** The second bot of a room. */
const GOLDFINCH = { 'en-GB': 'Goldfinch', 'es-MX': 'Jilguero', 'pt-BR': 'Pintassilgo', 'zh-CN': '金翅雀' } as const;

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Words that reach beyond the page or their box, and choices of a list that are longer than it. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const node of document.querySelectorAll<HTMLElement>('body *')) {
      const box = node.getBoundingClientRect();
      const hasWords = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent?.trim());
      if (!node.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue;
      const style = getComputedStyle(node);
      // The menu of languages lies unseen over its icon.
      if (style.opacity === '0') continue;
      if (node instanceof HTMLSelectElement) {
        pen.font = style.font;
        const room = node.clientWidth - Number.parseFloat(style.paddingLeft) - 28;
        for (const { text } of node.options) if (pen.measureText(text).width > room) cut.push(`choice: ${text}`);
      } else if (hasWords && !node.closest('select')) {
        // Cards of a row that is scrolled sideways by touch.
        const isInRow = node.closest('.way-cards, .options-nav') !== null;
        if (!isInRow && (box.right > innerWidth + 1 || box.left < -1)) cut.push(`beyond the page: ${node.textContent}`);
        const isBlock = style.display !== 'inline' && node.clientWidth > 0;
        if (isBlock && node.scrollWidth > node.clientWidth + 1) cut.push(`beyond its box: ${node.textContent}`);
      }
    }
    return cut;
  });

async function phone(browser: Browser, locale: string): Promise<Page> {
  const options = { baseURL: server.url, viewport: PHONE, locale, reducedMotion: 'reduce' } as const;
  return (await browser.newContext(options)).newPage();
}

for (const locale of ['en-GB', 'es-MX', 'pt-BR', 'zh-CN'] as const) {
  test(`on a phone no words are cut, and bots are named in the reader's language (${locale})`, async ({ browser }) => {
    const page = await phone(browser, locale);
    const [bots, settings, friends, create, fill, start, menu] = WORDS[locale];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const expectWhole = async (where: string) => {
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect(await cutWords(page), where).toEqual([]);
      expect(await page.locator('body').innerText(), where).not.toContain('bird:');
    };
    await page.goto('/');
    await expect(button(bots)).toBeEnabled();
    await expectWhole('home');
    await button(settings).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole('settings');
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: friends }).getByRole('button', { name: create }).click();
    await button(fill).click();
    await expect(button(start)).toBeEnabled();
    await expect(page.getByText(GOLDFINCH[locale], { exact: true })).toBeVisible();
    await expectWhole('room');
    await page.locator('a[href$="/options"]').click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectWhole('all options');
    await page.goBack();
    await button(start).click();
    await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible();
    await expectWhole('table');
    await button(menu).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole('menu');
    await page.context().close();
  });
}
