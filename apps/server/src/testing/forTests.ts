import { afterAll, it } from 'vitest';

/** Adds a skipped test to a file whose tests need what is not here, and prints the sentence that says how to get it. */
export function reportMissing(what: string, sentence: string): void {
  it(`needs ${what}`, ({ skip }) => {
    // The default reporter does not print why a test was skipped.
    console.warn(sentence);
    skip(sentence);
  });
}

/** Returns a service for the tests of a file, which stops after them; without it one skipped test says what is missing. */
export function forTests<Service extends { stop(): Promise<void> }>(
  what: string,
  found: Service | { readonly missing: string },
): Service | undefined {
  if ('missing' in found) return void reportMissing(what, found.missing);
  afterAll(() => found.stop(), 60_000);
  return found;
}
