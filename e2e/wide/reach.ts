import type { Page } from '@playwright/test';

/** Runs in the page: brings each control into sight and looks whether a press would hit it. */
function measure(): readonly string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]';
  const name = (node: Element): string =>
    [node.tagName.toLowerCase(), ...node.classList].join('.') +
    ` “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}”`;
  const dialog = [...document.querySelectorAll('dialog')].findLast(one => one.matches(':modal'));
  const scrolling = [...document.querySelectorAll('*')].filter(
    one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
  );
  const places = scrolling.map(one => [one, one.scrollLeft, one.scrollTop] as const);
  const start = [scrollX, scrollY] as const;
  /** What is drawn for screen readers or lies under a drawn control, as the field of a switch does. */
  const isDrawn = (node: Element): boolean => {
    const { width, height } = node.getBoundingClientRect();
    return width > 2 && height > 2 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** Scrolls what a person can scroll. What hides the rest stays where it is. */
  const bringIntoSight = (node: Element): void => {
    const hiding: (readonly [Element, number, number])[] = [];
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement)
      if (/hidden|clip/.test(getComputedStyle(one).overflow)) hiding.push([one, one.scrollLeft, one.scrollTop]);
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const [one, left, top] of hiding) one.scrollTo({ left, top, behavior: 'instant' });
  };
  const isHit = (node: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const labels = (node as HTMLInputElement).labels ?? [];
    return (
      node.contains(hit) ||
      [...labels].some(label => label.contains(hit)) ||
      // A notice goes by itself, or by its own button.
      hit.closest('.notice') !== null ||
      // A link that is a whole card: what lies on it belongs to the card.
      hit.closest('a, button, label') === node.closest('a, button, label')
    );
  };
  const found: string[] = [];
  for (const node of document.querySelectorAll(CONTROLS)) {
    if (node.closest('[inert], [aria-hidden=true]') || (dialog && !dialog.contains(node)) || !isDrawn(node)) continue;
    if (getComputedStyle(node).pointerEvents === 'none') continue;
    bringIntoSight(node);
    const { left, top, width, height } = node.getClientRects()[0]!;
    const at = (right: number, down: number) => [left + width * right, top + height * down] as const;
    const points = [at(0.5, 0.5), at(0.2, 0.3), at(0.8, 0.3), at(0.2, 0.7), at(0.8, 0.7)];
    const isIn = points.every(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (!isIn) {
      if (width < innerWidth && height < innerHeight) found.push(`out of reach: ${name(node)}`);
      continue;
    }
    const missed = points.filter(([x, y]) => !isHit(node, x, y));
    if (missed.length === 0) continue;
    const [x, y] = missed[0]!;
    const over = document.elementFromPoint(x, y);
    found.push(`covered: ${name(node)} by ${over ? name(over) : 'nothing'}`);
  }
  for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: 'instant' });
  scrollTo({ left: start[0], top: start[1], behavior: 'instant' });
  return found;
}

/** Returns the controls of a page that cannot be pressed although they are shown: covered, clipped, out of reach. */
export const unreachableOn = (page: Page): Promise<readonly string[]> => page.evaluate(measure);
