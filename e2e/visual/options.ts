import { join } from 'node:path';
import { parseArgs } from 'node:util';

/* What `npm run visual` is asked for. */

export const USAGE = `usage: npm run visual -- [--before COMMIT] [--after COMMIT] [--only REGEXP] [--out FOLDER]

Draws every screen of two commits and shows the pairs that differ.
  --before  the older commit; by default the one where this branch left origin/main, or the one before HEAD
  --after   the newer commit; by default the working tree
  --only    only pictures whose name fits, such as claim-phone or '^home-.*-dark'
  --out     where the page with the pairs goes; by default test-results/visual
Exit status: 0 if no picture differs, 1 if one does, 2 for bad use.`;

/** Bad use, told in a sentence. */
export class BadUse extends Error {}

export interface Options {
  readonly before: string | undefined;
  /** The working tree if undefined. */
  readonly after: string | undefined;
  readonly only: RegExp;
  readonly out: string;
  readonly isHelp: boolean;
}

function regExpOf(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new BadUse(`--only is not a regular expression: ${text}`);
  }
}

/** Returns what the arguments ask for. Throws `BadUse`. */
export function parseOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const read = () =>
    parseArgs({
      args: [...args],
      options: { before: text, after: text, only: text, out: text, help: { type: 'boolean' } },
    }).values;
  let values: ReturnType<typeof read>;
  try {
    values = read();
  } catch (error) {
    throw new BadUse((error as Error).message);
  }
  for (const name of ['before', 'after', 'only', 'out'] as const)
    if (values[name] === '') throw new BadUse(`--${name} needs a value`);
  return {
    before: values.before,
    after: values.after,
    only: regExpOf(values.only ?? ''),
    out: values.out ?? join('test-results', 'visual'),
    isHelp: values.help ?? false,
  };
}
