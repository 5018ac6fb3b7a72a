import type { Area } from '../area.ts';
import type { organiser as english } from '../en/organiser.ts';

export const organiser: Area<typeof english, 'other'> = {};
