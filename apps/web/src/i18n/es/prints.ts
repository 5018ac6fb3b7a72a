import type { Area, RomanceForms } from '../area.ts';
import type { prints as english } from '../en/prints.ts';

export const prints: Area<typeof english, RomanceForms> = {};
