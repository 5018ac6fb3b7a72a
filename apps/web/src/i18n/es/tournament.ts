import type { Area, RomanceForms } from '../area.ts';
import type { tournament as english } from '../en/tournament.ts';

export const tournament: Area<typeof english, RomanceForms> = {};
