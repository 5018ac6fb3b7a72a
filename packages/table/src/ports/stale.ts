/**
 * The error of a store whose log of a table does not end where the writer believes: somebody else has written to it.
 * What the writer holds in memory is not what is stored, so it must not go on.
 */
export class StaleAppend extends Error {}

/** Throws `StaleAppend` unless a stored log that ends with entry `stored` is continued by the entry after `after`. */
export function assertNext(after: number, stored: number): void {
  if (after !== stored)
    throw new StaleAppend(`entry ${after + 1} does not follow the stored log, which ends with entry ${stored}`);
}
