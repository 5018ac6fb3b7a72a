import type { Area, RomanceForms } from '../area.ts';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook: Area<typeof english, RomanceForms> = {};
