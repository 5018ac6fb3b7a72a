import type { Area, RomanceForms } from '../area.ts';
import type { scorer as english } from '../en/scorer.ts';

export const scorer: Area<typeof english, RomanceForms> = {};
