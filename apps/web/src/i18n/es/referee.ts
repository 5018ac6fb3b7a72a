import type { Area, RomanceForms } from '../area.ts';
import type { referee as english } from '../en/referee.ts';

export const referee: Area<typeof english, RomanceForms> = {};
