import type { Area, RomanceForms } from '../area.ts';
import type { bigscreen as english } from '../en/bigscreen.ts';

export const bigscreen: Area<typeof english, RomanceForms> = {};
