import type { Area } from '../area.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: Area<typeof english, 'other'> = {};
