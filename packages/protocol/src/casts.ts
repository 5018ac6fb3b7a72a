import type { Me, TableCode } from './state.ts';

/*
 * A cast of a table: a link whose key lets a browser without a cookie of its own watch one table, for programs that lay a web
 * page over a picture. Its pages are spectators, and are sent what spectators are sent.
 */

export const CAST_WISHES = ['look', 'make', 'end'] as const;
/** What somebody wants with their link of a table: to read it, to have a new one in its place, or to have none. */
export type CastWish = (typeof CAST_WISHES)[number];

/** Most pages that show one link at a time. */
export const MOST_CAST_PAGES = 12;

/** A link of a table, as its maker is told of it. */
export interface CastLink {
  /** 128 bits, hex. */
  readonly key: string;
  /** Pages that show it now. */
  readonly pages: number;
}

/** What a page shows that came with the key of a link: one table, as long as the key is the newest of its maker's. */
export interface CastPass {
  readonly code: TableCode;
  readonly key: string;
  /** Who made the link. It shows nothing that they could not watch. */
  readonly by: Me;
}

/** A spectator by name; of a page of a cast its maker. */
export interface Watcher extends Me {
  readonly isCast?: true;
}
