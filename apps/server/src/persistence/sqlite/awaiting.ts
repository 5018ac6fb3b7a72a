import type { DatabaseSync } from 'node:sqlite';

/*
 * Whether background work awaits: a look that costs little and needs no package, so that a thread without work loads none.
 */

/** Free pages are kept for what is written next, up to this share of the file. */
const SPARE_SHARE = 0.25;
const SPARE_PAGES = 1024;

/** Returns whether so many pages are free that the file should give some back. */
export function pageCounter(db: DatabaseSync): () => boolean {
  const free = db.prepare(
    'SELECT freelist_count AS spare, page_count AS pages FROM pragma_freelist_count, pragma_page_count',
  );
  return () => {
    const { spare, pages } = free.get() as { spare: number; pages: number };
    return spare >= Math.max(SPARE_PAGES, SPARE_SHARE * pages);
  };
}

/** Prepares a statement; the result returns whether there may be a task. Without a row of these tables there is none. */
export function awaitingWork(db: DatabaseSync): () => boolean {
  const rows = db.prepare(`SELECT EXISTS (SELECT 1 FROM forgotten WHERE isSettled = 0)
    OR EXISTS (SELECT 1 FROM to_forget) OR EXISTS (SELECT 1 FROM to_note) OR EXISTS (SELECT 1 FROM to_pack) AS some`);
  const isSpare = pageCounter(db);
  return () => rows.get()!.some === 1 || isSpare();
}
