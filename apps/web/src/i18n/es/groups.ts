import type { Area, RomanceForms } from '../area.ts';
import type { groups as english } from '../en/groups.ts';

export const groups: Area<typeof english, RomanceForms> = {};
