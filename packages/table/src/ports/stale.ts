/**
 * Rejects an append to a log that does not end where the writer believes, because another process has written to it.
 * The writer's memory differs from the store, so the writer must stop.
 */
export class StaleAppend extends Error {}

/** Rejects a write to a table that belongs to another process by now: the writer must let go of it. */
export class StaleOwner extends StaleAppend {}

/** Throws `StaleAppend` unless a stored log that ends with entry `stored` is continued by the entry after `after`. */
export function assertNext(after: number, stored: number): void {
  if (after !== stored)
    throw new StaleAppend(`entry ${after + 1} does not follow the stored log, which ends with entry ${stored}`);
}
