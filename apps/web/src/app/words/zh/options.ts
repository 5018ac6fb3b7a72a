import { ways } from '../../../shell/words/zh/ways.ts';

/** What the options of a table say. */
export const words = {
  ...ways,
} as const;
