import type { Area } from '../area.ts';
import type { duplicate as english } from '../en/duplicate.ts';

export const duplicate: Area<typeof english, 'other'> = {};
