import type { Area, RomanceForms } from '../area.ts';
import type { compass as english } from '../en/compass.ts';

export const compass: Area<typeof english, RomanceForms> = {};
