import type { Area, RomanceForms } from '../area.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Area<typeof english, RomanceForms> = {};
