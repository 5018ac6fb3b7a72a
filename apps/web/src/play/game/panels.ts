import { modeOf, type Size } from '../../board/index.ts';

/** What a player may open at the table without leaving it. */
export type PanelName = 'routes' | 'chat' | 'advice' | 'waits';

/** The panels that are seen, and which of them stands beside the table. Without one they lie on it or in its corner. */
export interface PlacedPanels {
  readonly shown: readonly PanelName[];
  readonly beside?: PanelName;
}

/** Widths (px) of the place beside the table, and what it leaves the table at the least. */
const [WIDE, NARROW, LEAST] = [348, 320, { w: 440, h: 520 }];
const WIDE_FROM = 1368;

/** Panels about the own hand. A large table has a corner for them at its right. */
const isAboutHand = (name: PanelName): boolean => name === 'advice' || name === 'waits';

/** Returns the width (px) of the place beside the table; undefined in windows that are small or upright. */
export function besideWidth({ w, h }: Size): number | undefined {
  const width = w >= WIDE_FROM ? WIDE : NARROW;
  return h >= LEAST.h && w >= h && w - width >= LEAST.w ? width : undefined;
}

/** Returns where the opened panels go, the newest last: one place is beside the table, and the newest comes first to it. */
export function placed(opened: readonly PanelName[], size: Size): PlacedPanels {
  const newest = opened.at(-1);
  if (newest === undefined) return { shown: [] };
  const width = besideWidth(size);
  if (width === undefined) return { shown: [newest] };
  const hasCorner = (w: number) => modeOf({ w, h: size.h }) === 'desk';
  const inCorner = opened.findLast(isAboutHand);
  const other = opened.findLast(name => !isAboutHand(name));
  if (inCorner !== undefined && other !== undefined && hasCorner(size.w - width)) {
    return { shown: [inCorner, other], beside: other };
  }
  return isAboutHand(newest) && hasCorner(size.w) ? { shown: [newest] } : { shown: [newest], beside: newest };
}
