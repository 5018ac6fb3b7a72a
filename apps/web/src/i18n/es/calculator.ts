import type { Area, RomanceForms } from '../area.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator: Area<typeof english, RomanceForms> = {};
