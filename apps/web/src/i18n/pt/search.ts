import type { Area, RomanceForms } from '../area.ts';
import type { search as english } from '../en/search.ts';

export const search: Area<typeof english, RomanceForms> = {};
