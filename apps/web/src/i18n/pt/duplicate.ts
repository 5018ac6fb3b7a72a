import type { Area, RomanceForms } from '../area.ts';
import type { duplicate as english } from '../en/duplicate.ts';

export const duplicate: Area<typeof english, RomanceForms> = {};
