import { daily } from './daily.ts';
import { duplicate } from './duplicate.ts';
import { evening } from './evening.ts';
import { groups } from './groups.ts';

/** What groups says. */
export const words = { ...groups, ...evening, ...duplicate, ...daily } as const;
