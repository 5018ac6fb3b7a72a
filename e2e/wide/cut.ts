import type { Page } from '@playwright/test';

/** What does not fit on a shown page. */
export interface Cuts {
  /** Words that reach beyond the page, their box or their field, and choices of a list that are longer than it. */
  readonly cut: readonly string[];
  /** Pixels by which the page scrolls sideways. */
  readonly beyond: number;
}

/** Runs in the page. */
function measure(): Cuts {
  const cut: string[] = [];
  const pen = document.createElement('canvas').getContext('2d')!;
  const named = (node: Element | null) => (node ? [node.tagName.toLowerCase(), ...node.classList].join('.') : '');
  const say = (where: string, node: Element) =>
    cut.push(
      `${where}: ${named(node.parentElement)} > ${named(node)} “${(node.textContent ?? '').trim().slice(0, 60)}”`,
    );
  /** Whether words that stand in a node itself reach beyond its box: what is clipped to a point may. */
  const holdsWords = (node: Element, { left, right }: DOMRect): boolean =>
    [...node.childNodes].every(child => {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) return true;
      const range = document.createRange();
      range.selectNodeContents(child);
      const words = range.getBoundingClientRect();
      return words.left >= left - 1 && words.right <= right + 1;
    });
  /** Whether a part around a node scrolls sideways by itself, as wide tables and rows of cards do. */
  const isInScroller = (node: Element): boolean => {
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
    return false;
  };
  /** Whether a node is drawn for readers of the screen only by their screen readers, clipped to a point. */
  const isUnseen = (node: Element): boolean => {
    for (let one: Element | null = node; one && one !== document.body; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      if (style.opacity === '0') return true;
      if (style.overflowX !== 'visible' && (width < 2 || height < 2)) return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = new Set<HTMLElement>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim() && !parentElement.closest('script, style, select'))
      nodes.add(parentElement);
  }
  for (const node of nodes) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (box.width < 2 || box.height < 2) continue;
    const isBlock = style.display !== 'inline' && node.clientWidth > 0;
    const isWide =
      isBlock &&
      node.scrollWidth > node.clientWidth + 1 &&
      !/auto|scroll/.test(style.overflowX) &&
      !holdsWords(node, box);
    const isBeyond = box.right > innerWidth + 1 || box.left < -1;
    if (!(isWide || isBeyond) || isUnseen(node)) continue;
    if (isBeyond && !isInScroller(node)) say('beyond the page', node);
    if (isWide) say(style.textOverflow === 'ellipsis' ? 'shortened' : 'beyond its box', node);
  }
  for (const list of document.querySelectorAll('select')) {
    if (!list.checkVisibility({ visibilityProperty: true }) || isUnseen(list)) continue;
    const style = getComputedStyle(list);
    pen.font = style.font;
    const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - 28;
    for (const { text } of list.options) if (pen.measureText(text).width > room) cut.push(`choice: ${text}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([readonly])')) {
    if (!field.checkVisibility({ visibilityProperty: true }) || isUnseen(field)) continue;
    if (field.scrollWidth > field.clientWidth + 1) cut.push(`shortened: ${named(field)} “${field.value}”`);
  }
  return { cut, beyond: document.documentElement.scrollWidth - innerWidth };
}

export const cutWords = (page: Page): Promise<Cuts> => page.evaluate(measure);

/** Counts the dialogs that are open. */
export const dialogsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(one => one.checkVisibility()).length,
  );
