import { daily } from './daily.ts';
import { duplicate } from './duplicate.ts';
import { groups } from './groups.ts';

/** What groups says. */
export const words = { ...groups, ...duplicate, ...daily } as const;
