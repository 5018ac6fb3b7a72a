// @vitest-environment happy-dom
import { loadAtlas, loadAtlasTexts } from '@gorrion/learn/atlas';
import { act } from 'react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import DisputedFans from '../../shell/page/DisputedFans.tsx';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import AtlasPage from './AtlasPage.tsx';

/** Says of each element that it is near the screen if a test wants it. */
class Sight {
  static isNear = true;
  private readonly told: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(told: Sight['told']) {
    this.told = told;
  }
  observe = () => this.told([{ isIntersecting: Sight.isNear }]);
  disconnect = () => {};
}

beforeAll(speakEnglish);
beforeAll(() => vi.stubGlobal('IntersectionObserver', Sight));
afterAll(() => vi.unstubAllGlobals());

/** Lets what the page loads arrive. */
async function arrived(): Promise<void> {
  for (let step = 0; step < 4; step++) {
    await act(async () => void (await Promise.all([loadAtlas(), loadAtlasTexts('en')])));
  }
}

async function page(address: string) {
  history.replaceState(null, '', address);
  const shown = mounted(<AtlasPage />);
  await arrived();
  return shown;
}

it('shows a case with its totals, who comes to them, its sources and the way to the calculator', async () => {
  const { host } = await page('/rules/atlas?fan=two-concealed-kongs&q=22p%5BCCCC%5D#two-concealed-kongs-5');
  const [card, ...others] = host.querySelectorAll('.atlas-case');
  expect(others).toEqual([]);
  const counts = [...host.querySelectorAll('.learn-chip small')].map(({ textContent }) => Number(textContent));
  expect([counts[0], Math.max(...counts.slice(1))], 'themes count what the other filters leave').toEqual([1, 1]);
  expect(card?.getAttribute('aria-current')).toBe('location');
  expect(card!.querySelector('h3')?.textContent).toBe('Two concealed kongs');
  const verdicts = [...card!.querySelectorAll('.atlas-verdicts li')].map(({ textContent }) => textContent);
  expect(verdicts[0]).toContain('10 pointsWMO 2006 · WMO 2014 · EMA');
  expect(verdicts[1]).toContain('8 pointsChina 1998');
  expect(card!.querySelector('a[href^="/calc?h="]')).not.toBeNull();
  expect(host.querySelector('.atlas-kind a[href="/fans/two-concealed-kongs"]')).not.toBeNull();
  expect(host.querySelector('.atlas-kind')!.textContent).toContain('WMO 2006, fan 48');
});

it('works out only the cases that are near the screen', async () => {
  Sight.isNear = false;
  onTestFinished(() => {
    Sight.isNear = true;
  });
  const { host } = await page('/rules/atlas?theme=print');
  expect(host.querySelectorAll('.atlas-case')).toHaveLength(4);
  expect(host.querySelector('.atlas-verdicts')).toBeNull();
});

it('says where no case is left', async () => {
  const { host } = await page('/rules/atlas?q=quokka&theme=print');
  expect(host.textContent).toContain('No case fits');
  expect(host.textContent).toContain('Show all cases');
  expect(location.search).toBe('?q=quokka&theme=print');
});

it('names the disputed fans of a hand, each with a link to its cases', async () => {
  const { host } = mounted(<DisputedFans fans={['melded-and-concealed-kong', 'chicken-hand', 'tile-hog']} isBeside />);
  await arrived();
  expect([...host.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
    '/rules/atlas?fan=two-melded-kongs',
    '/rules/atlas?fan=tile-hog',
  ]);
  // A bare number beside a fan would read as its points.
  for (const link of host.querySelectorAll('a')) expect(link.textContent).toMatch(/ \(\d+ cases?\)$/);
});
