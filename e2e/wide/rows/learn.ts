import { LESSONS } from '@gorrion/learn/lessons';
import { expect } from '../../fixtures.ts';
import { address, type Row, type Stage } from '../world.ts';

/* The pages that teach: lessons, the placement test, fans, rulebooks, the calculator. */

async function search({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/learn');
  await page.locator('h1').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('mixed strait');
  await page.getByText('Nothing fits').waitFor();
  await look('the search of fans', page);
}

async function placement({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/learn/placement');
  await page.getByText('1 of 12').waitFor();
  await look('a question of the placement test', page);
  for (let at = 1; at <= 12; at++) {
    await page.getByText(`${at} of 12`).waitFor();
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'To look at once more' }).waitFor();
  await look('the result of the placement test', page);
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await look('/learn with progress', page);
}

/** The first steps of a lesson: what it says, and the first thing that it asks. */
const lesson = (id: string): Row => ({
  name: `/learn/${id}`,
  async go({ arrive, look }) {
    const { page } = await arrive();
    await page.goto(`/learn/${id}`);
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    await look(`/learn/${id}, its first step`, page);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(heading).not.toHaveText(first);
    await look(`/learn/${id}, its second step`, page);
  },
});

async function lessonToItsEnd({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const { page } = guest;
  const goOn = () => page.getByRole('button', { name: 'Continue' }).press('Enter');
  const pick = async (...tiles: readonly string[]) => {
    for (const tile of tiles)
      await page
        .locator('button[aria-pressed=false]')
        .and(page.getByRole('button', { name: tile }))
        .first()
        .press('Enter');
  };
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/learn/tiles');
  await title('Three suits');
  await goOn();
  await title('Winds and dragons');
  await goOn();
  await title('Find the dragons');
  await pick('Red Dragon', 'Green Dragon', 'East Wind');
  await expect(page.locator('.lesson-told')).toContainText('One of these is a wind.');
  await look('a lesson that says what was wrong', page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await pick('White Dragon');
  await goOn();
  await title('Flowers are extra');
  await goOn();
  await pick('4 Dots', '5 Dots', '6 Dots');
  await goOn();
  await pick('East Wind', 'East Wind', 'East Wind');
  await goOn();
  await title('A complete hand');
  await goOn();
  await page.getByRole('button', { name: 'B', exact: true }).press('Enter');
  await look('a lesson that lets one choose', page);
  await goOn();
  await title('Done: Tiles and sets');
  await look('the end of a lesson', page);
}

async function fanWithTable({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/fans/mixed-straight');
  await page.getByRole('img', { name: /^Mixed Straight: .*% of wins/ }).waitFor();
  await look('/fans/mixed-straight', page);
  await page.keyboard.press('t');
  await page.getByRole('row', { name: /^Mixed Straight 8 / }).waitFor();
  await look('a fan with its figures as a table', page);
}

async function noFanLeft({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/fans?points=8&family=chows');
  await page.locator('.fb-card').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search the fans' }).fill('nine gates');
  await page.getByText('No fan is left with these filters.').waitFor();
  await look('fans, none of which is left', page);
}

async function ruleSearch({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/rules');
  await page.getByRole('navigation', { name: 'Contents' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('SINGLE wait');
  await page.locator('mark').first().waitFor();
  await look('hits of a search of the rulebook', page);
}

const CALCULATIONS = {
  'an empty calculator': '',
  'a winning hand': 'h=12379sCCCEE+(456s)&w=8s&seat=W&round=S&flowers=1',
  waits: 'h=12355m456s45678p',
  'ways to a win': 'h=123m456s78p55m',
  'rulesets that differ': 'h=23s55p789p+[1111m]+[EEEE]&w=4s',
  'several ways to read a hand': 'h=25888m36789s147p&w=9s&how=self',
  'a broken link': 'h=123mXY&how=self,luck',
  'a hand of the older ways': 'h=34mSSSPP+[CCCC]+(999p)&w=5m&seat=S&rules=macau',
  'waits of the older ways': 'h=34mSSSPP+[CCCC]+(999p)&seat=S&rules=macau',
} as const;

export const LEARN: readonly Row[] = [
  address('/learn'),
  { name: 'the search of fans', go: search },
  { name: 'the placement test', go: placement },
  ...LESSONS.map(({ id }) => lesson(id)),
  { name: 'a lesson to its end', go: lessonToItsEnd },
  ...['riichi', 'hongkong', 'cantonese'].map(game => address(`/learn/from/${game}`)),
  address('/fans', '.fb-card'),
  { name: '/fans/mixed-straight', go: fanWithTable },
  { name: 'fans, none of which is left', go: noFanLeft },
  address('/fans/thirteen-orphans'),
  address('/fans/classical', '.fb-card'),
  address('/fans/classical/little-green'),
  address('/fans/no-such-fan'),
  address('/rules/43', '#a43'),
  address('/rules/options', 'table'),
  address('/rules/atlas?theme=kongs', '.atlas-verdicts'),
  address('/rules/atlas?theme=moment#east-dealt-2', '#east-dealt-2 .atlas-verdicts'),
  address('/rules/atlas?q=quokka', '.empty'),
  address('/rules/777'),
  address('/rules/classical'),
  address('/rules/classical/62', '#a62'),
  { name: 'hits of a search of the rulebook', go: ruleSearch },
  ...Object.entries(CALCULATIONS).map(([name, query]) =>
    address(`/calc${query && `?${query}`}`, '.calc-dock', `the calculator: ${name}`),
  ),
];
