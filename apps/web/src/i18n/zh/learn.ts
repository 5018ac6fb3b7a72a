import type { Area } from '../area.ts';
import type { learn as english } from '../en/learn.ts';

export const learn: Area<typeof english, 'other'> = {};
