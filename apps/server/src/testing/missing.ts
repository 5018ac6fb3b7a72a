import { it } from 'vitest';

/** Adds a skipped test to a file whose tests need what is not here, and prints the sentence that says how to get it. */
export function reportMissing(what: string, sentence: string): void {
  it(`needs ${what}`, ({ skip }) => {
    // The default reporter does not print why a test was skipped.
    console.warn(sentence);
    skip(sentence);
  });
}
