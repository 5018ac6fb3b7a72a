import { seeded } from '@gorrion/rules';
import type { RealServer } from '../server.ts';
import { LoadTable, type Outcome } from './loadTable.ts';

const AT_ONCE = 25;

/** Runs `deed` for every item, at most `atOnce` at the same time. */
export async function eachOf<T>(all: readonly T[], atOnce: number, deed: (one: T, n: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < all.length; n = next++) await deed(all[n]!, n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Opens `count` tables with four players each and starts their games. */
export async function crowd(server: RealServer, count: number, outcomeOf: () => Outcome, seed: string) {
  const random = seeded(seed);
  const unit = () => random() / 2 ** 32;
  const outcome: Outcome = {
    shown: (kind, ms) => outcomeOf().shown(kind, ms),
    refused: code => outcomeOf().refused(code),
  };
  const tables = Array.from({ length: count }, () => new LoadTable(outcome, unit));
  await eachOf(tables, AT_ONCE, table => table.begin(server.port));
  // The server deals a hand 2 s after the shuffle's commitment.
  await new Promise(done => setTimeout(done, 3000));
  return tables;
}

/** Compares every page's folded state with a new snapshot. Returns the number of differing pages and gaps. */
export async function untrue(tables: readonly LoadTable[]): Promise<number> {
  let wrong = 0;
  await eachOf(tables, AT_ONCE, async ({ pages, code }) => {
    for (const page of pages) {
      const folded = page.seen!;
      const answer = await page.enter(code);
      if (!answer.ok || !('snapshot' in answer)) wrong++;
      else if (answer.snapshot.seq === folded.seq && !isSame(answer.snapshot.state, folded.state)) wrong++;
      wrong += page.gaps;
    }
  });
  return wrong;
}

/** Returns whether two states have the same canonical JSON, which drops undefined keys. */
const isSame = (told: unknown, folded: unknown): boolean => canonical(told) === canonical(folded);

/** Returns JSON text that does not depend on the order of keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
