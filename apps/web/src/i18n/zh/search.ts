import type { Area } from '../area.ts';
import type { search as english } from '../en/search.ts';

export const search: Area<typeof english, 'other'> = {};
