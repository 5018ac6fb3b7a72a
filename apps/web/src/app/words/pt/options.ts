import { ways } from '../../../shell/words/pt/ways.ts';

/** What the options of a table say. */
export const words = {
  ...ways,
} as const;
