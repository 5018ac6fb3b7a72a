import type { Area } from '../area.ts';
import type { drills as english } from '../en/drills.ts';

export const drills: Area<typeof english, 'other'> = {};
