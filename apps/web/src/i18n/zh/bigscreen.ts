import type { Area } from '../area.ts';
import type { bigscreen as english } from '../en/bigscreen.ts';

export const bigscreen: Area<typeof english, 'other'> = {};
