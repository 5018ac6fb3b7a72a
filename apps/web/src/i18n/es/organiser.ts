import type { Area, RomanceForms } from '../area.ts';
import type { organiser as english } from '../en/organiser.ts';

export const organiser: Area<typeof english, RomanceForms> = {};
