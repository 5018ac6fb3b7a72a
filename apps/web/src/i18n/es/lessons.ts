import type { Area, RomanceForms } from '../area.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: Area<typeof english, RomanceForms> = {};
