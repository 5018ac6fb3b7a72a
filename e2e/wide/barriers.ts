import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of axe that every screen keeps. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns what axe finds on the shown page, each with the first elements that break its rule: one of `rules`, or any. */
export async function barriersOn(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const chosen = rules.length > 0 ? builder.withRules([...rules]) : builder.withTags(TAGS);
  const { violations } = await chosen.analyze();
  return violations.map(({ id, help, nodes }) => {
    const first = nodes.slice(0, 3).map(node => node.target.join(' '));
    return `${id} (${help}), ${nodes.length}: ${first.join(' | ')}`;
  });
}
