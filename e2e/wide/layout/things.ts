import type { Page } from '@playwright/test';

/* What stands on a table page and where, in CSS pixels: measured in the browser, compared here. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One rectangle of a named thing: tiles of one zone share their name. */
export interface Thing extends Rect {
  readonly name: string;
}

/** Names of the things that must not overlap, each with the selector of its elements. */
const NAMED: Readonly<Record<string, string>> = {
  table: '.stage .rim',
  brand: '.stage .brand',
  tools: '.stage .tools > :not(.session-clock)',
  'own plate': '.position-0 .plate',
  'right plate': '.position-1 .plate',
  'opposite plate': '.position-2 .plate',
  'left plate': '.position-3 .plate',
  panel: '.stage .panel',
  'own hand': '.tile.hand',
  'right hand': '.position-1 .rack .tile',
  'opposite hand': '.position-2 .rack .tile',
  'left hand': '.position-3 .rack .tile',
  'own melds': '.position-0 :is(.meld, .flower) .tile',
  'right melds': '.position-1 :is(.meld, .flower) .tile',
  'opposite melds': '.position-2 :is(.meld, .flower) .tile',
  'left melds': '.position-3 :is(.meld, .flower) .tile',
  'own river': '.position-0 .river .tile',
  'right river': '.position-1 .river .tile',
  'opposite river': '.position-2 .river .tile',
  'left river': '.position-3 .river .tile',
  'own pills': '.own-pills > *',
  'session clock': '.session-clock.card',
  'watching pill': '.pill.watched',
  armed: '.armed-row .pill',
  'ready pill': '.ready-pill',
  'hand panel': '.stage .ready',
  'over rivers': '.stage .over-rivers',
  beside: '.game-beside > aside',
  'claim bar': '.stage .claim',
  'claim cost': '.stage .claim .cost',
  words: '.stage .say, .stage .say-word',
  'lay down': '.say-lay.above',
  'penalty marks': '.stage.flat .pen',
  log: '.stage .log',
  'copies left': '.stage .kin-tag',
  'tap hint': '.tap-hint',
  notice: '.notices .notice',
  offline: '.offline',
  'over table': '.over-table > :not(.asked)',
  wish: '.over-table > .asked',
  slip: '.stage .slip',
  'sheet pill': '.sheet-pill',
  'seat card': '.cer-chair',
  'seat dice': '.cer-throws',
  'seat tile': '.cer-drawn',
  update: '.update',
};

/** Measures every named thing that is visible. */
export const thingsOn = (page: Page): Promise<readonly Thing[]> =>
  page.evaluate(named => {
    return Object.entries(named).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)].flatMap(node => {
        const { left, top, right, bottom: lower } = node.getBoundingClientRect();
        // Messages scroll in their box, so only the part inside it counts.
        const bottom = Math.min(lower, node.closest('.messages')?.getBoundingClientRect().bottom ?? lower);
        // Marks inside a plate are part of it.
        if (node.matches('.pen') && getComputedStyle(node).position === 'static') return [];
        const isShown = right - left > 0.5 && bottom - top > 0.5 && getComputedStyle(node).visibility !== 'hidden';
        return isShown ? [{ name, left, top, right, bottom }] : [];
      }),
    );
  }, NAMED);

/** Returns how deep (px) two rectangles overlap; 0 or less if they do not. */
const depth = (a: Rect, b: Rect): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

/** Largest overlap (px) that is not a fault: edges may touch, and shadows and rounded borders share a pixel. */
const TOUCHES = 1.5;

export interface Overlap {
  readonly pair: string;
  readonly depth: number;
}

/** Returns each pair of overlapping names, in alphabetical order, with its deepest overlap (px). */
export function overlapsOf(things: readonly Thing[]): readonly Overlap[] {
  const deepest = new Map<string, number>();
  for (const [n, a] of things.entries()) {
    for (const b of things.slice(n + 1)) {
      if (a.name === b.name) continue;
      const pair = [a.name, b.name].toSorted().join(' + ');
      deepest.set(pair, Math.max(deepest.get(pair) ?? 0, depth(a, b)));
    }
  }
  return [...deepest]
    .filter(([pair, px]) => px > TOUCHES && !isOnTable(pair))
    .map(([pair, px]) => ({ pair, depth: Math.round(px) }));
}

/** Names of the things that belong on the table; all others belong beside it. */
const ON_TABLE = /^(panel|copies left|claim (bar|cost)|lay down|slip|.* (hand|melds|river))$/;

/** Returns whether a pair is the table and a thing that belongs on it. */
const isOnTable = (pair: string) => {
  const others = pair.split(' + ').filter(name => name !== 'table');
  return others.length === 1 && ON_TABLE.test(others[0]!);
};

/** Returns the names of the things that reach beyond the window. */
export const outsideOf = (things: readonly Thing[], { width, height }: { width: number; height: number }) => [
  ...new Set(
    things
      .filter(({ name }) => name !== 'table')
      .filter(({ left, top, right, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1)
      .map(({ name }) => name),
  ),
];
