import type { Area, RomanceForms } from '../area.ts';
import type { profile as english } from '../en/profile.ts';

export const profile: Area<typeof english, RomanceForms> = {};
