import type { Area } from '../area.ts';
import type { fanbook as english } from '../en/fanbook.ts';

export const fanbook: Area<typeof english, 'other'> = {};
