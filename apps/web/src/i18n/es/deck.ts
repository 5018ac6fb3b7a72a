import type { Area, RomanceForms } from '../area.ts';
import type { deck as english } from '../en/deck.ts';

export const deck: Area<typeof english, RomanceForms> = {};
