import type { Area, RomanceForms } from '../area.ts';
import type { drills as english } from '../en/drills.ts';

export const drills: Area<typeof english, RomanceForms> = {};
