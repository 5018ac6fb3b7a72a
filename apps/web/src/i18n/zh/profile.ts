import type { Area } from '../area.ts';
import type { profile as english } from '../en/profile.ts';

export const profile: Area<typeof english, 'other'> = {};
